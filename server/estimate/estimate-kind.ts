import { estimateLimits } from "#domain/estimate/estimate-terms.ts";
import type { SentKind } from "#server/draft/drafts-repository.ts";

/** Estimates among what staff write and send. */
export const estimateKind = {
  ...{ table: "estimates", noun: "estimate", most: estimateLimits.estimates },
} as const satisfies SentKind;
