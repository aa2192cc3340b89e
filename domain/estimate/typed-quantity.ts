import { withThousands } from "#domain/page/thousands.ts";
import { type FigureKind, readFigure } from "#domain/page/typed-figure.ts";
import { type EstimateUnit, estimateLimits } from "./estimate-terms.ts";

/** What was understood of a figure as it was typed: null for nothing typed, or what is wrong with it in a sentence. */
export type TypedFigure =
  | { figure: number | null; fault?: undefined }
  | { figure?: undefined; fault: string };

const kinds: Readonly<Record<EstimateUnit, FigureKind>> = {
  square: "squares",
  sheet: "sheets",
  foot: "feet",
  piece: "sheets",
  job: "sheets",
};

/** Hundredths of a unit, as `23.5` is 2,350. What cannot be read is never taken for none. */
export function typedQuantity(typed: string, unit: EstimateUnit): TypedFigure {
  if (typed.trim() === "") return { figure: null };
  const hundredths = Math.round(readFigure(typed, kinds[unit]) * 100);
  if (Number.isNaN(hundredths)) return { fault: "Enter a figure, like 23.5" };
  if (hundredths < 1) return { fault: "Enter more than 0, or take the line out" };
  if (hundredths > estimateLimits.quantity) {
    return { fault: `Enter at most ${withThousands(estimateLimits.quantity / 100)}` };
  }
  return { figure: hundredths };
}

/** The same where none is an answer, such as of sheets that the total contains. */
export function typedAllowed(typed: string, unit: EstimateUnit): TypedFigure {
  if (readFigure(typed, kinds[unit]) === 0) return { figure: 0 };
  return typedQuantity(typed, unit);
}

/** A share in percent, in parts of which `whole` are everything: `30%` of 10,000 is 3,000. */
export function typedShare(
  typed: string,
  { whole, most }: { whole: number; most: number },
): TypedFigure {
  if (typed.trim() === "") return { figure: null };
  const part = Math.round((readFigure(typed, "percent") * whole) / 100);
  if (Number.isNaN(part)) return { fault: "Enter a percentage, like 10" };
  if (part > most) return { fault: `Enter at most ${(most * 100) / whole}%` };
  return { figure: part };
}
