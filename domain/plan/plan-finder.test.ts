import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import {
  type FinderAnswers,
  finderQuestions,
  needsOf,
  type Outcome,
  readFinderAnswers,
  recommendPlan,
  roofAnswers,
  watchAnswers,
  wearAnswers,
} from "./plan-finder.ts";
import { planIds } from "./protection-plan.ts";

const { plans } = builtFacts;

const outcomeOf = (answers: FinderAnswers) => recommendPlan(answers, plans).outcome;

const anyAnswers: fc.Arbitrary<FinderAnswers> = fc.record({
  roof: fc.constantFrom(...roofAnswers),
  wear: fc.constantFrom(...wearAnswers),
  watch: fc.constantFrom(...watchAnswers),
});

describe("the plan finder", () => {
  it.each<[Outcome, FinderAnswers["roof"], FinderAnswers["wear"], FinderAnswers["watch"]]>([
    ["none", "under-10", "calm", "home"],
    ["none", "10-20", "calm", "home"],
    ["gold", "over-20", "calm", "home"],
    ["silver", "under-10", "calm", "away"],
    ["silver", "10-20", "calm", "away"],
    ["gold", "over-20", "calm", "away"],
    ["gold", "under-10", "trees", "home"],
    ["gold", "10-20", "trees", "away"],
    ["platinum", "under-10", "calm", "tenants"],
    ["platinum", "over-20", "trees", "tenants"],
    ["platinum", "10-20", "steady", "home"],
    ["warranty-first", "under-10", "steady", "tenants"],
    ["replace-first", "over-20", "steady", "home"],
  ])("says %s for a roof that is %s, %s and %s", (outcome, roof, wear, watch) => {
    expect(outcomeOf({ roof, wear, watch })).toBe(outcome);
  });

  it("never names a plan that covers less than is needed, nor one where a cheaper one covers it", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const named = planIds.find((id) => id === outcomeOf(answers));
        if (!named) return;
        const needs = needsOf(answers);
        const gives = (id: keyof typeof plans) =>
          plans[id].inspectionsPerYear >= needs.inspectionsPerYear &&
          plans[id].responseHours <= needs.responseHours;
        expect(gives(named)).toBe(true);
        for (const id of planIds)
          if (gives(id))
            expect(plans[id].monthlyPrice).toBeGreaterThanOrEqual(plans[named].monthlyPrice);
      }),
    );
  });

  it("says that no plan is needed only where somebody is at home to notice", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        if (outcomeOf(answers) === "none") expect(answers.watch).toBe("home");
      }),
    );
  });

  it("reads what it wrote into an address, and nothing else", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(readFinderAnswers(new URLSearchParams(answers))).toEqual(answers);
      }),
    );
    fc.assert(
      fc.property(
        anyAnswers,
        fc.constantFrom("roof", "wear", "watch"),
        fc.string(),
        (all, id, text) => {
          const known: readonly string[] = finderQuestions[id];
          if (known.includes(text)) return;
          expect(readFinderAnswers(new URLSearchParams({ ...all, [id]: text }))).toBeUndefined();
        },
      ),
    );
    expect(readFinderAnswers(new URLSearchParams("roof=10-20&wear=calm"))).toBeUndefined();
  });
});
