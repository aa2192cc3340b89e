import { resultLooks } from "./result-looks.ts";
import { scoreBands } from "./score-bands.ts";

/** A short list of the score bands, for reading one's own total. */
export function ScoreBandList() {
  return (
    <dl className="mt-4 grid gap-x-10 @4xl:grid-cols-2">
      {scoreBands.map(({ points, category, urgency, meaning }) => (
        <div key={category} className="border-t border-limestone-400 py-3">
          <dt className="flex items-center gap-3 font-semibold">
            <span aria-hidden="true" className={`size-4 ${resultLooks[urgency].swatch}`} />
            <span className="tabular-nums">{points}</span> {category}
          </dt>
          <dd className="mt-1 text-small text-slate-700">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
