import { expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { entryAt } from "./fact-entries.ts";
import { type Overrides, withOverrides } from "./facts.ts";
import { isStated } from "./stated-facts.ts";

it.each<[path: string, isStated: boolean, overrides?: Overrides]>([
  ["promises.warrantyDocumentDays", true],
  ["enhancedWarranties.gold.emergencyHours", true],
  ["plans.gold.yearlyCredit", true],
  ["plans.gold.yearlyCredit", false, { "offers.plans": false }],
  ["licenses.0.label", true],
  ["licenses.2.label", false],
  ["social.0.network", true],
  ["social.0.network", false, { "social.0.url": "" }],
  ["address.latitude", true],
  ["address.latitude", false, { "address.latitude": 0 }],
  ["told.serviceCallFee", false],
  ["told.serviceCallFee", true, { "told.serviceCallFee": 90 }],
  ["counties", false, { counties: [] }],
  ["capacity", false],
  ["mailboxes.office", false],
  ["colors.brand", false],
])("%s is stated: %s", (path, expected, overrides = {}) => {
  const entry = entryAt(path);
  expect(entry && isStated(entry, withOverrides(built, overrides))).toBe(expected);
});
