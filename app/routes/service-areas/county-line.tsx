import { useWords } from "#app/facts/use-facts.ts";
import { PairList } from "#app/sections/text/pair-list.tsx";
import { countyLine } from "#content/en/service-areas.ts";
import { Title } from "#ui/pages/title.tsx";

/**
 * What differs from county to county, as notes in the margin of a plan: subject left, note right.
 */
export function CountyLine() {
  const words = useWords(countyLine);
  return (
    <section aria-labelledby="county-line" className="page-grid gap-y-8 pt-section">
      <div className="lg:col-span-8">
        <Title id="county-line">{words.heading}</Title>
        <p className="mt-6 text-lead text-slate-700">{words.lead}</p>
      </div>
      <PairList
        pairs={words.rows.map(({ subject, text }) => [subject, text])}
        className="border-b border-limestone-400"
        row="border-t border-limestone-400 py-5 lg:grid lg:grid-cols-12 lg:gap-x-8"
        term="font-heading text-lead font-bold lg:col-span-4"
        text="mt-1 max-w-prose text-slate-700 lg:col-span-8 lg:mt-0"
      />
    </section>
  );
}
