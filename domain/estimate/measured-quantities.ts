import type { Span } from "#domain/page/span.ts";
import type { ReportMeasures } from "#domain/report/report-content.ts";
import type { RoofPitch } from "#domain/roof-cost/roof-cost.ts";
import { type EstimateMeasure, estimateMeasures } from "./book-items.ts";

/**
 * Quantities that follow from what a report has measured, in hundredths of a unit. What was not measured is missing, and so is
 * what was measured and is none: nobody is quoted it.
 * @param rise From which rise on a slope counts as steep, in inches for each 12 of run.
 */
export function measuredQuantities(
  { squareTenths, slopes, layers, decking, lengths, counts }: ReportMeasures,
  rise: Readonly<Record<RoofPitch, Span>>,
): Map<EstimateMeasure, number> {
  const ofSlopes = sum(slopes.map((slope) => slope.squareTenths));
  // Of a surface that nobody has measured as a whole, the parts that were.
  const squares = squareTenths ?? ofSlopes;
  const steeper = (from: number, below: number) =>
    sum(
      slopes
        .filter((slope) => slope.rise !== null && slope.rise >= from && slope.rise < below)
        .map((slope) => slope.squareTenths),
    );
  const steepFrom = rise.steep.from;
  const verySteepFrom = rise["very-steep"].from;
  const tenths: Partial<Record<EstimateMeasure, number | null>> = {
    squares,
    "steep-squares": steeper(steepFrom, verySteepFrom),
    "very-steep-squares": steeper(verySteepFrom, Number.POSITIVE_INFINITY),
    "extra-layer-squares": layers === null || squares === null ? null : squares * (layers - 1),
  };
  const whole: Partial<Record<EstimateMeasure, number | null | undefined>> = {
    "bad-sheets": decking.badSheets,
    "eave-and-rake": lengths.eave && lengths.rake ? lengths.eave + lengths.rake : undefined,
    ridge: lengths.ridge,
    valley: lengths.valley,
    "wall-flashing": lengths["wall-flashing"],
    gutter: lengths.gutter,
    "bad-fascia": lengths["bad-fascia"],
    chimney: counts.chimney,
    skylight: counts.skylight,
    pipe: counts.pipe,
  };
  return new Map(
    estimateMeasures.flatMap((measure) => {
      const quantity = (tenths[measure] ?? 0) * 10 || (whole[measure] ?? 0) * 100;
      return quantity > 0 ? [[measure, quantity] as const] : [];
    }),
  );
}

function sum(figures: readonly (number | null)[]): number | null {
  const said = figures.filter((figure) => figure !== null);
  return said.length === 0 ? null : said.reduce((all, one) => all + one, 0);
}
