import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import {
  someAllowance,
  someBasis,
  someEstimate,
  someLine,
  someOption,
} from "#tests/support/estimate-values.ts";
import { type EstimateMissing, missingFromEstimate } from "./complete-estimate.ts";
import { type EstimateContent, emptyEstimate } from "./estimate-content.ts";

const today = calendarDay("2026-12-01");
const payments = (...shares: number[]) => ({
  payments: shares.map((share, at) => ({ id: `p${at}`, when: "start" as const, share })),
});
const financing = (plan: "same-as-cash" | "low-monthly", months: number, rate: number) => ({
  financing: [{ id: "f", plan, months, rate }],
});
const one = (said: Parameters<typeof someOption>[0]) => ({ options: [someOption(said)] });

describe("what is missing from an estimate before it is sent", () => {
  it.each<[string, Partial<EstimateContent>, EstimateMissing[]]>([
    ["nothing of one that is whole", {}, []],
    [
      "everything of one that was just begun",
      emptyEstimate,
      [{ what: "options" }, { what: "payments" }, { what: "valid-until" }],
    ],
    [
      "the report that it names and that no longer stands",
      { reportId: "r0" },
      [{ what: "report" }],
    ],
    ["nothing of one that names the report that stands", { reportId: "r1" }, []],
    [
      "a most that an amount may be, with all that may be needed",
      one({ allowances: [someAllowance({ priceCents: 90_000_000, most: 1_000_000 })] }),
      [{ what: "too-much", option: "o1" }],
    ],
    [
      "what an option is called, contains, and takes",
      one({ name: "", lines: [], allowances: [], dates: null, workDays: null }),
      ["name", "lines", "dates", "work-days"].map(
        (what) => ({ what, option: "o1" }) as EstimateMissing,
      ),
    ],
    [
      "a figure of a line",
      one({ lines: [someLine(), someLine({ id: "l2", priceCents: null })] }),
      [{ what: "line", option: "o1", line: "l2" }],
    ],
    [
      "the price of an allowance",
      one({ allowances: [someAllowance({ priceCents: null })] }),
      [{ what: "allowance", option: "o1", allowance: "a1" }],
    ],
    [
      "a most that is as much as the total contains",
      one({ allowances: [someAllowance({ included: 300, most: 200 })] }),
      [{ what: "allowance-most", option: "o1", allowance: "a1" }],
    ],
    [
      "a price",
      one({ lines: [someLine({ priceCents: 0 })], allowances: [] }),
      [{ what: "nothing", option: "o1" }],
    ],
    [
      "an end of the price",
      one({ lines: [someLine({ quantity: 9_000_000, priceCents: 900_000_000 })] }),
      [{ what: "too-much", option: "o1" }],
    ],
    [
      "a grade of its own",
      { options: [someOption({ grade: "good" }), someOption({ id: "o2", grade: "good" })] },
      [{ what: "same-grade", option: "o2" }],
    ],
    ["a grade for one alone", one({ grade: "better" }), [{ what: "only-grade", option: "o1" }]],
    [
      "all of the price in its payments",
      payments(3_000, 6_000),
      [{ what: "shares", share: 9_000 }],
    ],
    [
      "a deposit as it is stated",
      payments(6_000, 4_000),
      [{ what: "deposit", from: 3_000, to: 5_000 }],
    ],
    ["nothing of a way to pay that is offered", financing("low-monthly", 120, 799), []],
    [
      "terms of a way to pay that are offered",
      financing("low-monthly", 12, 799),
      [{ what: "financing", id: "f" }],
    ],
    [
      "months of same as cash that are offered",
      financing("same-as-cash", 7, 999),
      [{ what: "financing", id: "f" }],
    ],
    [
      "days that are ahead",
      {
        ...one({ dates: { begin: calendarDay("2026-11-30"), end: calendarDay("2026-12-05") } }),
        validUntil: calendarDay("2026-11-30"),
      },
      [{ what: "dates-past", option: "o1" }, { what: "valid-until-past" }],
    ],
  ])("is %s", (_, said, missing) => {
    const rests = { basis: someBasis(), today, isCorrection: false };
    expect(missingFromEstimate(someEstimate(said), rests)).toEqual(missing);
  });

  it("is what was corrected, of a correction", () => {
    const rests = { basis: someBasis(), today, isCorrection: true };
    expect(missingFromEstimate(someEstimate(), rests)).toEqual([{ what: "correction" }]);
    expect(missingFromEstimate(someEstimate({ correction: "The price." }), rests)).toEqual([]);
  });

  it("is every way to pay where none is offered", () => {
    const basis = { ...someBasis(), financing: null };
    const rests = { basis, today, isCorrection: false };
    const content = someEstimate(financing("low-monthly", 120, 799));
    expect(missingFromEstimate(content, rests)).toEqual([{ what: "financing", id: "f" }]);
  });
});
