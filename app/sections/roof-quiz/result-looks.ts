import type { Urgency } from "#domain/assessment/assessment.ts";

/** The four result colors (specification 1, section 9): text on the badge is 6:1 or better. */
export const resultLooks: Record<Urgency, { badge: string; fill: string; swatch: string }> = {
  low: { badge: "bg-patina-700 text-white", fill: "fill-patina-700", swatch: "bg-patina-700" },
  medium: {
    badge: "bg-amber-400 text-slate-950",
    fill: "fill-amber-400",
    swatch: "bg-amber-400",
  },
  "medium-high": {
    badge: "bg-orange-400 text-slate-950",
    fill: "fill-orange-400",
    swatch: "bg-orange-400",
  },
  high: { badge: "bg-red-700 text-white", fill: "fill-red-700", swatch: "bg-red-700" },
};
