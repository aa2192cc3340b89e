import { describe, expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { entriesOf, entryAt } from "#domain/business/fact-entries.ts";
import { factAt, type Overrides, withOverrides } from "#domain/business/facts.ts";
import {
  readFact,
  readTyped,
  type TypedDays,
  type TypedFacts,
  typedFact,
  withTyped,
} from "./typed-facts.ts";

const raised = built.plans.gold.monthlyPrice + 25;

const read = (typed: TypedFacts["typed"], overrides: Overrides = {}) =>
  readTyped(typed, { overrides, facts: withOverrides(built, overrides), built });

describe("facts as they are typed", () => {
  it("are read as they are built", () => {
    for (const entry of entriesOf(built)) {
      const value = factAt(built, entry.path) ?? "";
      // A number is understood by the server; sentences of the law and words of roofs are written on pages of their own.
      if (["phone", "sentences", "parts", "shots"].includes(entry.kind)) continue;
      const typed = readFact(entry, typedFact(entry, value));
      const { openEnded: _always, ...plain } = { openEnded: true, ...(value as object) };
      expect(typed, entry.path).toEqual(entry.kind === "span" ? plain : value);
    }
  });

  it("are on or off, and as built once they are switched back", () => {
    const off = { "offers.plans": !built.offers.plans };
    expect(read(off)).toEqual({ overrides: off, sound: off, faults: {} });
    expect(read({ "offers.plans": built.offers.plans }, off).overrides).toEqual({});
  });

  it.each<[string, string | { from: string; to: string }, unknown]>([
    ["plans.gold.monthlyPrice", " $1,450 ", 1_450],
    ["plans.gold.monthlyPrice", "450 or so", Number.NaN],
    ["plans.gold.monthlyPrice", "", Number.NaN],
    ["plans.gold.monthlyPrice", "-1", Number.NaN],
    ["financing.typicalRate", { from: "5.99%", to: "9.99" }, { from: 0.0599, to: 0.0999 }],
    ["financing.sameAsCashMonths", "6, 12  18", [6, 12, 18]],
    ["slots", "8:30, 7:30, 1 pm", [450, 510, 780]],
    ["slots", "7:30, soon", [450, Number.NaN]],
    ["email", " office@example.com ", "office@example.com"],
    ["foundedYear", " 2015 ", 2015],
    ["foundedYear", "", 0],
    ["address.longitude", "-82.9988", -82.9988],
    ["address.longitude", "", 0],
    ["reviewsUrl", " https://www.example.com/ ", "https://www.example.com/"],
    ["reviewsUrl", "www.example.com/reviews?of=us", "https://www.example.com/reviews?of=us"],
    ["reviewsUrl", "example.com", "https://example.com"],
    ["reviewsUrl", "our page", "our page"],
    ["reviewsUrl", "http://example.com", "http://example.com"],
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

  it("forget the counties and the time zone of another state, and nothing else", () => {
    const typed = { name: "Buckeye", state: "OR", timeZone: "America/Denver", counties: [] };
    expect(withTyped(typed, "state", "OH")).toEqual({ name: "Buckeye", state: "OH" });
    expect(withTyped(typed, "name", "Ridge")).toEqual({ ...typed, name: "Ridge" });
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
