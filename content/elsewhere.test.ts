import { expect, it } from "vitest";
import * as bids from "./en/compare-bids.ts";
import { categories } from "./en/faq.ts";
import { intro } from "./en/financing.ts";
import { questions as claimQuestions, limits } from "./en/insurance-claims.ts";
import { license } from "./en/our-company.ts";
import { claims } from "./en/our-services.ts";
import { words as roofWork } from "./en/roof-services.ts";
import { insurance } from "./en/storm-damage.ts";
import { sections } from "./en/terms.ts";
import { questions as warrantyQuestions } from "./en/warranty-info.ts";
import { checks } from "./en/why-choose-us.ts";
import { builtFacts } from "./facts.ts";

/** Of the law of Virginia: what no word says unless somebody has confirmed it. */
const ofItsLaw = ["In Virginia", "Virginia's", "Virginia requires", "DPOR", "Virginia law"];

const said = {
  faq: categories,
  financing: intro,
  limits,
  claimQuestions,
  license,
  claims,
  roofWork,
  insurance,
  terms: sections,
  warrantyQuestions,
  checks,
  flags: bids.flagWords,
  lead: bids.result.flags.lead,
  rule: bids.result.flags.rule,
};

const elsewhere = [
  ["not confirmed", { ...builtFacts, law: { ...builtFacts.law, confirmedFor: "" } }],
  [
    "in another state",
    { ...builtFacts, state: "OH", inState: { ...builtFacts.inState, name: "Ohio" } },
  ],
] as const;

it("says something of the law of Virginia where it is confirmed", () => {
  const all = JSON.stringify(Object.values(said).map((words) => words(builtFacts)));
  expect(ofItsLaw.filter((words) => all.includes(words))).toEqual(ofItsLaw);
});

it.each(elsewhere)("says nothing of it where it is %s", (_, facts) => {
  for (const [name, words] of Object.entries(said)) {
    const text = JSON.stringify(words(facts));
    expect
      .soft(
        ofItsLaw.filter((one) => text.includes(one)),
        name,
      )
      .toEqual([]);
    expect.soft(/undefined| {2}|\.\.| \./.test(text), name).toBe(false);
  }
});
