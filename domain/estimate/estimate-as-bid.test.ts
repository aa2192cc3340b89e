import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { virginiaLicenses } from "#content/bid-rules.ts";
import { fieldName, readBid, typedBids } from "#domain/bid-comparison/bid-form.ts";
import {
  anyEstimate,
  someAllowance,
  someEstimate,
  someLine,
  someOption,
} from "#tests/support/estimate-values.ts";
import { estimateAsBid } from "./estimate-as-bid.ts";
import type { EstimateContent, EstimateOption } from "./estimate-content.ts";

const us = { name: "Skyline Roofing", licenseNumber: "2705-555014" };

/** What the form of `/compare-bids` reads of it. */
function bidOf(content: EstimateContent, option: EstimateOption) {
  const filled = Object.entries(estimateAsBid(content, option, us));
  const entries = new Map(filled.map(([field, value]) => [fieldName(field as "name", 0), value]));
  const [first] = typedBids(entries, virginiaLicenses);
  return first && readBid(first);
}

const bid = (option: Partial<EstimateOption> = {}, content: Partial<EstimateContent> = {}) =>
  bidOf(someEstimate(content), someOption(option));

describe("an option as a bid beside others", () => {
  it("says its price, its squares without waste, its sheets, its payments and its dates", () => {
    expect(bid()).toMatchObject({
      bid: {
        ...{ name: "Skyline Roofing", licenseNumber: "2705-555014", price: 10_090, squares: 20 },
        ...{ squaresOf: "surface", decking: "sheets", sheets: 2, sheetPrice: 95 },
        ...{ shingle: "named", tearOff: "one", deposit: { share: 0.3 }, balance: "completion" },
        ...{ dates: "both", validity: "open" },
      },
    });
  });

  it.each<[string, Partial<EstimateOption>, Partial<EstimateContent>, object]>([
    [
      "two layers",
      { lines: [someLine(), someLine({ id: "l2", item: "extra-layer" })] },
      {},
      { tearOff: "two" },
    ],
    [
      "sheets that are only priced",
      { allowances: [someAllowance({ included: 0 })] },
      {},
      { decking: "by-sheet", sheets: null, sheetPrice: 95 },
    ],
    ["no allowance", { allowances: [] }, {}, { decking: "unsaid", sheetPrice: null }],
    [
      "a shingle without its name",
      { lines: [someLine({ product: "" })] },
      {},
      { shingle: "unsaid" },
    ],
    [
      "what is not a whole roof",
      { lines: [someLine({ item: "chimney", unit: "piece", quantity: 100 })] },
      {},
      { squares: null, squaresOf: "unsaid", tearOff: "unsaid" },
    ],
    [
      "no dates and no end",
      { dates: null },
      { validUntil: null },
      { dates: "unsaid", validity: "unsaid" },
    ],
    [
      "payments on the way",
      {},
      {
        payments: [
          { id: "p1", when: "signing", share: 3_333 },
          { id: "p2", when: "half", share: 3_333 },
          { id: "p3", when: "completion", share: 3_334 },
        ],
      },
      { deposit: { share: 0.3333 }, balance: "stages" },
    ],
    [
      "all at the end",
      {},
      { payments: [{ id: "p1", when: "completion", share: 10_000 }] },
      { deposit: null, balance: "completion" },
    ],
  ])("says what is so with %s", (_what, option, content, expected) => {
    expect(bid(option, content)).toMatchObject({ bid: expected });
  });

  it("can always be read, but for figures beyond what bids have", () => {
    fc.assert(
      fc.property(anyEstimate, (content) => {
        for (const option of content.options) {
          const read = bidOf(content, option);
          const faults = read && "faults" in read ? Object.entries(read.faults) : [];
          for (const [field, fault] of faults)
            expect([field, fault]).toEqual([field, "out-of-range"]);
        }
      }),
    );
  });
});
