import fc from "fast-check";
import { expect, it } from "vitest";
import { slotAt, slotLabel } from "./slot.ts";
import { readTimes } from "./typed-times.ts";

it.each<[string, string[]]>([
  ["7:30 AM, 8:30 AM, 1:00 PM", ["07:30", "08:30", "13:00"]],
  ["7:30", ["07:30"]],
  ["7.30 am", ["07:30"]],
  ["7.30 a.m. and 1 p.m.", ["07:30", "13:00"]],
  ["13:00;14:30", ["13:00", "14:30"]],
  ["9 10 11 1 2 3 4", ["09:00", "10:00", "11:00", "13:00", "14:00", "15:00", "16:00"]],
  ["9\n12\n12 am\n12 pm", ["09:00", "12:00", "00:00", "12:00"]],
  ["6:00, 06:00, 6am", ["18:00", "06:00", "06:00"]],
  [" , ", []],
])("%j is read as %j", (text, slots) => {
  expect(readTimes(text).map(slotAt)).toEqual(slots);
});

it.each(["noon", "24:00", "7:60", "13 pm", "0 am", "7:3", "730", "-1"])("%j is no time", (text) => {
  expect(readTimes(text)).toEqual([Number.NaN]);
});

it("labels are read as what they say", () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 1_439 }));
  fc.assert(
    fc.property(minutes, (times) => {
      const typed = times.map((minute) => slotLabel(slotAt(minute))).join(", ");
      expect(readTimes(typed)).toEqual(times);
    }),
  );
});
