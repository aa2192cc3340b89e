import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/calendar/calendar-day.ts";
import { slots } from "#tests/support/usual-slots.ts";
import type { AppointmentTime } from "./appointment-form.ts";
import {
  dayParts,
  isBefore,
  isInPart,
  isInTime,
  isWaking,
  nextInLine,
  type Waiting,
} from "./earlier-times.ts";

const day = calendarDay("2026-06-10");
const freed: AppointmentTime = { date: day, timeSlot: "13:00" };

function waits(id: string, change: Partial<Waiting> = {}): Waiting {
  return {
    appointmentId: id,
    has: { date: addDays(day, 3), timeSlot: "09:00" },
    dayPart: "any",
    askedAt: "2026-06-01T12:00:00.000Z",
    wasOffered: false,
    hasOpenOffer: false,
    ...change,
  };
}

describe("a freed time goes", () => {
  const early = { askedAt: "2026-05-01T12:00:00.000Z" };
  it.each<[string, Waiting[], string | undefined, boolean]>([
    ["to nobody while nobody waits", [], undefined, true],
    ["to whoever has waited longest", [waits("late"), waits("early", early)], "early", false],
    [
      "to the next once the first was offered it",
      [waits("b"), waits("a", { ...early, wasOffered: true })],
      "b",
      false,
    ],
    ["to nobody once all were offered it", [waits("a", { wasOffered: true })], undefined, true],
    [
      "to whoever has no other offer to answer",
      [waits("a", { ...early, hasOpenOffer: true }), waits("b")],
      "b",
      false,
    ],
    [
      "to nobody yet while the only one has another offer",
      [waits("a", { hasOpenOffer: true })],
      undefined,
      false,
    ],
    ["to nobody who has that time", [waits("a", { has: freed })], undefined, true],
    [
      "to nobody who comes earlier that day",
      [waits("a", { has: { date: day, timeSlot: "11:00" } })],
      undefined,
      true,
    ],
    [
      "to who comes later that day",
      [waits("a", { has: { date: day, timeSlot: "14:00" } })],
      "a",
      false,
    ],
    ["to nobody who only wants mornings", [waits("a", { dayPart: "morning" })], undefined, true],
    ["to who wants afternoons", [waits("a", { dayPart: "afternoon" })], "a", false],
  ])("%s", (_what, waiting, next, isOver) => {
    const found = nextInLine(freed, waiting);
    expect(found.next?.appointmentId).toBe(next);
    expect(found.isOver).toBe(isOver);
  });

  it("only to people who could use it and were not asked, and to each of them in the end, longest waiting first", () => {
    const person = fc.record({
      has: fc.record({
        date: fc.integer({ min: -3, max: 3 }).map((days) => addDays(day, days)),
        timeSlot: fc.constantFrom(...slots),
      }),
      dayPart: fc.constantFrom(...dayParts),
      askedAt: fc.integer({ min: 10, max: 20 }).map((hour) => `2026-06-01T${hour}:00:00.000Z`),
      hasOpenOffer: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(person, { maxLength: 12 }), (people) => {
        let waiting = people.map((one, index) => waits(`person-${index}`, one));
        const asked: Waiting[] = [];
        for (;;) {
          const { next, isOver } = nextInLine(freed, waiting);
          if (!next && isOver) break;
          if (!next) {
            waiting = waiting.map((one) => ({ ...one, hasOpenOffer: false }));
            continue;
          }
          expect(next.hasOpenOffer).toBe(false);
          asked.push(next);
          waiting = waiting.map((one) => (one === next ? { ...one, wasOffered: true } : one));
        }
        const fitting = people.filter(
          ({ has, dayPart }) => isBefore(freed, has) && isInPart(freed.timeSlot, dayPart),
        );
        expect(asked).toHaveLength(fitting.length);
        expect(new Set(asked.map(({ appointmentId }) => appointmentId)).size).toBe(asked.length);
      }),
    );
  });
});

it.each([
  [0, false],
  [7 * 60 + 59, false],
  [8 * 60, true],
  [20 * 60 + 59, true],
  [21 * 60, false],
])("at minute %i of somebody's day an offer may be sent: %s", (minute, expected) => {
  expect(isWaking(minute)).toBe(expected);
});

it("three hours ahead is the nearest time that is offered", () => {
  const now = new Date("2026-06-02T16:00:00Z");
  expect(isInTime(new Date("2026-06-02T19:00:00Z"), now)).toBe(true);
  expect(isInTime(new Date("2026-06-02T18:59:59Z"), now)).toBe(false);
});

it("morning and afternoon share the day's times, and any has them all", () => {
  for (const slot of slots) {
    expect(isInPart(slot, "morning")).toBe(!isInPart(slot, "afternoon"));
    expect(isInPart(slot, "any")).toBe(true);
  }
  expect(slots.filter((slot) => isInPart(slot, "morning"))).toEqual(["09:00", "10:00", "11:00"]);
});
