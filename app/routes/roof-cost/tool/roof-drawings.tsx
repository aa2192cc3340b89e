import { useFacts } from "#app/facts/use-facts.ts";
import type { RoofPitch, RoofShape } from "#domain/roof-cost/roof-cost.ts";

const line = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinejoin: "round",
} as const;

/** A gable end with the slope's middle pitch. Decorative. */
export function PitchDrawing({ pitch }: { pitch: RoofPitch }) {
  const { from, to } = useFacts().priceBook.rise[pitch];
  const rise = ((from + to) / 2 / 12) * 36;
  return (
    <svg aria-hidden="true" viewBox="0 0 88 58" className="h-12 w-18 shrink-0 text-slate-700">
      <path
        d={`M8 50 44 ${50 - rise} 80 50`}
        {...line}
        className="stroke-copper-700"
        strokeWidth="3"
      />
      <path d="M14 48V57M74 48V57M2 57H86" {...line} />
    </svg>
  );
}

const plans: Readonly<Record<RoofShape, string>> = {
  gable: "M6 8H82V50H6ZM6 29H82",
  hip: "M6 8H82V50H6ZM27 29H61M6 8 27 29 6 50M82 8 61 29 82 50",
  "cut-up":
    "M6 8H82V34H56V54H32V34H6ZM6 21H44M82 21H44M44 21V54M44 21 32 34M44 21 56 34M62 8V15H74V8M68 8V15",
};

/** The roof from above: its edges, ridges and valleys. Decorative. */
export function ShapeDrawing({ shape }: { shape: RoofShape }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 88 58" className="h-12 w-18 shrink-0 text-slate-700">
      <path d={plans[shape]} {...line} />
    </svg>
  );
}
