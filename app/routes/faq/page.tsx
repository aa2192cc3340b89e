import { Suspense } from "react";
import { useWords } from "#app/facts/use-facts.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { entry, opening } from "#content/en/faq.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { head } from "#generated/pages/faq.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import { Subjects } from "./subjects.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [breadcrumbData([parentPages.resources, entry])],
  });

export default function Page() {
  const words = useWords(opening);
  return (
    <>
      <section className="page-grid gap-y-6 pt-10 pb-8 lg:pb-12">
        <Title as="h1" className="lg:col-span-7">
          {words.heading}
        </Title>
        <Lead className="lg:col-span-5 lg:self-end">{words.lead}</Lead>
      </section>
      <Suspense>
        <Subjects />
      </Suspense>
    </>
  );
}
