import { deskPlace } from "#desk/facts/desk-place.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { SlotLabel } from "#domain/calendar/slot.ts";
import { type FarStop, farApart } from "#domain/service-area/far-apart.ts";
import { type Calendar, dayOf } from "./calendar-model.ts";

/** What is to be booked or moved: where, and its appointment and inspector if it has them. */
export type Going = { address: string; id?: string; inspectorId?: string | null };

/**
 * The appointment of a day that lies too far from an address for one inspector. Who would go: the one of `at`, without one
 * whoever has it already, or else whoever is free at that time, or at some time of the day.
 */
export function farApartOn(
  calendar: Calendar,
  date: string,
  going: Going,
  at: { timeSlot?: SlotLabel; inspectorId?: string | null | undefined } = {},
): FarStop<CalendarAppointment> | undefined {
  const day = dayOf(calendar, date);
  if (!day) return undefined;
  const others = day.appointments.filter(
    ({ id, status }) => id !== going.id && status === "booked",
  );
  return farApart(going.address, others, candidates(), deskPlace().drives);

  function candidates(): (string | null)[] {
    if (at.inspectorId !== undefined) return [at.inspectorId];
    if (calendar.inspectors.length === 0) return [null];
    const slots = (day?.slots ?? []).filter(
      ({ timeSlot }) => at.timeSlot === undefined || timeSlot === at.timeSlot,
    );
    const free = new Set(slots.flatMap(({ freeInspectors }) => freeInspectors));
    const isKept = going.inspectorId && free.has(going.inspectorId);
    return isKept && going.inspectorId ? [going.inspectorId] : [...free];
  }
}
