import { Suspense } from "react";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { Lead } from "#app/ui/lead.tsx";
import { Title } from "#app/ui/title.tsx";
import { entry, opening } from "#content/en/faq.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { head } from "#generated/pages/faq.ts";
import { Subjects } from "./subjects.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [breadcrumbData([parentPages.resources, entry])],
  });

export default function Page() {
  return (
    <>
      <section className="page-grid gap-y-6 pt-10 pb-8 lg:pb-12">
        <Title as="h1" className="lg:col-span-7">
          {opening.heading}
        </Title>
        <Lead className="lg:col-span-5 lg:self-end">{opening.lead}</Lead>
      </section>
      <Suspense>
        <Subjects />
      </Suspense>
    </>
  );
}
