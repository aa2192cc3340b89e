import { describe, expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import type { Facts } from "#domain/business/facts.ts";
import { timesToClean, services as work } from "./gutter-services.ts";
import { seasons, whoDoes } from "./maintenance-tips.ts";
import { platinum } from "./platinum-protection-plan.ts";
import { services as covered } from "./protection-plans.ts";
import { questions } from "./warranty-info.ts";
import { checks } from "./why-choose-us.ts";

const said = (f: Facts): string =>
  JSON.stringify([
    ...[work(f), timesToClean(f), seasons(f), whoDoes(f)],
    ...[platinum(f).year, covered(f), questions(f)],
  ]);
const ofRegion = /derecho|nor'easter|tassel|\boaks?\b|snowmelt|March storms|drifted snow/g;

describe("trees and storms of the region", () => {
  it("are named where the site was written for", () => {
    const named = new Set(said(builtFacts).match(ofRegion));
    expect([...named].toSorted()).toEqual([
      ...["March storms", "derecho", "drifted snow", "nor'easter", "oak", "oaks", "snowmelt"],
      "tassel",
    ]);
    expect(timesToClean(builtFacts).months).toEqual({ always: [5, 12], trees: [3, 10] });
  });

  it("are named nowhere else, and no month in which leaves fall", () => {
    const elsewhere: Facts = { ...builtFacts, area: "own" };
    expect(said(elsewhere).match(ofRegion)).toBeNull();
    expect(timesToClean(elsewhere).months).toBeNull();
    expect(JSON.stringify(timesToClean(elsewhere))).not.toMatch(/March|May|October|December/);
    // What snow asks for holds where there is some.
    for (const { tasks } of seasons(elsewhere)) {
      for (const task of tasks) expect(task).not.toMatch(/^(?!Where it).*(snow|icicles)/);
    }
  });
});

it("papers of a bond are nothing to check where there is none", () => {
  const labels = (isBonded: boolean) => {
    const { first, others } = checks({ ...builtFacts, isBonded });
    return [first, ...others].map(({ label }) => label);
  };
  expect(labels(true)).toContain("Insurance and bond");
  expect(labels(false)).toContain("Insurance");
  expect(labels(false).join()).not.toMatch(/bond/i);
});
