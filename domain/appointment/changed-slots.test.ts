import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { type Slot, slotAt, slotStart } from "#domain/calendar/slot.ts";
import { testedBusiness } from "#tests/support/tested-business.ts";
import { openSlots } from "./appointment-rules.ts";
import {
  dayAvailability,
  type SeatsTaken,
  seatsTakenAt,
  seatsTakenAtEach,
} from "./availability.ts";
import { calendarSlots } from "./calendar-slots.ts";
import { type AssignedSlot, chooseInspector, freeInspectors, type Inspector } from "./capacity.ts";

/* Appointments keep their times when an owner sets others, and nobody can be at two of them at once. */

const tuesday = calendarDay("2026-06-02");
const everyDay = { onHolidays: true, shifts: [] };

/** Minutes that an inspection takes, and times of a day at least that far apart. */
const list = (minutes: number) =>
  fc
    .array(fc.integer({ min: 0, max: 150 }), { minLength: 1, maxLength: 12 })
    .map((gaps) => {
      let start = 0;
      return gaps.map((gap, at) => {
        start += gap + (at === 0 ? 0 : minutes);
        return start;
      });
    })
    .map((starts) => starts.filter((start) => start < 24 * 60).map(slotAt));
const wants = fc.array(fc.nat(20), { maxLength: 12 });
/** A day on which the list is set again and again, and people book between. */
const day = fc.integer({ min: 15, max: 60 }).chain((minutes) =>
  fc.record({
    minutes: fc.constant(minutes),
    steps: fc.array(fc.record({ slots: list(minutes), wants }), { minLength: 1, maxLength: 4 }),
  }),
);

describe("times that are set again", () => {
  it("never give a minute more inspections than there are inspectors, nor an inspector two at once", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 3 }), ({ minutes, steps }, count) => {
        const inspectors: Inspector[] = Array.from({ length: count }, (_, at) => {
          return { id: `${at}`, name: `${at}`, plan: everyDay };
        });
        const seats: SeatsTaken = {};
        const assigned: AssignedSlot[] = [];
        for (const { slots, wants } of steps) {
          for (const want of wants) {
            const taken = seatsTakenAtEach(seats, slots, minutes);
            const { availableSlots } = dayAvailability(slots, taken, () => count);
            const slot = availableSlots[want % Math.max(1, availableSlots.length)];
            if (!slot) continue;
            const free = freeInspectors(inspectors, assigned, slot, minutes);
            const inspector = chooseInspector(free, assigned, null);
            expect(inspector, "whoever has which, somebody is free").toBeDefined();
            seats[slot] = (seats[slot] ?? 0) + 1;
            assigned.push({ slot, inspectorId: inspector?.id ?? "" });
          }
        }
        for (const { slot, inspectorId } of assigned) {
          const begins = slotStart(slot);
          const running = assigned.filter((other) => {
            const start = slotStart(other.slot);
            return start <= begins && begins < start + minutes;
          });
          expect(running.length).toBeLessThanOrEqual(count);
          const own = running.filter((other) => other.inspectorId === inspectorId);
          expect(own).toHaveLength(1);
        }
      }),
    );
  });

  it("that are as far apart as an inspection takes are never in each other's way", () => {
    fc.assert(
      fc.property(day, ({ minutes, steps: [first] }) => {
        const slots = first?.slots ?? [];
        const seats = Object.fromEntries(slots.map((slot, at) => [slot, at + 1]));
        expect(slots.map((slot) => seatsTakenAt(seats, slot, minutes))).toEqual(
          slots.map((_, at) => at + 1),
        );
      }),
    );
  });
});

describe("a day of the desk's calendar", () => {
  const slots: Slot[] = ["07:30", "09:30", "13:30"];
  const rules = {
    ...testedBusiness,
    inspection: { ...testedBusiness.inspection, slots, capacity: 2 },
    holidays: [],
  };
  const staffing = { inspectors: [], closures: [] };

  it("has the times of now that are within its hours, and old ones that have appointments", () => {
    expect(openSlots(tuesday, rules)).toEqual(["09:30", "13:30"]);
    const booked = { "09:00": 1, "12:00": 3 };
    expect(calendarSlots(tuesday, { rules, staffing, booked, assigned: undefined })).toEqual([
      { slot: "09:00", capacity: 0, booked: 1, free: [] },
      { slot: "09:30", capacity: 1, booked: 0, free: [] },
      { slot: "12:00", capacity: 0, booked: 3, free: [] },
      { slot: "13:30", capacity: 2, booked: 0, free: [] },
    ]);
  });

  it("has none on a day that is never open", () => {
    const sunday = calendarDay("2026-06-07");
    const booked = { "09:00": 1 };
    expect(calendarSlots(sunday, { rules, staffing, booked, assigned: undefined })).toEqual([]);
  });
});
