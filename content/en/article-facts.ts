import { withOfferedParts } from "#domain/article/offered-parts.ts";
import { insertion, textAsHtml } from "#domain/article/text-as-html.ts";
import type { Facts } from "#domain/business/facts.ts";
import { ifExtended, namesOfType } from "./counties-in-words.ts";
import {
  businessDays,
  days,
  dollars,
  either,
  listed,
  minutes,
  percent,
  runningMonths,
  weeks,
  withArticle,
  years,
} from "./figures.ts";
import { aLicense, firstLicense } from "./licenses-in-words.ts";
import { loanInWords } from "./loan-example.ts";
import { ofOwnersAct } from "./owners-act.ts";
import {
  claimWindow,
  howOftenToCleanGutters,
  howOftenToCleanUnderTrees,
  offPeakLead,
} from "./promises-in-words.ts";
import { unitPrice } from "./unit-price.ts";

/** The facts that articles insert by name: where their Markdown says `{{repairDays}}`, readers see `1-2 days`. */
export const articleFacts = (f: Facts): Readonly<Record<string, string>> => ({
  region: f.serviceRegion,
  ...limitsIn(f),

  asphaltCost: unitPrice(f.roofing.asphalt.pricePerSquareFoot),
  metalCost: unitPrice(f.roofing.metal.pricePerSquareFoot),
  ...signsOf(f),
  metalEven: sameAsAsphalt(f, "metal"),
  cedarEven: sameAsAsphalt(f, "cedar"),
  syntheticEven: sameAsAsphalt(f, "synthetic"),
  slateEven: sameAsAsphalt(f, "slate"),
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

  ownersActClaims: ofOwnersAct(f, "claims"),
  ownersActCancel: ofOwnersAct(f, "cancel"),

  hotline: f.hotline.display,
  phone: f.phone.display,
  inspectionDuration: minutes(f.inspectionMinutes),
  ...licenseIn(f),
});

/** What articles say of emergencies far out, in whole parts of sentences: there may be no such county. */
function limitsIn(f: Facts): Record<string, string> {
  const names = listed(namesOfType(f, "extended"));
  const limited = (before: string, after: string) =>
    ifExtended(
      f,
      (counties) => `${before} our ${counties}, ${names}, emergency service is limited${after}`,
    );
  return {
    limitedTonight: limited(" In", ", so ask what is possible that night."),
    limitedUntilDaylight: limited(" In", ": ask what can be done before daylight."),
    limitedFarOut: limited("; in", ""),
  };
}

/** What articles say of our license, in whole parts of sentences: there may be none. */
function licenseIn(f: Facts): Record<string, string> {
  const [label, license] = [firstLicense(f), aLicense(f)];
  const weHave = /\bcontractor$/i.test(label) ? `are ${withArticle(label)}` : `hold ${license}`;
  return {
    andWeHoldLicense: label && `, and we hold ${license}`,
    ourLicenseSays: label && `Ours says ${label}.`,
    howToCheckUs: label
      ? `We ${weHave}, and the same five checks apply to us. Our number is on the page`
      : "What you can check about us is on the page",
  };
}

/** `asphaltSigns`: `$$`, and so on for each material. */
function signsOf({ roofing }: Facts): Record<string, string> {
  const signs = Object.entries(roofing).map(([id, { dollarSigns }]) => [
    `${id}Signs`,
    "$".repeat(dollarSigns),
  ]);
  return Object.fromEntries(signs);
}

/**
 * What a square foot of the material may cost to come to the same per year as asphalt shingles: the low price of asphalt over
 * its short life for the short life, the high price over the long one for the long one.
 */
function sameAsAsphalt({ roofing }: Facts, id: keyof Facts["roofing"]): string {
  const { pricePerSquareFoot: price, lifespanYears: asphalt } = roofing.asphalt;
  const { lifespanYears: life } = roofing[id];
  const ends = [(price.from / asphalt.from) * life.from, (price.to / asphalt.to) * life.to].map(
    (end) => Math.round(end),
  );
  return dollars({ from: Math.min(...ends), to: Math.max(...ends) });
}

/** A line of text, such as a figure for the margin, with words in place of the names of facts. */
export function factsInText(text: string, f: Facts): string {
  const facts = articleFacts(f);
  return text.replace(insertion, (name, fact: string) => facts[fact] ?? name);
}

/** An article's HTML, with words in place of the names of facts, and what is offered. The build refuses names that do not exist. */
export function withFacts(html: string, f: Facts): string {
  const facts = articleFacts(f);
  return withOfferedParts(html, f.offers).replace(insertion, (name, fact: string) =>
    textAsHtml(facts[fact] ?? name),
  );
}
