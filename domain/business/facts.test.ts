import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { entriesOf } from "./fact-entries.ts";
import { areSameFacts, factAt, type Overrides, withOverrides } from "./facts.ts";

const raised = built.plans.gold.monthlyPrice + 25;

describe("overrides", () => {
  it("replace the facts at their paths and no other", () => {
    const facts = withOverrides(built, {
      "plans.gold.monthlyPrice": raised,
      "financing.deposit": { from: 0.1, to: 0.3 },
      "licenses.0.number": "2705-000001",
    });
    expect(facts.plans.gold).toEqual({ ...built.plans.gold, monthlyPrice: raised });
    expect(facts.plans.silver).toBe(built.plans.silver);
    expect(facts.financing.deposit).toEqual({ from: 0.1, to: 0.3 });
    expect(facts.licenses).toEqual([
      { ...built.licenses[0], number: "2705-000001" },
      ...built.licenses.slice(1),
    ]);
    expect(built.plans.gold.monthlyPrice).not.toBe(raised);
  });

  it("leave a range open-ended that is", () => {
    const facts = withOverrides(built, { "roofing.slate.lifespanYears": { from: 80, to: 120 } });
    expect(facts.roofing.slate.lifespanYears).toEqual({ from: 80, to: 120, openEnded: true });
  });

  it.each(["plans.bronze.monthlyPrice", "toString", "__proto__.polluted", "hours.length", ""])(
    "at %j, where there is no fact, change nothing",
    (path) => {
      expect(withOverrides(built, { [path]: 1 })).toBe(built);
      expect(factAt(built, path)).toBeUndefined();
      expect(Object.prototype).not.toHaveProperty("polluted");
    },
  );

  it("are found again at their paths, whatever the others are", () => {
    const entries = entriesOf(built).filter(({ kind }) => kind === "number");
    const some = fc
      .dictionary(fc.constantFrom(...entries.map(({ path }) => path)), fc.integer())
      .map((overrides): Overrides => overrides);
    fc.assert(
      fc.property(some, (overrides) => {
        const facts = withOverrides(built, overrides);
        for (const { path } of entries) {
          expect(factAt(facts, path)).toBe(
            Object.hasOwn(overrides, path) ? overrides[path] : factAt(built, path),
          );
        }
      }),
    );
  });
});

it.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, "1", false],
  [{ from: 1, to: 2 }, { to: 2, from: 1 }, true],
  [{ from: 1, to: 2 }, { from: 1, to: 2, openEnded: true }, true],
  [{ from: 1, to: 2 }, { from: 1, to: 3 }, false],
  [[6, 12], [6, 12], true],
  [[6, 12], [6, 12, 18], false],
  [
    { Monday: { opens: 1, closes: 2 }, Friday: undefined },
    { Monday: { closes: 2, opens: 1 } },
    true,
  ],
  [{ Monday: { opens: 1, closes: 2 } }, {}, false],
  [null, {}, false],
])("%j and %j are the same: %s", (one, other, same) => {
  expect(areSameFacts(one, other)).toBe(same);
  expect(areSameFacts(other, one)).toBe(same);
});
