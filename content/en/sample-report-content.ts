import { emptyReport, type ReportContent } from "#domain/report/report-content.ts";
import type { Callout } from "#domain/roof-photo/callout.ts";

/**
 * A report like those that owners get after an inspection, made up for the site: house and owner are fictional, and the pages say
 * so. What they show of it follows from this by the functions that make real reports (scripts/run/write-sample-report.ts).
 */
export const sampleContent: ReportContent = {
  ...emptyReport,
  lookedAt: [
    { area: "surface", how: "close", why: null, note: "" },
    { area: "gutters", how: "close", why: null, note: "" },
    { area: "attic", how: "close", why: null, note: "" },
  ],
  findings: [
    {
      ...{ id: "collar", part: "vent", partWord: "Vent or pipe", side: "rear" },
      ...{ condition: "failed", urgency: "now", life: null, photos: ["pipe-boot"] },
      seen: "The collar has split. Rain runs into the attic.",
    },
    {
      ...{ id: "flashing", part: "chimney", partWord: "Chimney", side: null },
      ...{ condition: "damaged", urgency: "season", life: null, photos: ["flashing"] },
      seen: "The flashing has pulled away. The wood below is dry.",
    },
    {
      ...{ id: "bruises", part: "slope", partWord: "Slope", side: "front" },
      ...{ condition: "fair", urgency: "watch", life: { from: 8, to: 12 }, photos: ["hail"] },
      seen: "Round, dark bruises. None of them is soft.",
    },
  ],
  advice: {
    ...{ kind: "repair", years: null },
    words: "Replace the collar now, in one visit, and set the flashing back before winter.",
  },
};

/** Its pictures: what each shows, and what was drawn on it. */
export const samplePhotos: Readonly<Record<string, { alt: string; callout: Callout }>> = {
  "pipe-boot": {
    alt: "A vent pipe, its rubber collar split and curled",
    callout: { kind: "circle", from: { x: 0.33, y: 0.29 }, to: { x: 0.65, y: 0.55 } },
  },
  flashing: {
    alt: "Metal flashing bent away from a brick chimney",
    callout: { kind: "circle", from: { x: 0.14, y: 0.25 }, to: { x: 0.82, y: 0.43 } },
  },
  hail: {
    alt: "Brown shingles with dark round bruises",
    callout: { kind: "circle", from: { x: 0.46, y: 0.38 }, to: { x: 0.62, y: 0.54 } },
  },
};
