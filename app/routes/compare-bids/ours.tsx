import { useWords } from "#app/facts/use-facts.ts";
import { PairList } from "#app/sections/text/pair-list.tsx";
import { ours } from "#content/en/compare-bids.ts";
import { Title } from "#ui/pages/title.tsx";

/** What this contractor answers, set like the title block of a drawing. */
export function Ours() {
  const { heading, text, answers } = useWords(ours);
  return (
    <section
      aria-labelledby="ours"
      className="page-grid gap-y-8 bg-limestone-100 py-section print:hidden"
    >
      <div className="lg:col-span-5">
        <Title id="ours">{heading}</Title>
        <p className="mt-6 max-w-prose text-slate-700">{text}</p>
      </div>
      <PairList
        pairs={answers.map(({ label, value }) => [label, value])}
        className="border-t-2 border-slate-900 lg:col-span-7"
        row="grid gap-x-8 border-b border-limestone-400 py-3 sm:grid-cols-[14rem_1fr]"
        term="text-slate-700"
        text="font-semibold"
      />
    </section>
  );
}
