import type { LeadState, LostReason } from "./lead.ts";

/** What has become of a lead, and whether somebody says so of a visit, as its outcome. */
type WhatBecame = {
  state: LeadState;
  lostReason?: LostReason | null | undefined;
  isOutcome: boolean;
};

/**
 * Whether what has become of a lead says that its inspection took place: nobody is quoted a price for a roof that we have
 * not seen. A lost lead says so as the outcome of a visit only, and not if nobody could be reached.
 */
export function impliesHeld({ state, lostReason, isOutcome }: WhatBecame): boolean {
  if (state === "quoted" || state === "won") return true;
  return state === "lost" && isOutcome && lostReason !== "unreachable";
}
