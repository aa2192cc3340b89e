import { useWords } from "#app/facts/use-facts.ts";
import { Statement } from "#app/sections/statement/statement.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { heading, lead, sections, updated } from "#content/en/accessibility.ts";
import { head } from "#generated/pages/accessibility.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [breadcrumbData([{ name: head.name, path: "/accessibility" }])],
  });

export default function Page() {
  const words = useWords(sections);
  return (
    <>
      <section className="page-grid pt-12 pb-14 lg:pt-20">
        <div className="lg:col-span-7">
          <Title as="h1">{heading}</Title>
          <Lead className="mt-8">{lead}</Lead>
        </div>
      </section>
      <Statement updated={updated} sections={words} />
    </>
  );
}
