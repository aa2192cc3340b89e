import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { bySlot, type Slot, slotAt, slotLabel, slotOfLabel, slotStart } from "./slot.ts";
import { slotField, slotLabelField } from "./slot-field.ts";

const anyMinute = fc.integer({ min: 0, max: 24 * 60 - 1 });

describe("a slot", () => {
  it.each<[slot: Slot, label: string, start: number]>([
    ["00:00", "12:00 AM", 0],
    ["00:05", "12:05 AM", 5],
    ["07:30", "7:30 AM", 450],
    ["09:00", "9:00 AM", 540],
    ["11:00", "11:00 AM", 660],
    ["12:00", "12:00 PM", 720],
    ["13:00", "1:00 PM", 780],
    ["16:30", "4:30 PM", 990],
    ["23:59", "11:59 PM", 1439],
  ])("%s is called %s and starts %i minutes after midnight", (slot, label, start) => {
    expect(slotLabel(slot)).toBe(label);
    expect(slotOfLabel(label)).toBe(slot);
    expect(slotStart(slot)).toBe(start);
    expect(slotAt(start)).toBe(slot);
  });

  it("can be any minute, and is read back from its label", () => {
    fc.assert(
      fc.property(anyMinute, (minute) => {
        const slot = slotAt(minute);
        const label = slotLabel(slot);
        expect(slotStart(slot)).toBe(minute);
        expect(slotOfLabel(label)).toBe(slot);
        expect(slotLabelField.safeParse(label).success).toBe(true);
        expect(slotField.safeParse(slot).success).toBe(true);
      }),
    );
  });

  it("sorts as text as it does by time", () => {
    fc.assert(
      fc.property(fc.array(anyMinute), (minutes) => {
        const slots = minutes.map(slotAt);
        expect(slots.toSorted()).toEqual(slots.toSorted(bySlot));
      }),
    );
  });

  it("is known by its label only", () => {
    const others = ["", "09:00", "9:00", "9:00 am", " 9:00 AM", "09:00 AM", "13:00 PM", "5:60 PM"];
    expect(others.map(slotOfLabel)).toEqual(others.map(() => undefined));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,2}:\d\d [AP]M$/)), (text) => {
        const slot = slotOfLabel(text);
        return slot === undefined || slotLabel(slot) === text;
      }),
    );
  });

  it("is neither any text nor a label", () => {
    expectTypeOf<string>().not.toExtend<Slot>();
    expectTypeOf<"9:00 AM">().not.toExtend<Slot>();
    expectTypeOf(slotOfLabel).returns.toEqualTypeOf<Slot | undefined>();
  });
});
