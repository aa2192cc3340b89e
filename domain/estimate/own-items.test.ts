import { describe, expect, it } from "vitest";
import { builtBusinessFacts } from "#content/business-facts.ts";
import { estimateBasisOf, itemOf } from "./estimate-basis.ts";
import { restOfLine } from "./option-notes.ts";
import { itemFaults, keepsItems, type OwnItem } from "./own-items.ts";
import { allowanceOf, lineOf } from "./proposed-estimate.ts";

const barrier: OwnItem = {
  ...{ id: "own-barrier1", name: "Ice and water barrier", unit: "foot", kind: "both" },
  ...{ price: { from: 3.5, to: 4.5 }, waste: 100 },
};
const dumpster: OwnItem = {
  ...{ id: "own-dumpster", name: "Dumpster", unit: "job", kind: "work" },
  ...{ price: { from: 600, to: 600 }, waste: 0 },
};

describe("an item of the owner's own", () => {
  it.each<[string, object, Record<string, string>]>([
    ["has a name", { name: " " }, { "0.name": "Write what it is" }],
    ["has a price", { price: { from: 0, to: 4 } }, { "0.price": expect.stringContaining("0.01") }],
    ["has a price in cents", { price: { from: 0.005, to: 4 } }, { "0.price": expect.anything() }],
    [
      "costs more at most than at least",
      { price: { from: 5, to: 4 } },
      { "0.price": expect.stringContaining("smaller") },
    ],
    ["has no waste beyond half", { waste: 501 }, { "0.waste": "Enter a percentage from 0 to 50" }],
    ["has an id of its own kind", { id: "asphalt" }, { "0": "No such item" }],
    ["has a unit", { unit: "yard" }, { "0": "No such item" }],
    ["is right", {}, {}],
  ])("%s", (_what, said, faults) => {
    expect(itemFaults({ items: [{ ...barrier, ...said }] })).toEqual(faults);
  });

  it("has a name and an id that no other has; a retired one has given its name free", () => {
    const twice = { ...dumpster, name: "ICE and water barrier" };
    expect(itemFaults({ items: [barrier, twice] })).toEqual({
      "1.name": "Another item has this name",
    });
    expect(itemFaults({ items: [{ ...barrier, isRetired: true }, twice] })).toEqual({});
    expect(itemFaults({ items: [barrier, { ...twice, isRetired: true }] })).toEqual({});
    expect(itemFaults({ items: [barrier, { ...dumpster, id: barrier.id }] })).toEqual({
      "1": "No such item",
    });
    expect(itemFaults("nothing")).toHaveProperty("");
  });

  it("is kept, retired or not", () => {
    const before = { items: [barrier, dumpster] };
    const retired = { items: [dumpster, { ...barrier, isRetired: true as const }] };
    expect(keepsItems(before, retired)).toBe(true);
    expect(keepsItems(before, { items: [barrier] })).toBe(false);
  });
});

describe("an estimate", () => {
  const proposing = { newId: () => "new", nameOf: () => "built" };
  const basisWith = (...items: OwnItem[]) =>
    estimateBasisOf({ ...builtBusinessFacts, ownItems: { items } }, 7, null);

  it("offers the owner's own items at the middle of their prices, with their waste", () => {
    const basis = basisWith(barrier, dumpster, { ...dumpster, id: "own-gone", isRetired: true });
    expect(basis.prices.filter(({ own }) => own).map(({ item }) => item)).toEqual([
      barrier.id,
      dumpster.id,
    ]);
    expect(lineOf(barrier.id, basis, proposing)).toMatchObject({
      ...{ item: barrier.id, what: "Ice and water barrier", unit: "foot", quantity: null },
      ...{ waste: 100, priceCents: 400, kind: "both" },
    });
    expect(lineOf(dumpster.id, basis, proposing)).toMatchObject({
      ...{ quantity: 100, priceCents: 60_000, kind: "work" },
    });
    expect(allowanceOf(barrier.id, basis, proposing)).toMatchObject({
      ...{ what: "Ice and water barrier", unit: "foot", priceCents: 400, included: 0 },
    });
  });

  it("says where it is less than an own item's price, and that a retired one has none", () => {
    const line = { ...lineOf(barrier.id, basisWith(barrier), proposing), quantity: 10_000 };
    const notes = (...items: OwnItem[]) =>
      restOfLine({ ...line, priceCents: 300 }, basisWith(...items)).notes.map(({ note }) => note);
    expect(notes(barrier)).toEqual(["price-below-book", "not-measured"]);
    expect(notes({ ...barrier, isRetired: true })).toEqual(["own-price", "not-measured"]);
    expect(itemOf(basisWith(), barrier.id)).toBeNull();
  });
});
