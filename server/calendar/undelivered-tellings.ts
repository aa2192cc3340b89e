import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { isSameTime, isUntold, knowledgeAfter } from "#domain/appointment/told-time.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { isPastTelling } from "#domain/lead/untold-alert.ts";
import type { AppointmentEvent } from "#server/appointment/appointment-mails.tsx";
import { lockAppointment, updateAppointment } from "#server/appointment/appointments-repository.ts";
import { markTold } from "#server/appointment/desk-change.ts";
import { leadAfterTelling, leadAfterUndelivered } from "#server/appointment/lead-after-change.ts";
import { knowledgeOf, toldColumnsAfter } from "#server/appointment/told-times.ts";
import { forgetUntoldAlert } from "#server/appointment/untold-appointments.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { Happening } from "#server/lead/change-lead.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import { lockLeadOfAppointment } from "#server/lead/stored-lead.ts";
import type { PersonText } from "#server/text/person-text.ts";

/** A mail is tried for three days, and may take days to come back; what died earlier was looked at long ago. In milliseconds. */
const lookedBackFor = 14 * 24 * 3_600_000;

/** A mail or a text to the person of an appointment. */
type Message = {
  /** Where it says that the appointment is; null: it is canceled; undefined: it cannot be read. */
  time: AppointmentTime | null | undefined;
  /** Where they believed it to be, if this tells them of a change by us; undefined: it does not, or not alone. */
  believed: AppointmentTime | undefined;
};

/**
 * Takes back that people know of a change that only a mail or a text told them of, which could not be delivered or came back:
 * they believe in the earlier time, are not told, and their lead is a call for today. Whoever was told of it by both, or has
 * heard of it otherwise since, knows it. Any number of processes may do it at once.
 */
export async function untellUndelivered(
  { database, transact }: Connection,
  now: Date,
  opening: BusinessProfile,
): Promise<void> {
  const since = new Date(now.getTime() - lookedBackFor).toISOString();
  const undelivered = await database
    .selectFrom("outbox")
    .innerJoin("appointments", "appointments.telling_id", "outbox.telling_id")
    .selectAll("appointments")
    .select(["outbox.payload", "outbox.kind"])
    .where("outbox.state", "=", "dead")
    .where("outbox.created_at", ">", since)
    .where("outbox.telling_id", "is not", null)
    .where("appointments.told_date", "is", null)
    .execute();
  for (const { kind, payload, ...before } of undelivered) {
    const message = messageIn(kind, payload);
    const { believed } = message;
    if (!believed) continue;
    const matters = async (row: AppointmentsTable, using: Database) =>
      saysSo(message, row) && (await isUntoldBy(row, believed, { database: using, now, opening }));
    // Those that know it stay among what is found for days.
    if (!(await matters(before, database))) continue;
    await transact(async (transaction) => {
      const row = await lockAppointment(transaction, before.id);
      if (!row || row.told_date !== null || row.telling_id !== before.telling_id) return;
      if (!(await matters(row, transaction))) return;
      await untell(transaction, row, believed, { staffId: null, now, opening });
    });
  }
}

/** Whether somebody believes in another time now that what told them has not arrived, and that still matters. */
async function isUntoldBy(
  row: AppointmentsTable,
  believed: AppointmentTime,
  { database, now, opening }: { database: Database; now: Date; opening: BusinessProfile },
): Promise<boolean> {
  const known = knowledgeAfter(knowledgeOf(row), { is: "unsent", believed });
  if (!isUntold(known) || isPastTelling(known, now, opening) || hasAnswered(row)) return false;
  return !(await isToldOtherwise(database, row));
}

/** What a stored mail or text is about; nothing when it cannot be read. */
function messageIn(kind: string, payload: string): Message {
  const nothing = { time: undefined, believed: undefined };
  try {
    if (kind === "person-text") {
      const { about, believed, kind: says }: PersonText = JSON.parse(payload);
      const time = about && { date: about.date, timeSlot: about.timeSlot };
      return { time: says === "canceled" ? null : time, believed };
    }
    const { event, appointment, previous, isTelling }: Stored = JSON.parse(payload);
    const { date, timeSlot } = appointment;
    const tells = kind === "appointment-rescheduled" || isTelling;
    // A cancellation names the time that they believed in.
    const believed = previous ?? { date, timeSlot };
    const time = event === "cancelled" ? null : { date, timeSlot };
    return { time, believed: tells ? believed : undefined };
  } catch {
    return nothing;
  }
}

/** A mail about a move out of closed hours says no event. */
type Stored = Omit<AppointmentEvent, "event"> & Partial<Pick<AppointmentEvent, "event">>;

/** Whether a message says where an appointment is now: an earlier release that changes it does not end a telling. */
function saysSo({ time }: Message, row: AppointmentsTable): boolean {
  const is = knowledgeOf(row).time;
  if (!time || !is) return time === is;
  return isSameTime(time, is);
}

/** Whether they have said since that they will be there, or we have been there: a move by us begins anew. */
function hasAnswered({ status, progress }: AppointmentsTable): boolean {
  return status === "booked" && progress !== "booked";
}

/** Whether another message of the same telling has arrived or may still arrive. */
async function isToldOtherwise(
  database: Database,
  { telling_id }: AppointmentsTable,
): Promise<boolean> {
  const other = await database
    .selectFrom("outbox")
    .select("id")
    .where("telling_id", "=", telling_id)
    .where("state", "in", ["queued", "sending", "sent"])
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

async function untell(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  believed: AppointmentTime,
  happening: Happening,
): Promise<void> {
  await forgetUntoldAlert(transaction, row.id, believed);
  const after = await updateAppointment(transaction, row.id, {
    ...toldColumnsAfter(knowledgeOf(row), { is: "unsent", believed }),
    // From when we learned of it, there is time to tell them before anybody is alerted.
    updated_at: happening.now.toISOString(),
  });
  await leadAfterUndelivered(transaction, after, happening);
}

/**
 * Locks the appointment, and its lead, of which a message told that is to be sent again, or has arrived after all, before the
 * message itself.
 * @returns what notes that its person is told by it as they were the first time, until it is lost again; null when it tells them
 * nothing that they do not know.
 */
export async function lockTelling(
  transaction: DatabaseTransaction,
  { kind, payload, telling_id }: Pick<OutboxTable, "kind" | "payload" | "telling_id">,
): Promise<((happening: Happening) => Promise<void>) | null> {
  if (telling_id === null) return null;
  const known = await transaction
    .selectFrom("appointments")
    .select("id")
    .where("telling_id", "=", telling_id)
    .executeTakeFirst();
  const row = known && (await lockAppointment(transaction, known.id));
  if (!row || row.told_date === null || row.telling_id !== telling_id) return null;
  if (!saysSo(messageIn(kind, payload), row) || hasAnswered(row)) return null;
  await lockLeadOfAppointment(transaction, row.id);
  return async (happening) => {
    const told = await markTold(transaction, row, happening.now, telling_id);
    await leadAfterTelling(transaction, told, happening);
    await addCalendarChange(transaction, happening.now);
  };
}
