import type { PlanPageWords } from "#domain/plan/plan-words.ts";

/** The services that the discounts apply to. */
export function PlanServices({ words }: { words: PlanPageWords["covered"] }) {
  return (
    <div>
      <h2 className="text-heading">{words.heading}</h2>
      <p className="mt-3 text-slate-700">{words.lead}</p>
      <dl className="mt-5 border-t-2 border-slate-900">
        {words.services.map(({ title, text }) => (
          <div key={title} className="border-b border-limestone-400 py-3">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-slate-700">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
