import { useWords } from "#app/facts/use-facts.ts";
import { ComingSoon } from "#app/sections/coming-soon/coming-soon.tsx";
import { Statement } from "#app/sections/statement/statement.tsx";
import { StatementContents } from "#app/sections/statement/statement-contents.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { lead, sections, updated } from "#content/en/terms.ts";
import { head } from "#generated/pages/terms.ts";

export const meta = () => pageMeta(head);

/** A page that is not written yet, and below it what booking and an inspection mean. */
export default function Page() {
  const words = useWords(sections);
  return (
    <>
      <ComingSoon heading={head.name} lead={lead}>
        <StatementContents sections={words} />
      </ComingSoon>
      <Statement updated={updated} sections={words} />
    </>
  );
}
