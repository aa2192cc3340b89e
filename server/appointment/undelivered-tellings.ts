import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { isSameTime } from "#domain/appointment/told-time.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { Happening } from "#server/lead/change-lead.ts";
import type { AppointmentEvent } from "./appointment-mails.tsx";
import { lockAppointment, updateAppointment } from "./appointments-repository.ts";
import { leadAfterUndelivered } from "./lead-after-change.ts";
import { knowledgeOf, toldColumnsAfter } from "./told-times.ts";

/** A mail is tried for three days, and may take days to come back; what died earlier was looked at long ago. In milliseconds. */
const lookedBackFor = 14 * 24 * 3_600_000;

/** What a mail says that alone tells its person of a change by us. */
type Telling = Pick<AppointmentEvent, "appointment" | "previous"> & Partial<AppointmentEvent>;

/**
 * Takes back that people know of a change that only a mail told them of, which could not be delivered or came back: they
 * believe in the earlier time, are not told, and their lead is a call for today. Whoever has heard of it otherwise since knows
 * it. Any number of processes may do it at once.
 */
export async function untellUndelivered(
  { database, transact }: Connection,
  now: Date,
  opening: BusinessProfile,
): Promise<void> {
  const since = new Date(now.getTime() - lookedBackFor).toISOString();
  const undelivered = await database
    .selectFrom("outbox")
    .innerJoin("appointments", (both) =>
      both
        .onRef("appointments.lead_id", "=", "outbox.lead_id")
        // The mail was queued in the moment in which they were told.
        .onRef("appointments.known_at", "=", "outbox.created_at"),
    )
    .select(["appointments.id", "outbox.payload", "outbox.created_at", "outbox.kind"])
    .where("outbox.state", "=", "dead")
    .where("outbox.created_at", ">", since)
    .where("outbox.kind", "in", ["appointment-confirmation", "appointment-rescheduled"])
    .where("appointments.told_date", "is", null)
    .execute();
  for (const { id, created_at, kind, payload } of undelivered) {
    const said = tellingIn(kind, payload);
    if (said?.appointment.id !== id) continue;
    await transact(async (transaction) => {
      const row = await lockAppointment(transaction, id);
      if (!row || row.told_date !== null || row.known_at !== created_at) return;
      await untell(transaction, row, believedBefore(said), { staffId: null, now, opening });
    });
  }
}

/** What a stored mail tells its person of; undefined when they knew it, or it cannot be read. */
function tellingIn(kind: string, payload: string): Telling | undefined {
  try {
    const said: Telling = JSON.parse(payload);
    return kind === "appointment-rescheduled" || said.isTelling ? said : undefined;
  } catch {
    return undefined;
  }
}

/** A cancellation names the time that they believed in. */
function believedBefore({ appointment, previous }: Telling): AppointmentTime {
  return previous ?? { date: appointment.date, timeSlot: appointment.timeSlot };
}

async function untell(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  believed: AppointmentTime,
  happening: Happening,
): Promise<void> {
  const known = knowledgeOf(row);
  if (known.time && isSameTime(known.time, believed)) return;
  const told = toldColumnsAfter(known, { is: "unsent", believed });
  const after = await updateAppointment(transaction, row.id, told);
  await leadAfterUndelivered(transaction, after, happening);
}
