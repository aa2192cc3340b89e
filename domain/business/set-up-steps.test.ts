import { expect, it } from "vitest";
import { builtBusinessFacts } from "#content/business-facts.ts";
import { entriesOf, type FactEntry } from "./fact-entries.ts";
import {
  isSetUpDone,
  isStepSettled,
  settledPart,
  setUpSteps,
  stepOf,
  stepsWith,
  withoutSetUp,
  withSettled,
} from "./set-up-steps.ts";

const entries = entriesOf(builtBusinessFacts);

it.each<[string, string]>([
  ["name", "name"],
  ["hotline", "phones"],
  ["mailboxes.emergency", "mailboxes"],
  ["address.latitude", "address"],
  ["licenses.0.number", "licenses"],
  ["hours", "hours"],
  ["colors.brand", "brand"],
  ["plans.gold.discounts.roofing", "plans"],
  ["roofing.metal.pricePerSquareFoot", "prices"],
  ["told.crews", "company"],
  ["foundedYear", "company"],
  ["social.0.url", "links"],
  ["priceRange", "links"],
])("%s is asked for in the step %s", (path, step) => {
  const entry = entries.find((one) => one.path === path);
  expect(entry && stepOf(entry)).toBe(step);
});

it("a new fact of a group is asked for in the step of its group", () => {
  const entry: FactEntry = { kind: "phone", path: "fax", group: "contact", label: "Fax" };
  expect(stepOf(entry)).toBe("licenses");
  expect(stepOf({ ...entry, path: "logo", group: "brand" })).toBe("brand");
  expect(stepOf({ ...entry, path: "reminders.one-day.text", group: "reminders" })).toBeUndefined();
});

it("a step asks for each of its facts once, the most important first", () => {
  const steps = stepsWith(entries);
  const asked = steps.flatMap(({ shown, folded }) => [...shown, ...folded]);
  expect(new Set(asked).size).toBe(asked.length);
  for (const { step, shown } of steps) expect(shown.length, step.id).toBeGreaterThan(0);
  for (const { step, shown } of steps) expect(shown.length, step.id).toBeLessThan(13);
});

it("a step without a fact is none", () => {
  const ids = stepsWith(entries.filter(({ group }) => group !== "plans")).map(
    ({ step }) => step.id,
  );
  expect(ids).not.toContain("plans");
  expect(ids[0]).toBe("name");
});

it("what is settled says how far it has come, and leaves the questions alone", () => {
  const asked = { films: "2026-06-01" };
  const begun = withSettled(asked, "name", "2026-06-02");
  expect([isStepSettled(begun, "name"), isStepSettled(begun, "phones")]).toEqual([true, false]);
  expect(isSetUpDone(begun, ["name", "phones"])).toBe(false);
  expect(isSetUpDone(begun, ["name"])).toBe(true);
  const done = withSettled(begun, "done", "2026-06-02");
  expect(isSetUpDone(done, ["name", "phones"])).toBe(true);
  expect(withoutSetUp(done)).toEqual(asked);
  expect(Object.keys(done).map(settledPart)).toEqual([undefined, "name", "done"]);
});

it("names what is settled in as many characters as the settings take", () => {
  for (const { id } of setUpSteps) {
    const [name = ""] = Object.keys(withSettled({}, id, "2026-06-02"));
    expect(name.length).toBeLessThanOrEqual(60);
  }
});
