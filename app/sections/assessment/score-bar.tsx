import { outcome } from "#content/en/assessment/result.ts";
import {
  barLength,
  maximumScore,
  resultBands,
  type Urgency,
} from "#domain/assessment/assessment.ts";
import { resultLooks } from "./result-looks.ts";

/** Width of the full bar, in units of the drawing. */
const width = 450;

/** Where each band ends on the bar, and the urgency that colors it. */
const zones = resultBands.map(({ upTo, urgency }) => ({
  upTo: Math.min(upTo, maximumScore),
  urgency,
}));

const at = (score: number) => barLength(score) * width;

/** The score on the scale of the bands, drawn as a scale bar. Full from 75 on: `75+`. */
export function ScoreBar({ score, urgency }: { score: number; urgency: Urgency }) {
  const end = at(score);
  return (
    <div className="mt-5">
      <p className="flex max-w-120 flex-wrap items-baseline justify-between gap-x-4 font-heading font-bold tabular-nums">
        <span>
          <span className="text-title">{score}</span>{" "}
          <span className="text-heading">{outcome.points}</span>
        </span>
        <span className="font-text text-small font-semibold text-slate-700">
          {outcome.urgency(urgency)}
        </span>
      </p>
      <svg
        role="img"
        aria-label={outcome.scale(score, maximumScore)}
        viewBox={`0 0 ${width} 70`}
        className="mt-1 w-full max-w-120 overflow-visible"
      >
        <path d={`M${end} 13l14-7h-28Z`} className="fill-slate-900" />
        <rect
          x="0"
          y="16"
          width={width}
          height="18"
          className="fill-limestone-200 forced-colors:stroke-[CanvasText]"
        />
        <rect
          data-score-bar=""
          x="0"
          y="16"
          width={end}
          height="18"
          className={`${resultLooks[urgency].fill} forced-colors:fill-[Highlight]`}
        />
        {zones.map((zone, index) => {
          const from = at(zones[index - 1]?.upTo ?? 0);
          return (
            <rect
              key={zone.upTo}
              x={from + 1}
              y="40"
              width={at(zone.upTo) - from - 2}
              height="5"
              className={`${resultLooks[zone.urgency].fill} ${zone.urgency === urgency ? "forced-colors:fill-[Highlight]" : ""}`}
            />
          );
        })}
        <g className="fill-slate-700 font-text text-[15px] font-semibold tabular-nums">
          {[0, ...zones.map(({ upTo }) => upTo)].map((tick) => (
            <text key={tick} x={at(tick)} y="64" textAnchor={anchorOf(tick)}>
              {tick === maximumScore ? `${tick}+` : tick}
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}

/** Keeps the numbers at both ends within the bar. */
function anchorOf(tick: number): "start" | "middle" | "end" {
  if (tick === 0) return "start";
  return tick === maximumScore ? "end" : "middle";
}
