import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { type Slot, slotLabel, slotLabels, slotOfLabel, slotStart, slots } from "./slot.ts";

/** Seven times in order, skipping the lunch hour. */
const known: [slot: Slot, label: string, start: number][] = [
  ["09:00", "9:00 AM", 540],
  ["10:00", "10:00 AM", 600],
  ["11:00", "11:00 AM", 660],
  ["13:00", "1:00 PM", 780],
  ["14:00", "2:00 PM", 840],
  ["15:00", "3:00 PM", 900],
  ["16:00", "4:00 PM", 960],
];

describe("the slots", () => {
  it("are seven times, and sort as text as they follow each other", () => {
    expect(slots).toEqual(known.map(([slot]) => slot));
    expect(slots.toSorted()).toEqual(slots);
    expect(slotLabels).toEqual(known.map(([, label]) => label));
  });

  it.each(known)("%s is called %s and starts %i minutes after midnight", (slot, label, start) => {
    expect(slotLabel(slot)).toBe(label);
    expect(slotOfLabel(label)).toBe(slot);
    expect(slotStart(slot)).toBe(start);
  });

  it("are known by their labels only", () => {
    const others = ["", "09:00", "9:00", "9:00 am", " 9:00 AM", "09:00 AM", "12:00 PM", "5:00 PM"];
    expect(others.map(slotOfLabel)).toEqual(others.map(() => undefined));
    fc.assert(
      fc.property(fc.string(), (text) => {
        const slot = slotOfLabel(text);
        return slot === undefined || slotLabel(slot) === text;
      }),
    );
  });

  it("are neither texts nor labels", () => {
    expectTypeOf<string>().not.toExtend<Slot>();
    expectTypeOf<"9:00 AM">().not.toExtend<Slot>();
    expectTypeOf(slotOfLabel).returns.toEqualTypeOf<Slot | undefined>();
  });
});
