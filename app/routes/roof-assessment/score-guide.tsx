import { resultLooks } from "#app/sections/assessment/result-looks.ts";
import { scoreBands } from "#app/sections/assessment/score-bands.ts";
import { scoreGuide as words } from "#content/en/roof-assessment.ts";

/** How to read a total. */
export function ScoreGuide() {
  return (
    <section className="page-grid gap-y-8 pt-section" aria-labelledby="score-guide">
      <div className="lg:col-span-4">
        <h2 id="score-guide" className="drip-edge text-heading">
          {words.heading}
        </h2>
        {words.texts.map((text) => (
          <p key={text} className="mt-4 max-w-prose text-slate-700 first-of-type:mt-6">
            {text}
          </p>
        ))}
      </div>
      <div className="lg:col-span-8">
        <table className="w-full border-t-2 border-slate-900 text-left max-sm:block">
          <thead className="max-sm:hidden">
            <tr className="text-small text-slate-500">
              <th scope="col" className="py-2 pr-6 font-semibold whitespace-nowrap">
                {words.columns.points}
              </th>
              <th scope="col" className="py-2 pr-6 font-semibold">
                {words.columns.result}
              </th>
              <th scope="col" className="py-2 font-semibold">
                {words.columns.meaning}
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {scoreBands.map(({ points, category, urgency, meaning }) => (
              <tr
                key={category}
                className="border-t border-limestone-400 align-baseline max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-y-2 tight:grid-cols-1 max-sm:py-4"
              >
                <td className="py-4 print:py-1.5 pr-6 font-heading font-bold whitespace-nowrap max-sm:order-2 max-sm:p-0">
                  {points}
                </td>
                <th scope="row" className="py-4 print:py-1.5 pr-6 max-sm:p-0">
                  <span className="flex items-center gap-3 leading-snug font-semibold sm:whitespace-nowrap">
                    <span
                      aria-hidden="true"
                      className={`size-4 shrink-0 print:hidden ${resultLooks[urgency].swatch}`}
                    />
                    {category}
                  </span>
                </th>
                <td className="py-4 print:py-1.5 text-slate-700 max-sm:order-3 max-sm:col-span-full max-sm:p-0">
                  {meaning}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
