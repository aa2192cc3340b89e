import type { LawNow } from "#domain/business/law-now.ts";

/** Oregon has no such law. */
export function ofOwnersAct(_: { law: LawNow }, _about: "claims" | "cancel" | "bids"): string {
  return "";
}
