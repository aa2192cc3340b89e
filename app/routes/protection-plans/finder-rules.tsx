import Plus from "lucide-react/icons/plus";
import { hours } from "#content/en/figures.ts";
import { finderRules, finderWords } from "#content/en/plan-finder.ts";
import {
  inspectionsForAge,
  inspectionsForWear,
  responseFor,
  roofAnswers,
  watchAnswers,
  wearAnswers,
} from "#domain/plan/plan-finder.ts";

const { roof, wear, watch } = finderWords;

/** The meaning of each answer, from the same figures that the recommendation is computed with. */
const rows = [
  ...roofAnswers.map((value) => ({
    answer: roof.answers[value].label,
    needs: finderRules.inspections(inspectionsForAge[value]),
  })),
  ...wearAnswers.map((value) => ({
    answer: wear.answers[value].label,
    needs: finderRules.inspections(inspectionsForWear[value]),
  })),
  ...watchAnswers.map((value) => ({
    answer: watch.answers[value].label,
    needs: Number.isFinite(responseFor[value])
      ? finderRules.response.within(hours(responseFor[value]))
      : finderRules.response.none,
  })),
];

/** The rule itself, for visitors who do not trust a computed answer. */
export function FinderRules() {
  const [answer, needs] = finderRules.columns;
  return (
    <details className="group border-y border-slate-500">
      <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-semibold hover:text-copper-400">
        {finderRules.heading}
        <Plus className="size-6 shrink-0 text-copper-400 transition-transform group-open:rotate-45" />
      </summary>
      <div className="grid gap-x-12 gap-y-4 pb-6 lg:grid-cols-2">
        <table className="w-full text-left text-small">
          <thead>
            <tr className="border-b border-slate-300">
              <th scope="col" className="py-2 pr-4">
                {answer}
              </th>
              <th scope="col" className="py-2">
                {needs}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.answer} className="border-b border-slate-700 align-baseline">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {row.answer}
                </th>
                <td className="py-2 font-semibold">{row.needs}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="max-w-prose text-slate-300">{finderRules.text}</p>
      </div>
    </details>
  );
}
