import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { bySlot, slotLabel, slotOfLabel } from "#domain/calendar/slot.ts";
import { contactPhoneOf } from "#domain/person/understood-phone.ts";
import type { Database } from "#server/database/connection.ts";
import { untoldOf } from "./told-times.ts";

/** Which appointments a calendar shows. */
type CalendarSpan = {
  first: CalendarDay;
  last: CalendarDay;
  /** Only those of this inspector; null: only those that are unassigned. */
  inspectorId?: string | null | undefined;
};

/** Appointments with their leads, canceled ones too, by day, time and name. One that has no lead is not shown. */
export async function findCalendarRows(
  database: Database,
  { first, last, inspectorId }: CalendarSpan,
): Promise<CalendarAppointment[]> {
  const rows = await withLeads(database)
    .where("appointments.date", ">=", first)
    .where("appointments.date", "<=", last)
    .$if(inspectorId !== undefined, (query) =>
      query.where("appointments.inspector_id", "is not distinct from", inspectorId ?? null),
    )
    .execute();
  return rows.map(asShown).sort(byTime);
}

/** One appointment; undefined when it is unknown or has no lead. */
export async function findCalendarRow(
  database: Database,
  id: string,
): Promise<CalendarAppointment | undefined> {
  const row = await withLeads(database).where("appointments.id", "=", id).executeTakeFirst();
  return row && asShown(row);
}

/** Appointments with their leads, by id. */
export async function findCalendarRowsOf(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, CalendarAppointment>> {
  if (ids.length === 0) return new Map();
  const rows = await withLeads(database).where("appointments.id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, asShown(row)]));
}

type Row = Awaited<ReturnType<ReturnType<typeof withLeads>["execute"]>>[number];

/** Also those whose lead has got another appointment since. */
function withLeads(database: Database) {
  return database
    .selectFrom("appointments")
    .innerJoin("leads", "leads.id", "appointments.lead_id")
    .selectAll("appointments")
    .select([
      "leads.id as known_lead_id",
      "leads.number as lead_number",
      "leads.state as lead_state",
    ]);
}

function asShown(row: Row): CalendarAppointment {
  // Nobody writes to whoever is called spam.
  const told = row.lead_state === "spam" ? null : untoldOf(row);
  return {
    id: row.id,
    leadId: row.known_lead_id,
    leadNumber: row.lead_number,
    name: row.name,
    phone: row.phone,
    contactPhone: contactPhoneOf(row.phone),
    email: row.email,
    address: row.address,
    date: row.date,
    timeSlot: slotLabel(row.slot),
    status: row.status,
    progress: row.progress,
    ...pendingOf(row),
    inspectorId: row.inspector_id,
    sequence: row.sequence,
    toldTime: told && { date: told.date, timeSlot: slotLabel(told.timeSlot) },
    ...(row.suspected === 1 && { isSuspected: true }),
  };
}

/** Until when a booking is kept that its visitor has to confirm; nothing when it is firm. */
export function pendingOf({
  status,
  pending_until,
}: {
  status: string | null;
  pending_until: string | null;
}): { pendingUntil?: string } {
  return status === "booked" && pending_until ? { pendingUntil: pending_until } : {};
}

function byTime(one: CalendarAppointment, other: CalendarAppointment): number {
  return (
    one.date.localeCompare(other.date) ||
    bySlot(slotOfLabel(one.timeSlot), slotOfLabel(other.timeSlot)) ||
    one.name.localeCompare(other.name) ||
    one.id.localeCompare(other.id)
  );
}
