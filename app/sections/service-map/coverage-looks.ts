import type { CountyType } from "#domain/service-area/county.ts";

/** A hatch at the roof's pitch, which marks the secondary area in forced colors. */
export const hatchId = "coverage-hatch";

/**
 * How each type of coverage is drawn. Names on the map meet AA contrast. In forced colors an area
 * is full, hatched or empty.
 */
export const coverageLooks: Record<CountyType, { area: string; name: string; swatch: string }> = {
  primary: {
    area: "fill-patina-700",
    name: "fill-limestone-50 forced-colors:[forced-color-adjust:none]",
    swatch: "bg-patina-700 forced-mark forced-colors:border",
  },
  secondary: {
    area: "fill-patina-400 forced-colors:fill-[url(#coverage-hatch)]",
    name: "fill-slate-950",
    swatch:
      "bg-patina-400 forced-colors:border forced-colors:[forced-color-adjust:none] forced-colors:bg-[Canvas] forced-colors:bg-[repeating-linear-gradient(153deg,CanvasText_0_1.5px,Canvas_1.5px_5px)]",
  },
  extended: {
    area: "fill-limestone-200 forced-colors:stroke-[CanvasText]",
    name: "fill-slate-900",
    swatch: "bg-limestone-200 inset-ring inset-ring-limestone-500 forced-colors:border",
  },
};
