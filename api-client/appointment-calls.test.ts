import { describe, expect, it } from "vitest";
import { slotsOf } from "./appointment-calls.ts";

describe("the answer with the times of a day", () => {
  it("is given on as it came", () => {
    const answer = { success: true, date: "2026-06-03", availableSlots: ["9:00 AM"] };
    expect(slotsOf(answer)).toEqual(answer);
    expect(slotsOf({ availableSlots: [], bookedSlots: ["9:00 AM"] })).toEqual({
      availableSlots: [],
      bookedSlots: ["9:00 AM"],
    });
  });

  it.each([
    ["without a list", {}],
    ["with a text in place of the list", { availableSlots: "9:00 AM" as never }],
    ["with nothing in place of the list", { availableSlots: null as never }],
    ["that is nothing", null],
  ])("is refused when it is one %s", (_name, answer) => {
    expect(() => slotsOf(answer)).toThrow("Invalid response format from API");
  });
});
