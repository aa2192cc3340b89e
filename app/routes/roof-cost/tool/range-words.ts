import { dollars } from "#content/en/figures.ts";
import { form, result } from "#content/en/roof-cost.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { Span } from "#domain/page/span.ts";
import { withThousands } from "#domain/page/thousands.ts";
import type { RoofSize } from "#domain/roof-cost/roof-cost.ts";
import type { ShownRoof } from "./described-roof.ts";

const apart = (from: string, to: string) => (from === to ? from : `${from}-${to}`);

/** `$8,100-$13,400`, or one amount. In whole dollars. */
export function amountsOf({ from, to }: Span): string {
  return apart(dollars(from), dollars(to));
}

/** `1,780-2,240 sq ft`, in whole square feet. */
export function surfaceOf({ from, to }: Span): string {
  const whole = (figure: number) => withThousands(Math.round(figure));
  return `${apart(whole(from), whole(to))} sq ft`;
}

/** `18-23 squares`, in tenths. */
export function squaresOf({ from, to }: Span): string {
  const tenths = (figure: number) => String(Math.round(figure / 10) / 10);
  return `${apart(tenths(from), tenths(to))} squares`;
}

/** `1.08-1.16`, in hundredths. */
export function factorsOf({ from, to }: Span): string {
  return apart(from.toFixed(2), to.toFixed(2));
}

/** `2,400`, `16.77`: with at most two decimals. */
function figureOf(figure: number): string {
  const [whole = "", part] = String(Math.round(figure * 100) / 100).split(".");
  return `${withThousands(Number(whole))}${part ? `.${part}` : ""}`;
}

/**
 * What is known of a roof, in one line: `2,400 sq ft of living area on 2 floors, medium slope, 1 chimney, in Fairfax`. Of
 * its size, what was understood.
 */
export function roofInWords(
  { question, roof }: Pick<ShownRoof, "question" | "roof">,
  { counties }: Pick<Facts, "counties">,
): string {
  const { described } = result;
  const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
    value === "unknown" ? undefined : options.find((option) => option.value === value)?.label;
  const slope = labelOf(form.pitch.options, roof.pitch);
  const shape = labelOf(form.shape.options, roof.shape);
  const county = counties.find(({ id }) => id === roof.county);
  return [
    sizeInWords(question.size),
    slope && described.slope(slope),
    shape && described.shape(shape),
    roof.layers !== "unknown" && described.layers[roof.layers as "one" | "two"],
    roof.chimneys !== "0" && described.chimneys(Number(roof.chimneys)),
    roof.skylights !== "0" && described.skylights(Number(roof.skylights)),
    county && described.county(county.name),
  ]
    .filter(Boolean)
    .join(", ");
}

function sizeInWords(size: RoofSize): string {
  const { described } = result;
  if (size.kind === "squares") return described.squares(figureOf(size.squares));
  if (size.kind === "outline") {
    return described.outline(figureOf(size.length), figureOf(size.width));
  }
  const floors = String(size.floors).replace(".5", "½");
  return described["living-area"](figureOf(size.area), floors);
}
