import { useWords } from "#app/facts/use-facts.ts";
import { PairList } from "#app/sections/text/pair-list.tsx";
import { practices } from "#content/en/maintenance-tips.ts";
import { Title } from "#ui/pages/title.tsx";

/** Good habits, as text in two columns. */
export function BestPractices() {
  const { heading, items } = useWords(practices);
  return (
    <section aria-labelledby="practices" className="page-grid gap-y-8 pt-section">
      <Title id="practices" className="lg:col-span-4">
        {heading}
      </Title>
      <PairList
        pairs={items.map(({ title, text }) => [title, text])}
        className="lg:col-span-8 lg:columns-2 lg:gap-x-12"
        row="break-inside-avoid pb-6"
        term="font-heading text-lead leading-snug font-bold"
        text="mt-1 text-slate-700"
      />
    </section>
  );
}
