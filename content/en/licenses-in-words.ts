import type { Facts } from "#domain/business/facts.ts";
import { heldLicenses } from "#domain/business/licenses.ts";
import { withArticle } from "./figures.ts";

/** `Virginia Class A Contractor 2705-555014`: all licenses, each with its number; empty where there is none. */
export function licensesInWords(f: Pick<Facts, "licenses">): string {
  return heldLicenses(f)
    .map(({ label, number }) => `${label} ${number}`)
    .join(", ");
}

/** `Virginia Class A Contractor`: the first license that is held; empty where there is none. */
export function firstLicense(f: Pick<Facts, "licenses">): string {
  return heldLicenses(f)[0]?.label.trim() ?? "";
}

/** `a Virginia Class A Contractor license`, `an Ohio Roofing License`: the first that is held; empty where there is none. */
export function aLicense(f: Pick<Facts, "licenses">): string {
  const label = firstLicense(f);
  return label && withArticle(/\blicen[cs]e$/i.test(label) ? label : `${label} license`);
}

/** `Licensed, bonded and insured`, as far as it is true: many states license no roofers, and not everybody has a bond. */
export function standing(f: Pick<Facts, "licenses" | "isBonded">): string {
  const within = standingWithin(f);
  return within.charAt(0).toUpperCase() + within.slice(1);
}

/** The same within a sentence. */
export function standingWithin({ isBonded, ...f }: Pick<Facts, "licenses" | "isBonded">): string {
  const before = [heldLicenses(f).length > 0 && "licensed", isBonded && "bonded"].filter(Boolean);
  return before.length > 0 ? `${before.join(", ")} and insured` : "insured";
}
