import { useWords } from "#app/facts/use-facts.ts";
import { TextInForce } from "#app/sections/coming-soon/text-in-force.tsx";
import { Statement } from "#app/sections/statement/statement.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { coming, inForce, lead, sections, updated } from "#content/en/terms.ts";
import { head } from "#generated/pages/terms.ts";

export const meta = () => pageMeta(head);

/** A page whose final text is not written yet, and below it what booking and an inspection mean. */
export default function Page() {
  const words = useWords(sections);
  return (
    <>
      <TextInForce heading={head.name} lead={lead} updated={updated} coming={coming} />
      <Statement heading={inForce} updated={updated} sections={words} />
    </>
  );
}
