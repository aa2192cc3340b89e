import { asking } from "#content/en/assessment/questions.ts";

/** From eave to ridge, in units of the drawing: 12 across for every 6 up. */
const eave = { x: 24, y: 142 };
const run = 216;
const rise = run / 2;

/**
 * Progress through the assessment, drawn as a roof slope with the site's 6 in 12 pitch: each answer
 * lays a course of shingles, from the eave to the ridge.
 */
export function RoofProgress({ answered, total }: { answered: number; total: number }) {
  return (
    <svg
      role="progressbar"
      aria-label={asking.progress}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={answered}
      aria-valuetext={asking.answered(answered, total)}
      viewBox="0 8 270 168"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className="w-28 shrink-0 text-slate-700 @lg:w-44 @4xl:w-full @4xl:max-w-76"
    >
      <path d={band(22, 9, 19)} className="fill-limestone-50" />
      <path d={band(0, 0, 9)} className="fill-limestone-200" />
      {Array.from({ length: total }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a course is its place on the slope
          key={index}
          d={shingle(index, total)}
          className={`transition-[fill,stroke] ${index < answered ? "fill-copper-700 stroke-limestone-50" : "fill-limestone-50 stroke-limestone-400"}`}
        />
      ))}
      <path d="M20 143H2V153C2 164 20 164 20 153Z" className="fill-limestone-100" />
      <PitchSymbol />
    </svg>
  );
}

/** A plank under the slope, cut plumb at both ends. */
function band(from: number, top: number, thickness: number): string {
  const x = eave.x + from;
  const y = eave.y - from / 2 + top;
  return `M${x} ${y}L${eave.x + run} ${eave.y - rise + top}v${thickness}L${x} ${y + thickness}Z`;
}

/** A shingle seen from its edge: thick at the lower end, thin under the next one. */
function shingle(index: number, total: number): string {
  const length = run / total;
  const x = eave.x + index * length - 5;
  const y = eave.y - index * (length / 2) + 2.5;
  const thick = 13;
  const tip = length + (index < total - 1 ? 14 : 5);
  return `M${x} ${y}l-${thick / 2.6}-${thick}L${x + tip} ${y - tip / 2 - 5}v5Z`;
}

/** The symbol for run over rise. */
function PitchSymbol() {
  return (
    <g className="hidden @4xl:block">
      <path d="M150 148H210V118Z" className="stroke-copper-600" strokeWidth="2" />
      <g stroke="none" className="fill-slate-700 font-text text-[14px] font-semibold">
        <text x="180" y="165" textAnchor="middle">
          12
        </text>
        <text x="217" y="138">
          6
        </text>
      </g>
    </g>
  );
}
