import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bidRules } from "#content/bid-rules.ts";
import { builtFacts } from "#content/facts.ts";
import {
  type Bid,
  bidLines,
  bidRemarks,
  type ChoiceLine,
  choiceLines,
  type Deposit,
  type WarrantyTerm,
} from "./bid.ts";
import { compareBids } from "./bid-comparison.ts";
import { standingOf } from "./bid-lines.ts";
import { flagsOf, type RedFlag } from "./red-flags.ts";
import { sameBasis } from "./same-basis.ts";

const rules = bidRules(builtFacts);

/** A bid that leaves nothing open. */
const whole: Bid = {
  name: "A",
  price: 12_000,
  extras: null,
  squares: 24,
  squaresOf: "surface",
  tearOff: "two",
  decking: "sheets",
  sheets: 2,
  sheetPrice: 90,
  shingle: "named",
  underlayment: "synthetic",
  iceBarrier: "valleys",
  dripEdge: "all",
  flashing: "new",
  ventilation: "both",
  disposal: "included",
  permit: "not-needed",
  workmanship: 20,
  manufacturer: 30,
  deposit: { share: 0.3 },
  balance: "completion",
  dates: "both",
  validity: "open",
  licenseClass: "A",
  licenseNumber: "2705-123456",
  deductible: "unsaid",
  claim: "unsaid",
};
const compare = (...bids: Partial<Bid>[]) =>
  compareBids(
    bids.map((part) => ({ ...whole, ...part })),
    rules,
  );
const lineOf = (comparison: ReturnType<typeof compare>, line: string) =>
  comparison.lines.find((one) => one.line === line);

describe("three invented bids with seven planted faults", () => {
  const { lines, flags, basis, questions } = compare(
    { name: "Complete" },
    {
      name: "Other words",
      squares: 27,
      squaresOf: "ordered", // 1: counts what is ordered, not the roof
      decking: "as-needed", // 2: words that say nothing
      flashing: "kept", // 3: old flashing stays
      deposit: { share: 0.6 }, // 4: more than half
    },
    {
      name: "Short",
      iceBarrier: "unsaid", // 5: a line that is missing
      licenseNumber: "", // 6
      deductible: "covered", // 7
    },
  );

  it("are all found, each at its bid", () => {
    expect(lines.find(({ line }) => line === "area")).toMatchObject({ differs: true });
    expect(lines.find(({ line }) => line === "decking")?.standings[1]).toBe("vague");
    expect(lines.find(({ line }) => line === "flashing")).toMatchObject({
      standings: ["clear", "left-out", "clear"],
      differs: true,
    });
    expect(lines.find(({ line }) => line === "iceBarrier")?.standings[2]).toBe("missing");
    expect(flags).toEqual([[], ["large-deposit"], ["no-license-number", "deductible"]]);
  });

  it("are all asked about, and nothing else is", () => {
    expect(questions).toEqual([
      ["area"],
      ["area", "decking", "flashing", "large-deposit"],
      ["area", "iceBarrier", "no-license-number", "deductible"],
    ]);
  });

  it("show no other fault", () => {
    const faulty = lines.filter(({ standings }) => standings.some((one) => one !== "clear"));
    expect(faulty.map(({ line }) => line)).toEqual(["decking", "iceBarrier", "flashing"]);
    // The deposits of 30 and 60 percent differ as well.
    expect(lines.filter(({ differs }) => differs).map(({ line }) => line)).toEqual([
      "area",
      "flashing",
      "deposit",
    ]);
  });

  it("stand on the same basis, with what is not in their totals", () => {
    expect(basis).toMatchObject({ area: 24, sheets: 2 });
    const [one, other, third] = basis.bids;
    expect(one).toMatchObject({ total: 12_000, perSquare: { from: 500, to: 500 }, open: [] });
    expect(other).toMatchObject({ total: 12_180, decking: 180, open: ["decking", "flashing"] });
    expect(other?.perSquare?.from).toBeCloseTo(12_180 / 27);
    expect(other?.perSquare?.to).toBeCloseTo(12_180 / (27 / 1.15));
    expect(third).toMatchObject({ open: ["iceBarrier"] });
  });
});

