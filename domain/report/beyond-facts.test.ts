import { describe, expect, it } from "vitest";
import { someFinding, someReport } from "#tests/support/report-values.ts";
import { beyondFacts, phrasesBeyondFacts } from "./beyond-facts.ts";

describe("what a report says beyond facts", () => {
  it.each([
    ["cause", "The tabs were torn off by the strong wind in March."],
    ["cause", "Caused by the storm of June 3."],
    ["cause", "Dents due to recent hail."],
    ["cause", "Hail damage on the front slope."],
    ["cause", "This is storm-related."],
    ["cause", "Bruises from the hailstorm on May 2."],
    ["cause", "An act of God."],
    ["coverage", "Insurance will pay for this."],
    ["coverage", "Your policy should cover the whole roof."],
    ["coverage", "The hail damage covers the whole slope, the adjuster will approve it."],
    ["coverage", "That is covered by your insurance."],
    ["coverage", "We waive your deductible."],
    ["coverage", "You should file a claim."],
  ] as const)("is a %s in: %s", (kind, text) => {
    expect(phrasesBeyondFacts(text).map((found) => found.kind)).toContain(kind);
  });

  it.each([
    "Nine round dents, about an inch across, in a square of ten by ten feet.",
    "Six tabs are creased and no longer seal.",
    "The flashing has pulled away from the brick; the wood below it is dry.",
    "The valley is covered with leaves.",
    "Replace the boot now, in one visit.",
    "The window well is full of leaves.",
    "Ice and water shield is missing at the eaves.",
    "The storm door rubs.",
    "",
  ])("is nothing in: %s", (text) => {
    expect(phrasesBeyondFacts(text)).toEqual([]);
  });

  it("is named with where it stands", () => {
    const content = someReport({
      findings: [someFinding({ id: "a" }), someFinding({ id: "b", seen: "Wind damage." })],
      advice: { kind: "repair", years: null, words: "Insurance will\npay." },
    });
    expect(beyondFacts(content)).toEqual([
      { kind: "cause", phrase: "Wind damage", at: { finding: "b" } },
      { kind: "coverage", phrase: "Insurance will pay", at: "advice" },
    ]);
  });
});
