import { topics } from "#content/en/assessment/questions.ts";
import { outcome } from "#content/en/assessment/result.ts";
import type { QuestionId } from "#domain/assessment/questions.ts";
import { driversOf } from "./reasons.ts";

/** The answers that weigh most, and why, as the schedule of a drawing: points, answer, reason. */
export function ResultReasons({ values }: { values: Partial<Record<QuestionId, string>> }) {
  const drivers = driversOf(values);
  const hasPoints = drivers.some(({ score }) => score > 0);
  return (
    <div className="@4xl:col-span-full">
      <h3 className="text-lead">{hasPoints ? outcome.drivers.counting : outcome.drivers.good}</h3>
      <ol className="mt-3 border-t-2 border-slate-900">
        {drivers.map(({ topic, label, score, reason }) => (
          <li
            key={topic}
            className="grid gap-x-14 gap-y-1 border-b border-limestone-400 py-4 last:border-b-0 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] @4xl:items-baseline"
          >
            <div className="flex items-baseline gap-4">
              <span className="w-12 shrink-0 font-heading text-lead font-bold tabular-nums text-copper-700">
                {score > 0 && "+"}
                {score}
                <span className="sr-only"> {outcome.points}</span>
              </span>
              <span>
                <span className="block text-small text-slate-500">{topics[topic].short}</span>
                <span className="font-semibold">{label}</span>
              </span>
            </div>
            <p className="text-slate-700 pl-16 @4xl:pl-0">{reason}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