describe("the same basis", () => {
  it("is that of the article: 100 on 21 squares comes to 114 on 24", () => {
    const { basis } = compare({ price: 11_800 }, { price: 10_000, squares: 21 });
    expect(basis.bids[1]?.perSquare?.from).toBeCloseTo(476.19, 2);
    expect(basis.bids[1]?.onArea?.from).toBeCloseTo(11_428.57, 2);
    expect(basis.bids[0]?.onArea).toEqual({ from: 11_800, to: 11_800 });
  });

  it("adds what a bid prices apart, and the sheets that another includes", () => {
    const { basis } = compare(
      { sheets: 5 },
      { extras: 400, decking: "by-sheet", sheets: null, sheetPrice: 100 },
    );
    expect(basis.sheets).toBe(5);
    expect(basis.bids[1]).toMatchObject({ extras: 400, decking: 500, total: 12_900, open: [] });
  });

  it("leaves decking open where its sheets have no price", () => {
    const { basis } = compare({}, { decking: "by-sheet", sheets: null, sheetPrice: null });
    expect(basis.bids[1]).toMatchObject({ decking: null, total: 12_000, open: ["decking"] });
  });

  it("is none without a price, and has no price for a square without squares", () => {
    const { basis } = compare({ price: null }, { squares: null });
    expect(basis.bids[0]).toBeNull();
    expect(basis.bids[1]).toMatchObject({ surface: null, perSquare: null, onArea: null });
  });

  it("leaves open what squares count when a bid does not say", () => {
    const { basis } = compare({ squares: 23, squaresOf: "unsaid" });
    expect(basis.bids[0]?.surface).toEqual({ from: 20, to: 23 });
  });
});

describe("lines", () => {
  it.each<[string, Partial<Bid>, string, string]>([
    ["squares of an unknown kind", { squaresOf: "unsaid" }, "area", "vague"],
    ["no squares", { squares: null }, "area", "missing"],
    ["sheets without a number", { sheets: null }, "decking", "vague"],
    ["sheets without a price", { sheetPrice: null }, "decking", "vague"],
    ["by the sheet without a price", { decking: "by-sheet", sheetPrice: null }, "decking", "vague"],
    ["remove existing", { tearOff: "existing" }, "tearOff", "vague"],
    ["over the old roof", { tearOff: "over" }, "tearOff", "left-out"],
    ["per code", { iceBarrier: "per-code" }, "iceBarrier", "vague"],
    ["reuse if good", { flashing: "if-good" }, "flashing", "vague"],
    ["lifetime", { workmanship: "lifetime" }, "workmanship", "vague"],
    ["no material warranty", { manufacturer: null }, "manufacturer", "missing"],
    ["disposal extra", { disposal: "extra" }, "disposal", "left-out"],
    ["a start without an end", { dates: "start" }, "dates", "vague"],
  ])("of %s are not clear", (_name, part, line, standing) => {
    expect(lineOf(compare(part), line)?.standings).toEqual([standing]);
  });

  it("differ only between bids that say something", () => {
    expect(lineOf(compare({}, { iceBarrier: "eaves" }), "iceBarrier")?.differs).toBe(true);
    expect(lineOf(compare({}, { iceBarrier: "per-code" }), "iceBarrier")?.differs).toBe(false);
    expect(lineOf(compare({}, { iceBarrier: "unsaid" }), "iceBarrier")?.differs).toBe(false);
  });

  it.each<[number, Bid["squaresOf"], boolean]>([
    [25, "surface", false],
    [25.5, "surface", true],
    [21, "surface", true],
    // 27 with up to 15 percent may be 23.5.
    [27, "unsaid", false],
    [30, "unsaid", true],
    [27, "ordered", true],
  ])("of 24 squares of surface and %d squares (%s) differ: %s", (squares, squaresOf, differs) => {
    expect(lineOf(compare({}, { squares, squaresOf }), "area")?.differs).toBe(differs);
  });

  it("do not differ for the same deposit in percent and in dollars", () => {
    expect(lineOf(compare({}, { deposit: { dollars: 3_600 } }), "deposit")?.differs).toBe(false);
  });
});

