import type { CountyType } from "#domain/area/county.ts";

/** How each type of coverage is drawn. Its names on the map are told apart from the ground by AA. */
export const coverageLooks: Record<CountyType, { area: string; name: string; swatch: string }> = {
  primary: {
    area: "fill-patina-700",
    name: "fill-limestone-50",
    swatch: "bg-patina-700",
  },
  secondary: {
    area: "fill-patina-400",
    name: "fill-slate-950",
    swatch: "bg-patina-400",
  },
  extended: {
    area: "fill-limestone-200",
    name: "fill-slate-900",
    swatch: "bg-limestone-200 inset-ring inset-ring-limestone-500",
  },
};
