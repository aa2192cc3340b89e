/** A range with both ends included: 2-4 hours, 4.99%-9.99%. */
export type Span = { from: number; to: number };

/** One number, or a range. */
export type Figure = number | Span;
