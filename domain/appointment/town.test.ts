import fc from "fast-check";
import { expect, it } from "vitest";
import { townOf } from "./town.ts";

it.each([
  ["12 Maple Street, Fairfax, VA 22030", "Fairfax"],
  ["12\u00a0Maple Street,\u00a0Fairfax,\u202fVA\u00a022030–1234", "Fairfax"],
  ["12 Maple Street, Fairfax VA 22030", "Fairfax"],
  ["12 Maple Street,\n Falls Church, va 22046-1234", "Falls Church"],
  ["12 Maple Street, Unit 4, Vienna, VA", "Vienna"],
  ["12 Maple Street, Reston", "Reston"],
  ["12 Maple Street", ""],
  ["12 Maple Street, 22030", ""],
  ["", ""],
])("the town of %s is %s", (address, town) => {
  expect(townOf(address)).toBe(town);
});

it("is a part of the address, whatever was typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (address) => {
      expect(address.replace(/\s+/gu, " ")).toContain(townOf(address));
    }),
  );
});
