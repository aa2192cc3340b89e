import { expect, it } from "vitest";
import { searchTermsOf } from "#domain/lead/lead-search.ts";
import { tierMatches, tierOf } from "./search-match.ts";

const tiersOf = (text: string, number: string | null = null) =>
  tierMatches("sqlite", { terms: searchTermsOf(text), number })?.tiers ?? [];

it("each tier excludes what the better ones find", () => {
  expect(tiersOf("smith")).toEqual([
    { tier: "exact", match: '"smith"' },
    { tier: "beginning", match: '("smith"* NOT "smith")' },
    {
      tier: "sound",
      match: '(("smith"* OR "0ssm0" OR "0sxmt") NOT ("smith" OR "smith"*))',
    },
  ]);
});

it("a tier that would repeat the one before is left out", () => {
  expect(tiersOf("12").map(({ tier }) => tier)).toEqual(["exact"]);
  expect(tiersOf("22030").map(({ tier }) => tier)).toEqual(["exact", "beginning"]);
  expect(tiersOf("1042", "1042").map(({ tier }) => tier)).toEqual(["number", "exact", "beginning"]);
});

it("a kind limits every tier, and is enough by itself", () => {
  const terms = searchTermsOf("oak 12");
  const limited = tierMatches("postgres", { terms, number: null, kind: "note" });
  expect(limited?.tiers.map(({ match }) => match)).toEqual([
    "(('oak' & '12') & '0knote')",
    "((('oak':* & '12') & !('oak' & '12')) & '0knote')",
    "(((('oak':* | '0sak') & '12') & !(('oak' & '12') | ('oak':* & '12'))) & '0knote')",
  ]);
  expect(limited?.widest).toBe("((('oak':* | '0sak') & '12') & '0knote')");
  expect(tierMatches("postgres", { terms: [], number: null, kind: "mail" })).toEqual({
    tiers: [{ tier: "exact", match: "'0kmail'" }],
    widest: "'0kmail'",
  });
  expect(tierMatches("sqlite", { terms: [], number: null })).toBeNull();
});

it.each([
  ["smith oak", null, "exact"],
  ["smit oak", null, "beginning"],
  ["smyth oak", null, "sound"],
  ["1042", "1042", "number"],
  ["104", "104", "exact"],
] as const)("%s, as number %s, is found as %s", (text, number, tier) => {
  const words = "smith 12 oak 104 0n1042 0kinquiry 0ssm0 0sxmt";
  expect(tierOf(words, { terms: searchTermsOf(text), number })).toBe(tier);
});
