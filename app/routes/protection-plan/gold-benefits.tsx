import type { PlanPageWords } from "#domain/plan/plan-words.ts";

/** Why this is the plan that we recommend, beside its price. */
export function GoldBenefits({ words }: { words: PlanPageWords["benefits"] }) {
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <h2 className="text-heading sm:col-span-2">{words.heading}</h2>
      {words.points.map(({ title, text }, index) => (
        <div
          key={title}
          className={`border-t-2 border-slate-900 pt-3 ${index === 0 ? "sm:col-span-2" : ""}`}
        >
          <h3 className="text-lead font-bold">{title}</h3>
          <p className="mt-1 text-slate-700">{text}</p>
        </div>
      ))}
    </div>
  );
}
