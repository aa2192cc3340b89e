import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anyLine,
  someAllowance,
  someBasis,
  someLine,
  someOption,
} from "#tests/support/estimate-values.ts";
import { bookPriceOf, measuredFor } from "./estimate-basis.ts";
import { notesOfOption, type RestNote, restOfAllowance, restOfLine } from "./option-notes.ts";

const whole = { quantity: 2_350, waste: 100 };

describe("what a line rests on", () => {
  it.each<[string, Parameters<typeof someLine>[0], RestNote[]]>([
    ["says nothing within the book and the measures", whole, []],
    ["says nothing above them", { quantity: 3_000, waste: 200, priceCents: 99_000 }, []],
    [
      "says that a price is below the book's",
      { ...whole, priceCents: 29_999 },
      [{ note: "price-below-book", cents: 30_000 }],
    ],
    [
      "says that there is less than was measured",
      { ...whole, quantity: 2_300 },
      [{ note: "quantity-below-measure", quantity: 2_350 }],
    ],
    ["says that a price is our own", { ...whole, item: "slate" }, [{ note: "own-price" }]],
    [
      "says that nobody has measured it",
      { item: "valley", quantity: 4_000, waste: 0, priceCents: 1_000, unit: "foot" },
      [{ note: "not-measured" }],
    ],
    [
      "says both of what no book has",
      { item: null, quantity: 100, unit: "piece" },
      [{ note: "own-price" }, { note: "not-measured" }],
    ],
    [
      "says no measure of what there is one of",
      { item: "permit", quantity: 100, waste: 0, priceCents: 10_000, unit: "job" },
      [],
    ],
  ])("%s", (_, said, notes) => {
    expect(restOfLine(someLine(said), someBasis()).notes).toEqual(notes);
  });

  it("says that less is cut off than the roof's shape needs", () => {
    const basis = someBasis();
    const prices = basis.prices.map((price) =>
      price.item === "asphalt" ? { ...price, waste: { from: 60, to: 120 } } : price,
    );
    const { notes } = restOfLine(someLine({ ...whole, waste: 50 }), { ...basis, prices });
    expect(notes).toEqual([{ note: "waste-below-book", waste: 60 }]);
  });

  it("is never lower than the book and the measures without a word", () => {
    const basis = someBasis();
    fc.assert(
      fc.property(anyLine, (line) => {
        const { notes } = restOfLine(line, basis);
        const book = bookPriceOf(basis, line.item);
        const measured = measuredFor(basis, line.item);
        const isLower =
          (line.priceCents !== null && line.priceCents < (book?.cents?.from ?? 0)) ||
          (line.quantity !== null && line.quantity < (measured ?? 0)) ||
          line.waste < (book?.waste.from ?? 0);
        if (isLower) expect(notes).not.toEqual([]);
      }),
    );
  });
});

it("says of an allowance that it contains less than was seen", () => {
  expect(restOfAllowance(someAllowance({ included: 200 }), someBasis()).notes).toEqual([
    { note: "quantity-below-measure", quantity: 400 },
  ]);
  expect(restOfAllowance(someAllowance({ included: 400 }), someBasis()).notes).toEqual([]);
});

describe("what an option leaves out", () => {
  it("is what was measured and costs extra", () => {
    expect(notesOfOption(someOption(), someBasis())).toEqual([
      { note: "left-out", measure: "steep-squares", quantity: 850 },
      { note: "left-out", measure: "extra-layer-squares", quantity: 2_350 },
      { note: "left-out", measure: "bad-fascia", quantity: 1_200 },
      { note: "left-out", measure: "chimney", quantity: 100 },
    ]);
  });

  it("is nothing of an option that is no whole roof", () => {
    const repair = someOption({ lines: [someLine({ item: "chimney", unit: "piece" })] });
    expect(notesOfOption(repair, someBasis())).toBeNull();
    expect(notesOfOption(someOption(), someBasis(null))).toBeNull();
  });

  it("is known of a roof of the owner's own, too", () => {
    const clay = someOption({ lines: [someLine({ item: "own-clay", unit: "square" })] });
    expect(notesOfOption(clay, someBasis())).toHaveLength(4);
  });
});
