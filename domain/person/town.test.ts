import { expect, it } from "vitest";
import { townOf } from "./town.ts";

it.each([
  ["12 Maple Street, Fairfax, VA 22030", "Fairfax"],
  ["12\u00a0Maple Street,\u00a0Fairfax,\u202fVA\u00a022030–1234", "Fairfax"],
  ["12 Maple Street, Fairfax, VA", "Fairfax"],
  ["12 Maple Street,\n Falls Church, va 22046-1234", "Falls Church"],
  ["12 Maple Street, Unit 4, Vienna, VA", "Vienna"],
  ["12 Maple Street, Fairfax VA 22030-1234", "Fairfax"],
  ["12 Maple Street, Fairfax 22030", "Fairfax"],
  ["12 Maple Street, Apt 4, Falls Church, Virginia 22046", "Falls Church"],
  ["12 Maple Street, Falls Church Virginia", "Falls Church"],
  ["12 Maple Street, Vienna, va 22180, USA", "Vienna"],
  ["Vienna, VA", "Vienna"],
  ["Vienna", "Vienna"],
  ["12 Maple Street", ""],
  ["12 Maple Street, VA 22030", ""],
  ["12 Maple Street, 22030", ""],
  ["12 Maple Street Fairfax VA 22030", ""],
  [", ,", ""],
  ["", ""],
])("of %j is %j", (address, town) => {
  expect(townOf(address, "Virginia")).toBe(town);
});
