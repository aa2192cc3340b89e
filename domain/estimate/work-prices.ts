import type { Span } from "#domain/page/span.ts";

/** Dollars for what the price book of `/roof-cost` has no line for: a foot of each, and a pipe. No page states them. */
export type WorkPrices = Readonly<Record<WorkPrice, Span>>;

export const workPriceNames = [
  "fascia",
  "dripEdge",
  "ridgeVent",
  "valley",
  "wallFlashing",
  "gutter",
  "pipe",
] as const;

export type WorkPrice = (typeof workPriceNames)[number];