describe("what stands out", () => {
  it.each<[string, Partial<Bid>, readonly RedFlag[]]>([
    ["nothing", {}, []],
    ["no price", { price: null }, ["no-price"]],
    ["no license number", { licenseNumber: " - " }, ["no-license-number"]],
    ["nine digits", { licenseNumber: "2705-12345" }, ["odd-license-number"]],
    ["no class", { licenseClass: null }, ["no-license-class"]],
    ["class C for less", { licenseClass: "C", price: 29_999 }, []],
    ["class C at its limit", { licenseClass: "C", price: 30_000 }, ["class-too-small"]],
    [
      "class C with extras",
      { licenseClass: "C", price: 29_000, extras: 1_000 },
      ["class-too-small"],
    ],
    ["class B at its limit", { licenseClass: "B", price: 150_000 }, ["class-too-small"]],
    ["class A of any size", { licenseClass: "A", price: 400_000 }, []],
    ["no deposit named", { deposit: null }, ["no-deposit"]],
    ["half", { deposit: { share: 0.5 } }, []],
    ["more than half, in dollars", { deposit: { dollars: 6_001 } }, ["large-deposit"]],
    ["all of it first", { deposit: null, balance: "advance" }, ["all-in-advance"]],
    ["no schedule", { balance: "unsaid" }, ["no-schedule"]],
    ["payments by date", { balance: "by-date" }, ["paid-by-date"]],
    ["a start without an end", { dates: "start" }, ["no-dates"]],
    ["a covered deductible", { deductible: "covered" }, ["deductible"]],
    ["talks with the insurer", { claim: "negotiated" }, ["negotiates"]],
    ["a permit in the owner's name", { permit: "owner" }, ["owner-permit"]],
    ["over the old roof", { tearOff: "over" }, ["over-old"]],
    ["a price for today", { validity: "today" }, ["today-only"]],
  ])("in a bid with %s", (_name, part, flags) => {
    expect(flagsOf({ ...whole, ...part }, rules)).toEqual(flags);
  });

  it("is a deposit of more than we ask for ourselves, whatever that is", () => {
    const financing = { ...builtFacts.financing, deposit: { from: 0.1, to: 0.25 } };
    const flagged = (share: number) =>
      flagsOf({ ...whole, deposit: { share } }, bidRules({ ...builtFacts, financing }));
    expect(flagged(0.25)).toEqual([]);
    expect(flagged(0.3)).toEqual(["large-deposit"]);
  });
});

const choices = Object.fromEntries(
  Object.entries(choiceLines).map(([line, answers]) => [
    line,
    fc.constantFrom(...Object.keys(answers)),
  ]),
);
const remarks = Object.fromEntries(
  Object.entries(bidRemarks).map(([remark, answers]) => [remark, fc.constantFrom(...answers)]),
);
const orNot = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const term = orNot(
  fc.oneof(fc.constant<WarrantyTerm>("lifetime"), fc.integer({ min: 1, max: 100 })),
);
const anyBid: fc.Arbitrary<Bid> = fc.record({
  name: fc.string(),
  price: orNot(fc.integer({ min: 500, max: 500_000 })),
  extras: orNot(fc.integer({ min: 0, max: 100_000 })),
  squares: orNot(fc.integer({ min: 1, max: 500 })),
  sheets: orNot(fc.integer({ min: 0, max: 200 })),
  sheetPrice: orNot(fc.integer({ min: 1, max: 1_000 })),
  workmanship: term,
  manufacturer: term,
  deposit: orNot(
    fc.oneof<fc.Arbitrary<Deposit>[]>(
      fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }) }),
      fc.record({ dollars: fc.integer({ min: 0, max: 500_000 }) }),
    ),
  ),
  licenseClass: fc.constantFrom(null, "A", "B", "C"),
  licenseNumber: fc.string(),
  ...choices,
  ...remarks,
}) as never;
const bidsOf = (least: number) => fc.array(anyBid, { minLength: least, maxLength: 3 });

