import { resultLooks } from "#app/sections/assessment/result-looks.ts";
import { scoreBands } from "#app/sections/assessment/score-bands.ts";

/** How a total is read. */
export function ScoreGuide() {
  return (
    <section className="page-grid gap-y-8 pt-section" aria-labelledby="score-guide">
      <div className="lg:col-span-4">
        <h2 id="score-guide" className="drip-edge text-heading">
          How the score works
        </h2>
        <p className="mt-6 max-w-prose text-slate-700">
          Every answer adds points, and the clearer the sign of trouble, the more it adds. An old
          roof, water inside, worn shingles and repeated storms count the most. A clogged gutter
          counts the least.
        </p>
        <p className="mt-4 max-w-prose text-slate-700">
          “I don't know” adds points too. What nobody has looked at is a risk in itself.
        </p>
      </div>
      <div className="lg:col-span-8">
        <table className="w-full border-t-2 border-slate-900 text-left max-sm:block">
          <thead className="max-sm:hidden">
            <tr className="text-small text-slate-500">
              <th scope="col" className="py-2 pr-6 font-semibold whitespace-nowrap">
                Points
              </th>
              <th scope="col" className="py-2 pr-6 font-semibold">
                Result
              </th>
              <th scope="col" className="py-2 font-semibold">
                What it means
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
