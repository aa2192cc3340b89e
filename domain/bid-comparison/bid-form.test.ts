import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { virginiaLicenses } from "#content/bid-rules.ts";
import { bidFields, fieldName, readBid, type TypedBid, typedBids } from "./bid-form.ts";

const typed = (entries: Record<string, string>) =>
  typedBids(new Map(Object.entries(entries)), virginiaLicenses);
const read = (entries: Record<string, string>) => {
  const [first] = typed(entries);
  return readBid(first as TypedBid);
};

describe("bids that are typed", () => {
  it("are three, and none of them is begun in an empty form", () => {
    expect(typed({}).map(readBid)).toEqual([null, null, null]);
  });

  it("are known by their place", () => {
    const [, second] = typed({ price2: "$9,800", tearOff2: "one" }).map(readBid);
    expect(second).toMatchObject({ bid: { price: 9_800, tearOff: "one", squares: null } });
  });

  it.each(["$18,500", "18.5k", "18 500", "18500.00", "18.500", "about 18,500 dollars"])(
    "have a price of 18,500 as %s",
    (price1) => {
      expect(read({ price1 })).toMatchObject({ bid: { price: 18_500 } });
    },
  );

  it.each([
    ["30%", { share: 0.3 }],
    ["30 percent", { share: 0.3 }],
    ["$4k", { dollars: 4_000 }],
    ["4 000", { dollars: 4_000 }],
    ["30", { share: 0.3 }],
    ["100", { share: 1 }],
    ["$50", { dollars: 50 }],
    ["4,000", { dollars: 4_000 }],
    ["0", { share: 0 }],
  ])("have a deposit of %s", (deposit1, deposit) => {
    expect(read({ deposit1 })).toMatchObject({ bid: { deposit } });
  });

  it.each([
    ["20", 20],
    ["20 years", 20],
    ["1 year", 1],
    ["10-yr", 10],
    ["Lifetime", "lifetime"],
    ["limited lifetime", "lifetime"],
  ])("have a warranty of %s", (workmanship1, workmanship) => {
    expect(read({ workmanship1 })).toMatchObject({ bid: { workmanship } });
  });

  it.each([
    [{ price1: "about ten" }, { price: "no-figure" }],
    [{ price1: "499" }, { price: "out-of-range" }],
    [
      { squares1: "0.5", sheets1: "201" },
      { squares: "out-of-range", sheets: "out-of-range" },
    ],
    [{ sheetPrice1: "0" }, { sheetPrice: "out-of-range" }],
    [{ extras1: "-5" }, { extras: "no-figure" }],
    [{ deposit1: "110%" }, { deposit: "out-of-range" }],
    [{ deposit1: "half" }, { deposit: "no-figure" }],
    [{ workmanship1: "full" }, { workmanship: "no-figure" }],
    [{ manufacturer1: "500" }, { manufacturer: "out-of-range" }],
    [
      { name1: "x".repeat(61), licenseNumber1: "2".repeat(61) },
      { name: "too-long", licenseNumber: "too-long" },
    ],
  ])("are not read from %j", (entries, faults) => {
    expect(read(entries)).toEqual({ faults });
  });

  it("keep an unknown choice from counting, and all that is typed", () => {
    const [name1, price1] = ["x".repeat(200), "18,500 with the gutters, 17,900 without"];
    const [first] = typed({ tearOff1: "three", licenseClass1: "Z", name1, price1 });
    expect(first).toMatchObject({
      tearOff: "unsaid",
      licenseClass: "",
      name: name1,
      price: price1,
    });
  });

  it("can be read or faulted, whatever is sent", () => {
    const entries = fc.dictionary(
      fc.constantFrom(...bidFields.map((field) => fieldName(field, 0))),
      fc.oneof(fc.string(), fc.constantFrom("1e999", "$", "%", "0", "99999999999999999999")),
    );
    fc.assert(
      fc.property(entries, (sent) => {
        const result = read(sent);
        if (result === null || "faults" in result) return;
        const { price, squares, sheetPrice } = result.bid;
        for (const figure of [price, squares, sheetPrice]) {
          expect(figure === null || (Number.isFinite(figure) && figure > 0)).toBe(true);
        }
      }),
    );
  });
});
