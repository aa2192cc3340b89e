import { expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { entryAt } from "#domain/business/fact-entries.ts";
import { factFaults } from "#domain/business/fact-faults.ts";
import { type Overrides, withOverrides } from "#domain/business/facts.ts";
import { categories } from "./faq.ts";
import { gold } from "./gold-protection-plan.ts";
import { questions } from "./protection-plans.ts";

const said = (overrides: Overrides) => {
  const f = withOverrides(builtFacts, overrides);
  return JSON.stringify([categories(f), gold(f), questions(f)]);
};

const nothing = said({});

it.each<[path: string, value: string | number, words: string]>([
  ["told.crews", "Our own crews, employed by us.", "Do your own crews do the work?"],
  ["told.crews", "Our own crews, employed by us.", "Our own crews, employed by us."],
  ["told.waysToPay", "By check or card.", "How can I pay?"],
  ["told.shingleMakers", "Those of two makers.", "Whose shingles do you lay?"],
  ["told.serviceCallFee", 95, "What does a service call cost?"],
  ["told.serviceCallFee", 95, "The usual service call fee of $95."],
  [
    "told.planHours",
    "A plan's hours hold in all counties.",
    "A plan's hours hold in all counties.",
  ],
])("pages say of %s only what an owner has confirmed: %s", (path, value, words) => {
  expect(nothing).not.toContain(words);
  expect(said({ [path]: value })).toContain(words);
});

it("what an owner has told may be taken back, and other texts may not be empty", () => {
  const faultsOf = (path: string) => {
    const entry = entryAt(path);
    return entry && factFaults(entry, "");
  };
  expect(faultsOf("told.crews")).toEqual({});
  expect(faultsOf("address.street")).toEqual({ "address.street": "Write something here" });
});
