import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { isUntold, knowledgeAfter } from "#domain/appointment/told-time.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { isPastTelling } from "#domain/lead/untold-alert.ts";
import type { AppointmentEvent } from "#server/appointment/appointment-mails.tsx";
import { lockAppointment, updateAppointment } from "#server/appointment/appointments-repository.ts";
import { leadAfterUndelivered } from "#server/appointment/lead-after-change.ts";
import { knowledgeOf, toldColumnsAfter } from "#server/appointment/told-times.ts";
import { forgetUntoldAlert } from "#server/appointment/untold-appointments.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { Happening } from "#server/lead/change-lead.ts";
import type { PersonText } from "#server/text/person-text.ts";

/** A mail is tried for three days, and may take days to come back; what died earlier was looked at long ago. In milliseconds. */
const lookedBackFor = 14 * 24 * 3_600_000;

/** What tells somebody of a change by us. */
const kinds = ["appointment-confirmation", "appointment-rescheduled", "person-text"];

/** A mail or a text to the person of an appointment. */
type Message = {
  appointmentId: string | undefined;
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
    .innerJoin("appointments", (both) =>
      both
        .onRef("appointments.lead_id", "=", "outbox.lead_id")
        // It was queued in the moment in which they were told.
        .onRef("appointments.known_at", "=", "outbox.created_at"),
    )
    .selectAll("appointments")
    .select(["outbox.payload", "outbox.kind"])
    .where("outbox.state", "=", "dead")
    .where("outbox.created_at", ">", since)
    .where("outbox.kind", "in", kinds)
    .where("appointments.told_date", "is", null)
    .execute();
  for (const { kind, payload, ...before } of undelivered) {
    const { appointmentId, believed } = messageIn(kind, payload);
    if (appointmentId !== before.id || !believed) continue;
    const matters = (row: AppointmentsTable, using: Database) =>
      isUntoldBy(row, believed, { database: using, now, opening });
    // Those that know it stay among what is found for days.
    if (!(await matters(before, database))) continue;
    await transact(async (transaction) => {
      const row = await lockAppointment(transaction, before.id);
      if (!row || row.told_date !== null || row.known_at !== before.known_at) return;
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
  const nothing = { appointmentId: undefined, believed: undefined };
  try {
    if (kind === "person-text") {
      const { about, believed }: PersonText = JSON.parse(payload);
      return { appointmentId: about?.id, believed };
    }
    const { appointment, previous, isTelling }: AppointmentEvent = JSON.parse(payload);
    const tells = kind === "appointment-rescheduled" || isTelling;
    // A cancellation names the time that they believed in.
    const believed = previous ?? { date: appointment.date, timeSlot: appointment.timeSlot };
    return { appointmentId: appointment.id, believed: tells ? believed : undefined };
  } catch {
    return nothing;
  }
}

/** Whether they have said since that they will be there, or we have been there: a move by us begins anew. */
function hasAnswered({ status, progress }: AppointmentsTable): boolean {
  return status === "booked" && progress !== "booked";
}

/** Whether something else told them in the same moment, and has arrived or may still arrive. */
async function isToldOtherwise(
  database: Database,
  { id, lead_id, known_at }: AppointmentsTable,
): Promise<boolean> {
  const messages = await database
    .selectFrom("outbox")
    .select(["kind", "payload"])
    .where("lead_id", "=", lead_id)
    .where("created_at", "=", known_at)
    .where("kind", "in", kinds)
    .where("state", "in", ["queued", "sending", "sent"])
    .execute();
  return messages.some(({ kind, payload }) => messageIn(kind, payload).appointmentId === id);
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
