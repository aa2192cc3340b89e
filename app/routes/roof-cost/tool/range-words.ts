import { dollars } from "#content/en/figures.ts";
import type { Span } from "#domain/page/span.ts";
import { withThousands } from "#domain/page/thousands.ts";

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
