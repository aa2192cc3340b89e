import { describe, expect, it } from "vitest";
import { slotsOf } from "./appointment-calls.ts";

describe("the answer with the times of a day", () => {
  it("lists free and taken slots by their labels", () => {
    expect(slotsOf({ availableSlots: ["1:00 PM"], bookedSlots: ["9:00 AM"] })).toEqual({
      availableSlots: ["13:00"],
      bookedSlots: ["09:00"],
    });
  });

  it("copes without the taken ones, and with what is no label of a time", () => {
    const answer = { availableSlots: ["9:00 AM", "12:00 PM", "13:00 PM", "09:00", 9] };
    expect(slotsOf(answer)).toEqual({ availableSlots: ["09:00", "12:00"], bookedSlots: [] });
  });

  it.each([
    ["without a list", {}],
    ["with a text in place of the list", { availableSlots: "9:00 AM" }],
    ["with nothing in place of the list", { availableSlots: null }],
    ["that is nothing", null],
  ])("is refused when it is one %s", (_name, answer) => {
    expect(() => slotsOf(answer)).toThrow("Invalid response format from API");
  });
});
