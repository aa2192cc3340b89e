import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { contactPhoneOf } from "#domain/person/understood-phone.ts";
import type { ProgramAppointment } from "#domain/program/program-records.ts";
import { appointmentInstants } from "#server/appointment/appointment-instants.ts";
import { sharedIdOf } from "#server/appointment/appointment-snapshot.ts";
import { pendingOf } from "#server/appointment/calendar-rows.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import { unknownAppointment } from "#server/refusal.ts";
import { sequencedPage } from "./sequenced-page.ts";

type Rules = Pick<BusinessProfile, "timeZone" | "inspection">;

/** One page of appointments in the order of changes. @throws Refusal as `readPlace` does. */
export async function listAppointments(
  connection: Connection,
  query: { after?: string | undefined; limit: number },
  { profile, now }: { profile: Rules; now: Date },
) {
  const { ids, ...page } = await sequencedPage(connection, "appointment", { ...query, now });
  const rows = ids.length > 0 ? await findRows(connection.database, ids) : [];
  const found = new Map(rows.map((row) => [row.id, row]));
  return {
    appointments: ids.flatMap((id) => {
      const row = found.get(id);
      return row ? [asProgramAppointment(row, profile)] : [];
    }),
    gone: ids.filter((id) => !found.has(id)).map((id) => ({ id: sharedIdOf(id) })),
    ...page,
  };
}

/** The appointment last booked for a lead. @throws Refusal 404 when it was deleted since. */
export async function appointmentOfLead(
  { database }: Connection,
  leadId: string,
  profile: Rules,
): Promise<ProgramAppointment> {
  const lead = await database
    .selectFrom("leads")
    .select("appointment_id")
    .where("id", "=", leadId)
    .executeTakeFirst();
  const [row] = lead?.appointment_id ? await findRows(database, [lead.appointment_id]) : [];
  if (!row) throw unknownAppointment();
  return asProgramAppointment(row, profile);
}

function findRows(database: Database, ids: readonly string[]) {
  return database
    .selectFrom("appointments")
    .leftJoin("staff", "staff.id", "appointments.inspector_id")
    .selectAll("appointments")
    .select("staff.name as inspector_name")
    .where("appointments.id", "in", ids)
    .execute();
}

function asProgramAppointment(
  row: Awaited<ReturnType<typeof findRows>>[number],
  { timeZone, inspection }: Rules,
): ProgramAppointment {
  const { date, slot, inspector_id, inspector_name } = row;
  const time = { date, timeSlot: slot };
  const { start, end } = appointmentInstants(time, timeZone, inspection.takes.to);
  return {
    ...{ id: sharedIdOf(row.id), leadId: row.lead_id ?? "", date, timeSlot: slotLabel(slot) },
    ...{ startsAt: start.toISOString(), endsAt: end.toISOString(), status: row.status },
    pendingUntil: pendingOf(row).pendingUntil ?? null,
    progress: row.progress,
    inspector: inspector_id ? { id: inspector_id, name: inspector_name ?? "" } : null,
    ...{ name: row.name, email: row.email, phone: row.phone },
    e164: contactPhoneOf(row.phone).e164,
    ...{ address: row.address, notes: row.notes },
  };
}
