import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { someAllowance, someBasis, someLine, someOption } from "#tests/support/estimate-values.ts";
import {
  datesText,
  financingInWords,
  optionInWords,
  paymentsInWords,
} from "./estimate-in-words.ts";

const basis = someBasis();

describe("an option in words", () => {
  it("names one day where work begins and ends on the same", () => {
    const [begin, end] = [calendarDay("2026-12-07"), calendarDay("2026-12-18")];
    expect(datesText({ begin, end: begin })).toBe("On December 7, 2026");
    expect(datesText({ begin, end })).toBe("Between December 7, 2026 and December 18, 2026");
  });

  it("says what each figure rests on, and what it comes to", () => {
    const { lines, total } = optionInWords(someOption(), basis);
    expect(total).toBe("$10,090");
    expect(lines[0]).toMatchObject({
      ...{ material: "Rafterline Ridge 40", figures: "22 squares at $450 a square" },
      amount: "$9,900",
    });
    const said = lines[0]?.rests.join(" ");
    expect(said).toContain("We measured 23.5 squares of roof surface");
    expect(said).toContain("Our price book has");
  });

  it("says of a figure that it is less than what it rests on, and by what", () => {
    const { lines } = optionInWords(
      someOption({ lines: [someLine({ priceCents: 1_000 })] }),
      basis,
    );
    expect(lines[0]?.isLess).toBe(true);
    expect(lines[0]?.rests.join(" ")).toMatch(
      /This is less than the \$[\d,.]+ a square of our price book\./,
    );
    expect(lines[0]?.rests.join(" ")).toContain("less than the 23.5 squares that we measured");
  });

  it("says how far the total may rise, and of an allowance without a most that nobody can say", () => {
    expect(optionInWords(someOption(), basis).rises).toBe(
      "At most $10,850 with what may turn out to be needed.",
    );
    const open = someOption({ allowances: [someAllowance({ most: null })] });
    const { rises, allowances } = optionInWords(open, basis);
    expect(rises).toBe("It may rise by what turns out to be needed, at the prices below.");
    expect(allowances[0]?.rests[0]).toContain("Nobody can say");
  });

  it("has no total while a figure is missing", () => {
    const option = someOption({ lines: [someLine({ priceCents: null })] });
    expect(optionInWords(option, basis)).toMatchObject({ total: null, rises: null });
  });
});

it("payments are told with their share and what they come to", () => {
  const payments = [
    { id: "a", when: "signing" as const, share: 3_333 },
    { id: "b", when: "completion" as const, share: 6_667 },
  ];
  expect(paymentsInWords(1_000_001, payments)).toMatchObject([
    { share: "33.33%", amount: "$3,333" },
    { share: "66.67%", amount: "$6,667.01" },
  ]);
});

it("a way to pay over time is told with all of its terms", () => {
  const loan = { id: "f", plan: "fixed-rate" as const, months: 120, rate: 899 };
  expect(financingInWords(1_000_000, loan)).toMatch(
    /^120 payments of \$[\d.,]+ a month.*8\.99% APR.*in all, of which \$[\d.,]+ is the cost of the loan\.$/,
  );
  const cash = { id: "f", plan: "same-as-cash" as const, months: 12, rate: 1_799 };
  expect(financingInWords(1_000_000, cash)).toContain("is charged from the first day");
  expect(financingInWords(0, loan)).toBeNull();
});