describe("any bids", () => {
  it("are told the same at whatever place they stand: none is preferred", () => {
    fc.assert(
      fc.property(bidsOf(2), (bids) => {
        const [there, back] = [bids, bids.toReversed()].map((each) => compareBids(each, rules));
        expect(back?.flags.toReversed()).toEqual(there?.flags);
        expect(back?.questions.toReversed()).toEqual(there?.questions);
        expect(back?.basis.bids.toReversed()).toEqual(there?.basis.bids);
        expect(back?.lines.map(({ differs }) => differs)).toEqual(
          there?.lines.map(({ differs }) => differs),
        );
      }),
    );
  });

  it("are asked about each line that is not clear, once, and have what stands out by themselves", () => {
    fc.assert(
      fc.property(bidsOf(1), (bids) => {
        const { questions, flags } = compareBids(bids, rules);
        bids.forEach((bid, index) => {
          const asked = questions[index] ?? [];
          expect(new Set(asked).size).toBe(asked.length);
          expect(asked).toEqual(
            expect.arrayContaining(bidLines.filter((line) => standingOf(bid, line) !== "clear")),
          );
          expect(flags[index]).toEqual(flagsOf(bid, rules));
        });
      }),
    );
  });

  it("never cost less for each square when their price, extras or sheets cost more", () => {
    const more = fc.record({
      price: fc.integer({ min: 0, max: 10_000 }),
      extras: fc.integer({ min: 0, max: 10_000 }),
      sheetPrice: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(bidsOf(1), more, (bids, add) => {
        const [bid, ...others] = bids as [Bid, ...Bid[]];
        const costlier: Bid = {
          ...bid,
          price: bid.price === null ? null : bid.price + add.price,
          extras: (bid.extras ?? 0) + add.extras,
          sheetPrice: bid.sheetPrice === null ? null : bid.sheetPrice + add.sheetPrice,
        };
        const [before] = sameBasis(bids, rules).bids;
        const [after] = sameBasis([costlier, ...others], rules).bids;
        for (const end of ["from", "to"] as const) {
          expect(after?.perSquare?.[end] ?? 0).toBeGreaterThanOrEqual(
            before?.perSquare?.[end] ?? 0,
          );
        }
      }),
    );
  });

  it("reach as far as both kinds of squares when they do not say which they count", () => {
    fc.assert(
      fc.property(anyBid, (bid) => {
        const priceOf = (squaresOf: Bid["squaresOf"]) =>
          sameBasis([{ ...bid, squaresOf }], rules).bids[0]?.perSquare;
        const unsaid = priceOf("unsaid");
        for (const kind of ["surface", "ordered"] as const) {
          const known = priceOf(kind);
          expect(unsaid?.from ?? 0).toBeLessThanOrEqual(known?.from ?? 0);
          expect(unsaid?.to ?? 0).toBeGreaterThanOrEqual(known?.to ?? 0);
        }
      }),
    );
  });

  it("have the same answers for a line when none differs from another", () => {
    fc.assert(
      fc.property(anyBid, (bid) => {
        const { lines } = compareBids([bid, bid, bid], rules);
        expect(lines.filter(({ differs }) => differs)).toEqual([]);
      }),
    );
  });
});

it("offers 'not stated' first on every line, so that an untouched field says nothing of a bid", () => {
  for (const line of Object.keys(choiceLines) as ChoiceLine[]) {
    expect(Object.entries(choiceLines[line])[0]).toEqual(["unsaid", "missing"]);
  }
});
