import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import {
  type AppointmentHappening,
  isUntold,
  type Knowledge,
  knowledgeAfter,
} from "#domain/appointment/told-time.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";

type Times = Pick<AppointmentsTable, "date" | "slot" | "status" | "told_date" | "told_slot">;

/** Where an appointment is, and where its person believes it to be. */
export function knowledgeOf(row: Times): Knowledge {
  const time = row.status === "booked" ? { date: row.date, timeSlot: row.slot } : null;
  return { time, believed: untoldOf(row) ?? time };
}

/** The columns of what the person knows after something has happened to their appointment, which ends a telling but `unsent`. */
export function toldColumnsAfter(
  known: Knowledge,
  happening: AppointmentHappening,
): Pick<AppointmentsTable, "told_date" | "told_slot"> & { telling_id?: null } {
  const after = knowledgeAfter(known, happening);
  const believed = isUntold(after) ? after.believed : null;
  const told = { told_date: believed?.date ?? null, told_slot: believed?.timeSlot ?? null };
  return happening.is === "unsent" ? told : { ...told, telling_id: null };
}

/** Where the person believes the appointment to be, if that is not where it is; null: they know. */
export function untoldOf({
  told_date,
  told_slot,
}: Pick<Times, "told_date" | "told_slot">): AppointmentTime | null {
  return told_date && told_slot ? { date: told_date, timeSlot: told_slot } : null;
}

/** Where the person believes it to be, or believed it to be when it was canceled. */
export function believedTimeOf(row: Times): AppointmentTime {
  return untoldOf(row) ?? { date: row.date, timeSlot: row.slot };
}
