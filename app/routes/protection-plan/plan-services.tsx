import { PairList } from "#app/sections/text/pair-list.tsx";
import type { PlanPageWords } from "#domain/plan/plan-words.ts";

/** The services that the discounts apply to. */
export function PlanServices({ words }: { words: PlanPageWords["covered"] }) {
  return (
    <div>
      <h2 className="text-heading">{words.heading}</h2>
      <p className="mt-3 text-slate-700">{words.lead}</p>
      <PairList
        pairs={words.services.map(({ title, text }) => [title, text])}
        className="mt-5 border-t-2 border-slate-900"
        row="border-b border-limestone-400 py-3"
        term="font-semibold"
        text="text-slate-700"
      />
    </div>
  );
}
