import { createHash } from "node:crypto";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { holdLinks } from "#domain/spam/suspicion.ts";
import type { Database } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { findAppointment } from "./appointments-repository.ts";

/** An appointment as it was at the time of an event. What a mail says never changes afterwards. */
export type AppointmentSnapshot = {
  id: string;
  /** Stable per appointment. A digest, so that sharing a calendar does not reveal the id. */
  calendarUid: string;
  sequence: number;
  changedAt: string;
  date: CalendarDay;
  timeSlot: Slot;
  name: string;
  email: string;
  phone: string;
  address: string;
  notes: string;
  /** Whether it held links and nobody has called it real: then its person's mails repeat nothing that was typed. */
  isSuspected?: boolean;
};

export function snapshotOf(row: AppointmentsTable): AppointmentSnapshot {
  const { name, address, notes } = row;
  const isSuspected = row.suspected === 1 && holdLinks({ lines: [name, address], text: notes });
  return {
    id: row.id,
    calendarUid: sharedIdOf(row.id),
    sequence: row.sequence,
    changedAt: row.updated_at,
    date: row.date,
    timeSlot: row.slot,
    ...{ name, email: row.email, phone: row.phone, address, notes },
    ...(isSuspected && { isSuspected }),
  };
}

/** What names an appointment to others: a digest of its id, since whoever has that may move and cancel. */
export function sharedIdOf(id: string): string {
  return createHash("sha256").update(id).digest("hex").slice(0, 32);
}

/** Whether an appointment is still at the time of the snapshot, and canceled or not as it says. */
export async function isStillSo(
  database: Database,
  { id, date, timeSlot }: Pick<AppointmentSnapshot, "id" | "date" | "timeSlot">,
  { isCanceled }: { isCanceled: boolean },
): Promise<boolean> {
  const row = await findAppointment(database, id);
  if (!row || (row.status === "cancelled") !== isCanceled) return false;
  return row.date === date && row.slot === timeSlot;
}
