import type { Span } from "#domain/page/span.ts";
import { dollars } from "./figures.ts";

/** What a square foot costs, with cents if either end has some: `$3-$5`, `$4.25-$6.00`. */
export function unitPrice(price: Span): string {
  const { from, to } = price;
  if ([from, to].every(Number.isInteger)) return dollars(price);
  const [low, high] = [from, to].map((end) => `$${end.toFixed(2)}`);
  return low === high ? `${high}` : `${low}-${high}`;
}
