/** From one figure to another, both included: 2-4 hours, 4.99%-9.99%. */
export type Span = { from: number; to: number };

/** One figure, or a span of them. */
export type Figure = number | Span;
