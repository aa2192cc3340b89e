import { insertion, textAsHtml } from "#domain/article/text-as-html.ts";
import type { Facts } from "#domain/business/facts.ts";
import {
  businessDays,
  days,
  dollars,
  either,
  minutes,
  percent,
  runningMonths,
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

/** The facts that articles insert by name: where their Markdown says `{{repairDays}}`, readers see `1-2 days`. */
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
  coolRoofSavings: percent(f.promises.coolRoofSavings),
  gutterCleanings: howOftenToCleanGutters(f),
  gutterCleaningsTrees: howOftenToCleanUnderTrees(f),
  maintenanceGain: percent(f.promises.maintenanceLifeGain),

  workmanship: years(f.promises.workmanshipYears),
  manufacturerWarranty: years(f.promises.manufacturerYears),
  standardWorkmanship: years(f.promises.standardWorkmanshipYears),
  warrantyDocuments: businessDays(f.promises.warrantyDocumentDays),
  warrantyTransfer: days(f.promises.warrantyTransferDays),

  deposit: percent(f.financing.deposit),
  financingTerms: runningMonths(f.financing.termMonths),
  sameAsCash: `${either(f.financing.sameAsCashMonths)} months`,
  typicalRate: `${percent(f.financing.typicalRate)} APR`,
  loanExample: loanInWords(f.paymentExamples["fixed-rate"]),
  platinumPrice: `${dollars(f.plans.platinum.monthlyPrice)} a month`,
  goldPrice: `${dollars(f.plans.gold.monthlyPrice)} a month`,
  silverPrice: `${dollars(f.plans.silver.monthlyPrice)} a month`,

  sidingRepaint: years(f.promises.siding.repaintYears),
  sidingReplace: years(f.promises.siding.replaceAtYears),
  sidingSavings: percent(f.promises.siding.energySavings),

  hotline: f.hotline.display,
  phone: f.phone.display,
  inspectionDuration: minutes(f.inspectionMinutes),
  licenseClass: f.licenses[0]?.label ?? "",
});

/** An article's HTML, with words in place of the names of facts. The build refuses names that do not exist. */
export function withFacts(html: string, f: Facts): string {
  const facts = articleFacts(f);
  return html.replace(insertion, (name, fact: string) => textAsHtml(facts[fact] ?? name));
}
