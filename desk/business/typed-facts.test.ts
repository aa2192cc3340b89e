import { describe, expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { entriesOf, entryAt } from "#domain/business/fact-entries.ts";
import { factAt, type Overrides, withOverrides } from "#domain/business/facts.ts";
import { readFact, readTyped, type TypedDays, type TypedFacts, typedFact } from "./typed-facts.ts";

const raised = built.plans.gold.monthlyPrice + 25;

const read = (typed: TypedFacts["typed"], overrides: Overrides = {}) =>
  readTyped(typed, { overrides, facts: withOverrides(built, overrides), built });

describe("facts as they are typed", () => {
  it("are read as they are built", () => {
    for (const entry of entriesOf(built)) {
      const value = factAt(built, entry.path) ?? "";
      if (entry.kind === "phone") continue;
      const typed = readFact(entry, typedFact(entry, value));
      const { openEnded: _always, ...plain } = { openEnded: true, ...(value as object) };
      expect(typed, entry.path).toEqual(entry.kind === "span" ? plain : value);
    }
  });

  it.each<[string, string | { from: string; to: string }, unknown]>([
    ["plans.gold.monthlyPrice", " $1,450 ", 1_450],
    ["plans.gold.monthlyPrice", "450 or so", Number.NaN],
    ["plans.gold.monthlyPrice", "", Number.NaN],
    ["plans.gold.monthlyPrice", "-1", Number.NaN],
    ["financing.typicalRate", { from: "5.99%", to: "9.99" }, { from: 0.0599, to: 0.0999 }],
    ["financing.sameAsCashMonths", "6, 12  18", [6, 12, 18]],
    ["email", " office@example.com ", "office@example.com"],
  ])("%s, typed as %j, is %j", (path, typed, value) => {
    const entry = entryAt(path);
    expect(entry && readFact(entry, typed)).toEqual(value);
  });

  it("are set where they differ from what is built, and otherwise as built", () => {
    const set = { "plans.gold.monthlyPrice": raised };
    expect(read({ "plans.gold.monthlyPrice": `${raised}` })).toEqual({
      ...{ overrides: set, sound: set },
      faults: {},
    });
    expect(read({}, set).overrides).toEqual(set);
    expect(
      read({ "plans.gold.monthlyPrice": `$${built.plans.gold.monthlyPrice}` }, set).overrides,
    ).toEqual({});
  });

  it("leave a phone number that nobody changed, and send another as it was typed", () => {
    const phone = { display: "(703) 555-0111", e164: "+17035550111" };
    expect(read({ phone: "(703) 555-0111" }, { phone }).overrides).toEqual({ phone });
    expect(read({ phone: "703.555.0112" }, { phone })).toEqual({
      overrides: { phone: "703.555.0112" },
      sound: { phone: "703.555.0112" },
      faults: {},
    });
    expect(read({ phone: " " }).faults).toHaveProperty("phone");
  });

  it("are as they are now while they are wrong", () => {
    const set = { "plans.gold.monthlyPrice": raised };
    const typed = { "plans.gold.monthlyPrice": "", "plans.silver.monthlyPrice": "300" };
    expect(read(typed, set).sound).toEqual({ ...set, "plans.silver.monthlyPrice": 300 });
    const years = { from: "5", to: "5000000000" };
    expect(read({ "financing.lowMonthly.years": years }).sound).toEqual({});
  });

  it("leave out what cannot be set here, such as what another release has set", () => {
    const others = { "plans.bronze.monthlyPrice": 1, "plans.gold.inspectionsPerYear": 3 };
    expect(read({ "plans.gold.monthlyPrice": `${raised}` }, others)).toMatchObject({
      overrides: { "plans.gold.monthlyPrice": raised },
    });
  });

  it("say which times of a day are missing", () => {
    const hours = entryAt("hours");
    if (!hours) throw new Error("no hours");
    const days = typedFact(hours, built.hours) as TypedDays;
    const typed = { ...days, Monday: { isOpen: true, opens: "", closes: "17:00" } };
    expect(read({ hours: typed }).faults).toEqual({
      "hours.Monday": "Choose both times",
    });
  });
});
