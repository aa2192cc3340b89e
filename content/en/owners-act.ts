import type { LawNow } from "#domain/business/law-now.ts";
import { type LawHere, stateLaw } from "#domain/business/state-law.ts";

/*
 * Virginia's Residential Property Owners Protection Act (Code of Virginia § 59.1-617 and following), before and from the
 * day on which it is in force (`law-days.ts`). For the owner's lawyer: 'lawyer-owners-act' (`before-you-open.ts`). It says
 * no more than the Act's summary: which advertisements, which terms and until when people may cancel is for the lawyer.
 */

type Said = (now: LawNow["ownersAct"]) => string;

const name = "Virginia's Residential Property Owners Protection Act";

const byLaw =
  (ahead: string, inForce: string): Said =>
  (now) =>
    now === "ahead" ? ahead : inForce;

export const ownersAct = stateLaw("VA", "owners-act", {
  /** Beside what we do not do in a claim. */
  claims: byLaw(
    `From January 1, 2027, ${name} limits what contractors may advertise and do about insurance claims for roofs, and says what their contracts must contain.`,
    `${name} limits what contractors may advertise and do about insurance claims for roofs, and says what their contracts must contain.`,
  ),
  /** After the right to cancel what was signed at home. */
  cancel: byLaw(
    `From January 1, 2027, ${name} also lets you cancel a contract for roofing if the Governor declares a state of emergency for the area your house is in.`,
    `${name} also lets you cancel a contract for roofing if the Governor has declared a state of emergency for the area your house is in. Ask how long you have.`,
  ),
  /** Beside what a bid has to say. */
  bids: byLaw(
    `From January 1, 2027, ${name} asks for further terms in a roofing contract.`,
    `${name} asks for terms in a roofing contract that this page does not check. Ask each bidder for them.`,
  ),
});

/** The sentence that holds now; empty where the pages say nothing of the Act. */
export function ofOwnersAct(f: LawHere, about: "claims" | "cancel" | "bids"): string {
  return ownersAct(f)[about]?.(f.law.ownersAct) ?? "";
}
