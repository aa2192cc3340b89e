/** A range with both ends included: 2-4 hours, 4.99%-9.99%; an open-ended one may exceed `to`: 75-100+ years. */
export type Span = { from: number; to: number; openEnded?: boolean };

/** One number, or a range. */
export type Figure = number | Span;
