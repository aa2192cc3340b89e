import { expect, it } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import { someLead } from "#tests/support/lead-values.ts";
import { conflictOf } from "./conflict-of.ts";

it("a conflict includes what is stored; any other failure includes nothing", () => {
  const answer = { success: false as const, error: "Changed", lead: someLead() };
  expect(conflictOf(new ApiFailure(409, answer))).toEqual(answer);
  expect(conflictOf(new ApiFailure(500, answer))).toBeUndefined();
  expect(
    conflictOf(new ApiFailure(409, { success: false, error: "Slot is taken" })),
  ).toBeUndefined();
  expect(conflictOf(new TypeError("no network"))).toBeUndefined();
});
