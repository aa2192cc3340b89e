import { useWords } from "#app/facts/use-facts.ts";
import { PairList } from "#app/sections/text/pair-list.tsx";
import { basis } from "#content/en/roof-cost.ts";
import { Section } from "#ui/pages/section.tsx";

/** What the range rests on, set like the notes beside a drawing. */
export function Basis() {
  const { heading, points } = useWords(basis);
  return (
    <Section
      headingId="basis"
      heading={heading}
      span={4}
      className="gap-y-8 bg-limestone-100 py-section print:hidden"
    >
      <PairList
        pairs={points.map(({ title, text }) => [title, text])}
        className="border-t-2 border-slate-900 lg:col-span-8"
        row="grid gap-x-8 gap-y-1 border-b border-limestone-400 py-5 sm:grid-cols-[14rem_1fr]"
        term="font-semibold"
        text="text-slate-700"
      />
    </Section>
  );
}
