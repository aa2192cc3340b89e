import { expect, it } from "vitest";
import { slotStart, timeSlots } from "./slot.ts";

it("has the seven times of the specification, in order, without the lunch hour", () => {
  expect(timeSlots).toEqual([
    "9:00 AM",
    "10:00 AM",
    "11:00 AM",
    "1:00 PM",
    "2:00 PM",
    "3:00 PM",
    "4:00 PM",
  ]);
});

it("knows when each starts, in minutes after midnight", () => {
  expect(timeSlots.map(slotStart)).toEqual([540, 600, 660, 780, 840, 900, 960]);
});
