import type { OpenAnswers } from "#domain/roof-cost/roof-cost.ts";

/**
 * What most roofs here are, for the likely range of somebody who does not know: an assumption, too. The range of all that
 * is possible stands below it.
 */
export const usualRoof = {
  pitch: ["medium"],
  shape: ["gable", "hip"],
  layers: ["one"],
  county: ["primary"],
} as const satisfies OpenAnswers;
