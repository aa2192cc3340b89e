import { businessProfile } from "#content/business-profile.ts";
import { counties } from "#content/counties.ts";
import { financing, paymentExamples } from "#content/financing.ts";
import { roofingMaterials, sidingMaterials } from "#content/materials.ts";
import { isOffered } from "#content/offers.ts";
import { plans } from "#content/plans.ts";
import { promises } from "#content/promises.ts";
import { days, dollars, either, listed, months, percent, weeks, years } from "./figures.ts";
import { loanInWords } from "./loan-example.ts";
import {
  claimWindow,
  howOftenToCleanGutters,
  howOftenToCleanUnderTrees,
  offPeakLead,
} from "./promises-in-words.ts";

const { asphalt, metal, cedar, slate, synthetic } = roofingMaterials;
const { vinyl, fiberCement, wood, metal: metalSiding } = sidingMaterials;
const { leadWeeks, siding } = promises;

/**
 * The facts that articles insert by name: `{{repairDays}}` in their Markdown becomes `1-2 days`. A
 * figure changed here changes in every article.
 */
export const articleFacts: Readonly<Record<string, string>> = {
  asphaltCost: dollars(asphalt.pricePerSquareFoot),
  metalCost: dollars(metal.pricePerSquareFoot),
  asphaltLife: years(asphalt.lifespanYears),
  metalLife: years(metal.lifespanYears),
  cedarLife: years(cedar.lifespanYears),
  slateLife: years(slate.lifespanYears),
  syntheticLife: years(synthetic.lifespanYears),
  vinylLife: years(vinyl.lifespanYears),
  fiberCementLife: years(fiberCement.lifespanYears),
  woodSidingLife: years(wood.lifespanYears),
  metalSidingLife: years(metalSiding.lifespanYears),

  claimWindow,
  repairLimit: percent(promises.repairShareOfReplacement),
  replacementDays: days(promises.replacementDays),
  repairDays: days(promises.repairDays),
  peakLead: weeks(leadWeeks.peak),
  offPeakLead,
  extendedCounties: listed(
    counties.filter(({ type }) => type === "extended").map(({ name }) => name),
  ),
  coolRoofSavings: percent(promises.coolRoofSavings),
  gutterCleanings: howOftenToCleanGutters,
  gutterCleaningsTrees: howOftenToCleanUnderTrees,
  maintenanceGain: percent(promises.maintenanceLifeGain),

  workmanship: years(promises.workmanshipYears),
  manufacturerWarranty: years(promises.manufacturerYears),
  standardWorkmanship: years(promises.standardWorkmanshipYears),
  warrantyDocuments: `${promises.warrantyDocumentDays} business days`,
  warrantyTransfer: days(promises.warrantyTransferDays),

  deposit: percent(financing.deposit),
  financingTerms: `${financing.termMonths.from} to ${months(financing.termMonths.to)}`,
  sameAsCash: `${either(financing.sameAsCashMonths)} months`,
  typicalRate: `${percent(financing.typicalRate)} APR`,
  loanExample: loanInWords(paymentExamples["fixed-rate"]),
  platinumPrice: `${dollars(plans.platinum.monthlyPrice)} a month`,
  goldPrice: `${dollars(plans.gold.monthlyPrice)} a month`,
  silverPrice: `${dollars(plans.silver.monthlyPrice)} a month`,

  sidingRepaint: years(siding.repaintYears),
  sidingReplace: years(siding.replaceAtYears),
  sidingSavings: percent(siding.energySavings),

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
  hotline: businessProfile.hotline.display,
  phone: businessProfile.phone.display,
  inspectionDuration: businessProfile.inspection.duration,
  licenseClass: businessProfile.licenses[0]?.label ?? "",
};
