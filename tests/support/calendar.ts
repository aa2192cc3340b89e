import type {
  CalendarAppointment,
  CalendarDayResponse,
  ShownClosure,
} from "#domain/appointment/calendar-contract.ts";
import { slotLabels } from "#tests/support/usual-slots.ts";

/** An appointment of the desk's calendar: Pat Miller with Dana, on a Tuesday at ten. */
export function calendarAppointment(
  changes: Partial<CalendarAppointment> = {},
): CalendarAppointment {
  return {
    ...{ id: "pat", leadId: "lead-pat", leadNumber: 1_042, name: "Pat Miller" },
    ...{ phone: "(703) 555-0111", email: "pat@example.com" },
    address: "12 Maple Street, Fairfax, VA 22030",
    ...{ date: "2026-11-24", timeSlot: "10:00 AM", status: "booked", progress: "booked" },
    ...{ inspectorId: "dana", sequence: 1, toldTime: null },
    ...changes,
  };
}

/** A day on which Dana and Eli work at every slot, and nobody has an appointment but those given. */
export function calendarDayOf(
  date: string,
  appointments: readonly CalendarAppointment[] = [],
  closures: readonly ShownClosure[] = [],
): CalendarDayResponse {
  const inspectors = ["dana", "eli"];
  return {
    date,
    slots: slotLabels.map((timeSlot) => {
      const then = appointments.filter(
        (each) => each.timeSlot === timeSlot && each.status === "booked",
      );
      return {
        timeSlot,
        capacity: inspectors.length,
        booked: then.length,
        freeInspectors: inspectors.filter(
          (id) => !then.some(({ inspectorId }) => inspectorId === id),
        ),
      };
    }),
    closures: [...closures],
    appointments: [...appointments],
  };
}

/** A week's days with these two inspectors. */
export function calendarOf(...days: CalendarDayResponse[]) {
  const inspectors = [
    { id: "dana", name: "Dana Ruiz" },
    { id: "eli", name: "Eli Stone" },
  ];
  return { inspectors, days };
}

/** A whole day closed for everybody. */
export function closureOn(date: string, changes: Partial<ShownClosure> = {}): ShownClosure {
  return {
    ...{ id: `closure-${date}`, firstDay: date, lastDay: date, fromSlot: null, toSlot: null },
    ...{ inspectorId: null, reason: "Training", closedBy: "Una Owner" },
    ...changes,
  };
}
