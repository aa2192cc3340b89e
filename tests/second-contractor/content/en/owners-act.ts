import type { LawNow } from "#domain/business/law-now.ts";
import { type LawHere, stateLaw } from "#domain/business/state-law.ts";

type Said = (now: LawNow["ownersAct"]) => string;

/** Nothing is said of such an act in Ohio. */
export const ownersAct = stateLaw<Record<"claims" | "cancel" | "bids", Said>>(
  "OH",
  "owners-act",
  {},
);

export function ofOwnersAct(_: LawHere, _about: "claims" | "cancel" | "bids"): string {
  return "";
}
