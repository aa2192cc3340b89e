import { expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import type { Overrides } from "#domain/business/facts.ts";
import { otherStateOfOffice } from "./place-faults.ts";
import { factsInPlace } from "./place-overrides.ts";

it.each<[string, Overrides, string | undefined]>([
  ["in another state, whose address has not moved", { state: "OH" }, "Virginia"],
  ["in its state", { state: "OH", "address.postalCode": "43215" }, undefined],
  ["as built", {}, undefined],
  ["whose state nobody has said", { state: "EX", "address.postalCode": "43215" }, undefined],
  ["at a ZIP code of no state", { state: "OH", "address.postalCode": "00000" }, undefined],
])("finds the office of a business %s", (_what, overrides, name) => {
  expect(otherStateOfOffice(factsInPlace(built, overrides))?.name).toBe(name);
});
