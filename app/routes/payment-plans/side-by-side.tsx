import { useWords } from "#app/facts/use-facts.ts";
import { ComparisonTable } from "#app/sections/text/comparison-table.tsx";
import { comparison } from "#content/en/payment-plans.ts";
import { Title } from "#ui/pages/title.tsx";

/** The three plans by feature. */
export function SideBySide() {
  const { heading, pick, ...table } = useWords(comparison);
  return (
    <section aria-labelledby="side-by-side" className="page-grid gap-y-4 py-9 md:py-section">
      <Title id="side-by-side">{heading}</Title>
      <div>
        <ComparisonTable {...table} pick={pick} />
      </div>
    </section>
  );
}
