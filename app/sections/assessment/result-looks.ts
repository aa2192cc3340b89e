import type { Urgency } from "#domain/assessment/assessment.ts";

const gauge = "forced-colors:border forced-colors:[forced-color-adjust:none]";

/**
 * The four result colors: text on the badge has a contrast of at least
 * 6:1. In forced colors, the swatch is a gauge filled according to the urgency.
 */
export const resultLooks: Record<Urgency, { badge: string; fill: string; swatch: string }> = {
  low: {
    badge: "bg-patina-700 text-white",
    fill: "fill-patina-700",
    swatch: `bg-patina-700 ${gauge} forced-colors:bg-[linear-gradient(to_top,CanvasText_25%,Canvas_25%)]`,
  },
  medium: {
    badge: "bg-amber-400 text-slate-950",
    fill: "fill-amber-400",
    swatch: `bg-amber-400 ${gauge} forced-colors:bg-[linear-gradient(to_top,CanvasText_50%,Canvas_50%)]`,
  },
  "medium-high": {
    badge: "bg-orange-400 text-slate-950",
    fill: "fill-orange-400",
    swatch: `bg-orange-400 ${gauge} forced-colors:bg-[linear-gradient(to_top,CanvasText_75%,Canvas_75%)]`,
  },
  high: {
    badge: "bg-red-700 text-white",
    fill: "fill-red-700",
    swatch: `bg-red-700 ${gauge} forced-colors:bg-[CanvasText]`,
  },
};
