import { businessProfile } from "#content/business-profile.ts";
import { counties } from "#content/counties.ts";
import { isOffered } from "#content/offers.ts";
import type { Facts } from "#domain/business/facts.ts";
import {
  days,
  dollars,
  either,
  listed,
  minutes,
  months,
  percent,
  weeks,
  years,
} from "./figures.ts";
import { loanInWords } from "./loan-example.ts";
import {
  claimWindow,
  howOftenToCleanGutters,
  howOftenToCleanUnderTrees,
  offPeakLead,
} from "./promises-in-words.ts";

/**
 * The facts that articles insert by name: `{{repairDays}}` in their Markdown becomes `1-2 days`. A
 * figure changed here changes in every article.
 */
export const articleFacts = (f: Facts): Readonly<Record<string, string>> => ({
  asphaltCost: dollars(f.roofing.asphalt.pricePerSquareFoot),
  metalCost: dollars(f.roofing.metal.pricePerSquareFoot),
  asphaltLife: years(f.roofing.asphalt.lifespanYears),
  metalLife: years(f.roofing.metal.lifespanYears),
  cedarLife: years(f.roofing.cedar.lifespanYears),
  slateLife: years(f.roofing.slate.lifespanYears),
  syntheticLife: years(f.roofing.synthetic.lifespanYears),
  vinylLife: years(f.siding.vinyl.lifespanYears),
  fiberCementLife: years(f.siding.fiberCement.lifespanYears),
  woodSidingLife: years(f.siding.wood.lifespanYears),
  metalSidingLife: years(f.siding.metal.lifespanYears),

  claimWindow: claimWindow(f),
  repairLimit: percent(f.promises.repairShareOfReplacement),
  replacementDays: days(f.promises.replacementDays),
  repairDays: days(f.promises.repairDays),
  peakLead: weeks(f.promises.leadWeeks.peak),
  offPeakLead: offPeakLead(f),
  extendedCounties: listed(
    counties.filter(({ type }) => type === "extended").map(({ name }) => name),
  ),
  coolRoofSavings: percent(f.promises.coolRoofSavings),
  gutterCleanings: howOftenToCleanGutters(f),
  gutterCleaningsTrees: howOftenToCleanUnderTrees(f),
  maintenanceGain: percent(f.promises.maintenanceLifeGain),

  workmanship: years(f.promises.workmanshipYears),
  manufacturerWarranty: years(f.promises.manufacturerYears),
  standardWorkmanship: years(f.promises.standardWorkmanshipYears),
  warrantyDocuments: `${f.promises.warrantyDocumentDays} business days`,
  warrantyTransfer: days(f.promises.warrantyTransferDays),

  deposit: percent(f.financing.deposit),
  financingTerms: `${f.financing.termMonths.from} to ${months(f.financing.termMonths.to)}`,
  sameAsCash: `${either(f.financing.sameAsCashMonths)} months`,
  typicalRate: `${percent(f.financing.typicalRate)} APR`,
  loanExample: loanInWords(f.paymentExamples["fixed-rate"]),
  platinumPrice: `${dollars(f.plans.platinum.monthlyPrice)} a month`,
  goldPrice: `${dollars(f.plans.gold.monthlyPrice)} a month`,
  silverPrice: `${dollars(f.plans.silver.monthlyPrice)} a month`,

  sidingRepaint: years(f.promises.siding.repaintYears),
  sidingReplace: years(f.promises.siding.replaceAtYears),
  sidingSavings: percent(f.promises.siding.energySavings),

  region: businessProfile.serviceRegion,
  planAtNight: isOffered({ offer: "plans" })
    ? "If you have a [protection plan](/protection-plans), it says what is included at night. "
    : "",
  costRange: isOffered({ offer: "costRange" })
    ? "Our [roof cost page](/roof-cost) does this arithmetic for your own roof, without asking who you are. "
    : "",
  bidComparison: isOffered({ offer: "bidComparison" })
    ? "Or type them into our [page for comparing bids](/compare-bids): it draws the table, and keeps nothing. "
    : "",
  hotline: f.hotline.display,
  phone: f.phone.display,
  inspectionDuration: minutes(f.inspectionMinutes),
  licenseClass: f.licenses[0]?.label ?? "",
});
