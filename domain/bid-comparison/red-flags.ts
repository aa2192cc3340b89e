import { askedFor, type Bid, type BidRules } from "./bid.ts";
import { depositShare } from "./bid-lines.ts";

/** What the law asks of a contract, or forbids. */
export const ruleFlags = [
  "no-price",
  "no-license-number",
  "class-too-small",
  "no-deposit",
  "no-schedule",
  "no-dates",
  "deductible",
  "negotiates",
] as const;

/** What no law forbids, and an owner should ask about. */
export const cautionFlags = [
  "odd-license-number",
  "no-license-class",
  "large-deposit",
  "all-in-advance",
  "paid-by-date",
  "owner-permit",
  "over-old",
  "today-only",
] as const;

/** In the order in which they are told. */
export const redFlags = [...ruleFlags, ...cautionFlags] as const;
export type RedFlag = (typeof redFlags)[number];

/** What stands out in a bid by itself, whatever the others say. */
export function flagsOf(bid: Bid, rules: BidRules): RedFlag[] {
  const asked = askedFor(bid);
  const digits = bid.licenseNumber.replace(/\D/g, "").length;
  const limit = rules.classLimits[bid.licenseClass ?? ""] ?? null;
  const hasNumber = digits > 0;
  const hasClasses = Object.keys(rules.classLimits).length > 0;
  const holds: Record<RedFlag, boolean> = {
    "no-price": bid.price === null,
    "no-license-number": !hasNumber,
    "class-too-small": limit !== null && asked !== null && asked >= limit,
    "no-deposit": bid.deposit === null && bid.balance !== "advance",
    "no-schedule": bid.balance === "unsaid",
    "no-dates": bid.dates !== "both",
    deductible: bid.deductible === "covered",
    negotiates: bid.claim === "negotiated",
    "odd-license-number":
      hasNumber && rules.licenseDigits !== null && digits !== rules.licenseDigits,
    "no-license-class": hasClasses && bid.licenseClass === null,
    "large-deposit": (depositShare(bid) ?? 0) > rules.largeDeposit,
    "all-in-advance": bid.balance === "advance",
    "paid-by-date": bid.balance === "by-date",
    "owner-permit": bid.permit === "owner",
    "over-old": bid.tearOff === "over",
    "today-only": bid.validity === "today",
  };
  return redFlags.filter((flag) => holds[flag]);
}
