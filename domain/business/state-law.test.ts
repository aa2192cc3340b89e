import fc from "fast-check";
import { expect, it } from "vitest";
import { type LawHere, ownSentence, stateLaw } from "./state-law.ts";

const law = stateLaw("VA", "claims", {
  whoMay: "In Virginia only you may.",
  digits: (digits: number) => `In Virginia it has ${digits}.`,
});

const here = (
  state: string,
  confirmedFor: string,
  words: Readonly<Record<string, string>> = {},
): LawHere => ({
  state,
  law: { ownersAct: "ahead", confirmedFor, words },
});

it.each([
  ["VA", "VA", "In Virginia only you may."],
  ["VA", "", undefined],
  ["VA", "OH", undefined],
  ["OH", "VA", undefined],
  ["OH", "OH", undefined],
])("in %s, confirmed for %j, says %j", (region, confirmed, said) => {
  const { whoMay, digits } = law(here(region, confirmed));
  expect(whoMay).toBe(said);
  expect(digits?.(10)).toBe(said && "In Virginia it has 10.");
});

it("says an owner's own sentence in its state alone, whatever is confirmed", () => {
  const own = { "OH.claims.whoMay": "Ask a lawyer.", "OH.claims.digits": "It has five." };
  const { whoMay, digits } = law(here("OH", "", own));
  expect([whoMay, digits?.(10)]).toEqual(["Ask a lawyer.", "It has five."]);
  expect(law(here("PA", "", own))).toEqual({});
  expect(law(here("VA", "VA", own)).whoMay).toBe("In Virginia only you may.");
});

it("says nothing of a state's law anywhere else", () => {
  const states = fc.constantFrom("VA", "OH", "OR", "", "va");
  fc.assert(
    fc.property(
      states,
      states,
      fc.dictionary(fc.string(), fc.string()),
      (region, confirmed, own) => {
        const said = Object.values(law(here(region, confirmed, own))).length > 0;
        expect(said).toBe(region === "VA" && confirmed === "VA");
      },
    ),
  );
});

it("keeps a sentence by state, topic and name", () => {
  expect(ownSentence("OH", law.topic, "whoMay")).toBe("OH.claims.whoMay");
});
