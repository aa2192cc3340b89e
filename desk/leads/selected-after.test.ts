import { describe, expect, it } from "vitest";
import { selectedAfter } from "./selected-after.ts";

const order = ["a", "b", "c", "d", "e"];
const pressed = (before: string[], id: string, from?: string) =>
  [...selectedAfter(new Set(before), order, { id, from })].sort().join("");

describe("a press on a lead of a list", () => {
  it("selects it, and a second one no longer does", () => {
    expect(pressed([], "b")).toBe("b");
    expect(pressed(["a", "b"], "b")).toBe("a");
  });

  it.each([
    [[], "d", "b", "bcd"],
    [[], "b", "d", "bcd"],
    [["e"], "d", "b", "bcde"],
    [["b", "c", "d"], "d", "c", "b"],
    // The one before has left the list.
    [[], "d", "gone", "d"],
  ])("with Shift, from %j to %s after %s, is for all between", (before, id, from, expected) => {
    expect(pressed(before, id, from)).toBe(expected);
  });
});
