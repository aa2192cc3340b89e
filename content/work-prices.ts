import type { WorkPrices } from "#domain/estimate/work-prices.ts";

/**
 * What estimates rest on beside the price book (`roof-costs.ts`): dollars a foot, and for each pipe. They were not given with the
 * order for this site, and are assumptions until an owner sets their own at the desk (`en/before-you-open.ts`).
 */
export const workPrices = {
  fascia: { from: 8, to: 20 },
  dripEdge: { from: 2, to: 5 },
  ridgeVent: { from: 8, to: 15 },
  valley: { from: 8, to: 18 },
  wallFlashing: { from: 10, to: 25 },
  gutter: { from: 8, to: 20 },
  pipe: { from: 50, to: 150 },
} as const satisfies WorkPrices;
