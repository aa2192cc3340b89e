import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { optionFigures } from "#domain/estimate/option-figures.ts";
import {
  anyOption,
  someAllowance,
  someBasis,
  someLine,
  someOption,
} from "#tests/support/estimate-values.ts";
import { financingInWords, optionInWords, paymentsInWords } from "./estimate-in-words.ts";

const basis = someBasis();

describe("an option in words", () => {
  it("names one day where work begins and ends on the same", () => {
    const [begin, end] = [calendarDay("2026-12-07"), calendarDay("2026-12-18")];
    const when = (said: Parameters<typeof someOption>[0]) =>
      optionInWords(someOption(said), basis).when;
    expect(when({ dates: { begin, end: begin }, workDays: { from: 1, to: 1 } })).toBe(
      "We do the work on December 7, 2026. It takes 1 day.",
    );
    expect(when({ dates: { begin, end } })).toBe(
      "We begin on December 7, 2026 at the earliest, and are done by December 18, 2026. It takes 2 to 3 days.",
    );
    expect(when({ dates: null, workDays: null })).toBeNull();
  });

  it("says of a line what multiplies to its amount, how much of that is waste, and what it rests on", () => {
    const { lines, total } = optionInWords(someOption(), basis);
    expect(total).toBe("$10,090");
    expect(lines[0]).toMatchObject({ material: "Rafterline Ridge 40", amount: "$9,900" });
    const [times, waste, measured, book] = lines[0]?.details ?? [];
    expect(times).toBe("22 squares at $450 a square.");
    expect(waste).toBe("That is 20 squares and 10% for waste.");
    expect(measured).toBe("We measured 23.5 squares of roof surface.");
    expect(book).toMatch(/^Our price book has \$[\d,]+ to \$[\d,]+ a square\.$/);
  });

  it.each<[string, Parameters<typeof someLine>[0], string]>([
    ["labor alone", { kind: "work" }, "Labor only."],
    ["material alone", { kind: "material" }, "Material only."],
    ["several of what is a job", { unit: "job", quantity: 200 }, "2.2 jobs at $450 each."],
    ["why a figure is another", { why: "You asked for it" }, "Why: You asked for it"],
  ])("says of a line: %s", (_, said, sentence) => {
    const [line] = optionInWords(someOption({ lines: [someLine(said)] }), basis).lines;
    expect(line?.details).toContain(sentence);
  });

  it("says of a job only its amount", () => {
    const job = { unit: "job" as const, quantity: 100, waste: 0, kind: "work" as const };
    const [line] = optionInWords(someOption({ lines: [someLine(job)] }), someBasis(null)).lines;
    expect(line?.amount).toBe("$450");
    expect(line?.details.join(" ")).not.toMatch(/jobs? at|Labor/);
  });

  it("says of a figure that it is less than what it rests on, and by what", () => {
    const { lines } = optionInWords(
      someOption({ lines: [someLine({ priceCents: 1_000 })] }),
      basis,
    );
    expect(lines[0]?.isLess).toBe(true);
    const said = lines[0]?.details.join(" ");
    expect(said).toMatch(
      /The price is less than in our price book, which begins at \$[\d,.]+ a square\./,
    );
    expect(said).toContain("less than the 23.5 squares that we measured");
  });

  it("says how far the total may rise, and of an allowance without a most that nobody can say", () => {
    const { rises, allowances } = optionInWords(someOption(), basis);
    expect(rises).toBe("It can rise to $10,850 at most, if all that may be needed is.");
    expect(allowances[0]?.details.slice(0, 2)).toEqual([
      "2 sheets at $95 a sheet, in the total.",
      "At most 8 more sheets at $95 a sheet: $760.",
    ]);
    const open = optionInWords(
      someOption({ allowances: [someAllowance({ included: 0, most: null })] }),
      basis,
    );
    expect(open.rises).toContain("by what is needed below");
    expect(open.allowances[0]?.details.slice(0, 2)).toEqual([
      "None in the total.",
      "What is needed costs $95 a sheet. Nobody can say how much that is before the old roof is off.",
    ]);
    const firm = optionInWords(someOption({ allowances: [someAllowance({ most: 200 })] }), basis);
    expect(firm.rises).toBe("Nothing can be added to it.");
  });

  it("names what was found on the roof among what is not in it, in what it is counted", () => {
    const said = { id: "n1", text: "Painting" };
    const { notIncluded } = optionInWords(someOption({ notIncluded: [said] }), basis);
    expect(notIncluded.map(({ text }) => text)).toEqual([
      "We found this on your roof, and it is not in this price: steep slopes (8.5 squares).",
      "We found this on your roof, and it is not in this price: layers of old roofing beyond the first (23.5 squares).",
      "We found this on your roof, and it is not in this price: bad fascia (12 feet).",
      "We found this on your roof, and it is not in this price: chimneys (1).",
      "Painting",
    ]);
  });

  it("says that nothing is left out only of a roof that was measured", () => {
    const isAllIn = (option: Parameters<typeof someOption>[0], of = basis) =>
      optionInWords(someOption(option), of).isAllIn;
    expect(isAllIn({})).toBe(false);
    expect(isAllIn({}, { ...basis, measures: [] })).toBe(false);
    expect(isAllIn({ lines: [someLine({ item: "chimney", unit: "piece" })] })).toBe(false);
    const measured = basis.measures.filter(({ measure }) => measure === "squares");
    expect(isAllIn({}, { ...basis, measures: measured })).toBe(true);
  });

  it("counts a job each, whoever needs more of them", () => {
    const job = someAllowance({ unit: "job", item: null, included: 100, most: null });
    const [told] = optionInWords(someOption({ allowances: [job] }), basis).allowances;
    expect(told?.details[1]).toMatch(/^What is needed beyond that costs \$95 each\./);
  });

  it("has no total while a figure is missing", () => {
    const option = someOption({ lines: [someLine({ priceCents: null })] });
    expect(optionInWords(option, basis)).toMatchObject({ total: null, rises: null });
  });
});

describe("whoever multiplies what an option says", () => {
  it("has the amount of each line and allowance, to the cent", () => {
    fc.assert(
      fc.property(anyOption, (option) => {
        const { lines, allowances } = optionInWords(option, basis);
        for (const { amount, details } of [...lines, ...allowances]) {
          if (amount === null) continue;
          const [said = ""] = details;
          const times = timesOf(said);
          if (times) expect(times.product).toBe(centsOf(amount));
          // A job is its amount, and there is nothing of what is not in the total.
          else if (said.startsWith("None in the total.")) expect(amount).toBe("$0");
          else expect(said).not.toMatch(/\bat \$/);
        }
      }),
    );
  });

  it("has what waste adds to a quantity, and what the price may rise by", () => {
    fc.assert(
      fc.property(anyOption, (option) => {
        const { lines, allowances } = optionInWords(option, basis);
        for (const { details } of lines) {
          const [times, waste] = details;
          const of = /^That is ([\d.,]+) \w+ and ([\d.]+)% for waste\.$/.exec(waste ?? "");
          const ordered = timesOf(times ?? "")?.quantity;
          if (!of?.[1] || !of[2] || ordered === undefined) continue;
          const tenths = BigInt(Math.round(Number(of[2]) * 10));
          const wasted = hundredthsOf(of[1]) * (1_000n + tenths);
          expect(ordered).toBe((wasted + 999n) / 1_000n);
        }
        const figures = optionFigures(option).allowances;
        allowances.forEach(({ details }, at) => {
          const more = details.find((sentence) => sentence.startsWith("At most "));
          if (!more) return;
          expect(timesOf(more.replace(/^At most ([\d.,]+)( more)?/, "$1"))?.product).toBe(
            BigInt(figures[at]?.more ?? -1),
          );
          expect(centsOf(more.slice(more.lastIndexOf("$"), -1))).toBe(
            BigInt(figures[at]?.more ?? -1),
          );
        });
      }),
    );
  });
});

/** What stands in words such as '22 squares at $450 a square', and its product in cents, half a cent rounded up. */
function timesOf(said: string): { quantity: bigint; product: bigint } | undefined {
  const found = /^([\d.,]+) \w+ at (\$[\d,]+(?:\.\d\d)?) (?:a \w+|each)/.exec(said);
  if (!found?.[1] || !found[2]) return undefined;
  const quantity = hundredthsOf(found[1]);
  return { quantity, product: (quantity * centsOf(found[2]) + 50n) / 100n };
}

function hundredthsOf(figure: string): bigint {
  const [whole = "", part = ""] = figure.replaceAll(",", "").split(".");
  return BigInt(whole + part.padEnd(2, "0"));
}

function centsOf(amount: string): bigint {
  return hundredthsOf(amount.replace("$", ""));
}

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
    /^120 monthly payments of \$[\d.,]+ .*8\.99% APR, with nothing paid up front: .* in all, of which \$[\d.,]+ is the cost of credit\.$/,
  );
  const cash = { id: "f", plan: "same-as-cash" as const, months: 12, rate: 1_799 };
  expect(financingInWords(1_000_000, cash)).toContain(
    "interest from the first day on is charged at 17.99% APR: $1,799 at most",
  );
  expect(financingInWords(0, loan)).toBeNull();
});
