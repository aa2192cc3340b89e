import { reminderTexts, reminderWords } from "#content/en/reminders.ts";
import { filledWords } from "#domain/appointment/reminder-words.ts";
import { dueReminder, type Reminder } from "#domain/appointment/reminders.ts";
import { addDays, dayInZone, formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { snapshotOf } from "#server/appointment/appointment-snapshot.ts";
import { findCalendarRow } from "#server/appointment/calendar-rows.ts";
import { areRemindersOff } from "#server/appointment/reminders-off.ts";
import {
  claimReminder,
  findRemindable,
  findReminders,
  isClaimed,
  lockIfFree,
  remindable,
} from "#server/appointment/reminders-repository.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { queueText } from "#server/text/queue-text.ts";
import { inspectorName, knownOf } from "./known-appointment.ts";
import { reminderMailKinds } from "./reminder-mail-kinds.ts";

/** Days before an appointment at which the first reminder is due. */
const mostDaysBefore = 3;

type Looking = {
  mailOptions: MailOptions;
  clock: () => Date;
  log: { error(details: object, message: string): void };
};

/**
 * Queues the reminders that are due, by mail, and by text to whoever wants texts. Noted in the transaction that queues it,
 * so that each is queued once, whatever ends a process, or why nobody gets it; and asked again right before it is sent. One that fails, or whose
 * appointment is locked, does not keep the others waiting. Any number of processes may share a database.
 */
export async function remindPeople(connection: Connection, looking: Looking): Promise<void> {
  const { mailOptions, clock, log } = looking;
  const now = clock();
  const { timeZone } = mailOptions.profile;
  const first = dayInZone(now.getTime(), timeZone);
  const days = { first, last: addDays(first, mostDaysBefore) };
  const rows = await findRemindable(connection.database, days);
  const due = rows.flatMap((row) => {
    const reminder = wantedReminder(row, now, timeZone);
    return reminder ? [{ row, reminder }] : [];
  });
  if (due.length === 0) return;
  const known = await findReminders(connection.database, days);
  const queued = new Set(known.map(keyOf));
  const off = new Set(known.filter(({ kind }) => kind === "off").map((row) => row.appointment_id));
  for (const { row, reminder } of due) {
    if (off.has(row.id)) continue;
    if (queued.has(keyOf({ ...row, appointment_id: row.id, kind: reminder.kind }))) continue;
    try {
      await connection.transact((transaction) => remind(transaction, connection, row.id, looking));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      log.error({ err: error, appointment: row.id }, "reminder of an appointment failed");
    }
  }
}

/** The reminder that is due now. Whoever has confirmed is not asked whether they will be there. */
function wantedReminder(row: AppointmentsTable, now: Date, timeZone: string): Reminder | undefined {
  const reminder = dueReminder(knownOf(row), now.getTime(), timeZone);
  const isAnswered = row.progress === "confirmed" && reminder?.kind === "three-days";
  return isAnswered ? undefined : reminder;
}

async function remind(
  transaction: DatabaseTransaction,
  { engine }: Connection,
  id: string,
  { mailOptions, clock }: Looking,
): Promise<void> {
  const free = await lockIfFree(transaction, engine, id);
  const now = clock();
  const [row] = free ? await remindable(transaction, [free]) : [];
  if (!row || (await areRemindersOff(transaction, id))) return;
  const reminder = wantedReminder(row, now, mailOptions.profile.timeZone);
  const shown = await findCalendarRow(transaction, id);
  const leadId = shown?.leadId ?? null;
  if (!reminder || (await isClaimed(transaction, row, reminder.kind))) return;
  const inspector = await inspectorName(transaction, row);
  const facts = { reminder, leadId, inspector };
  const isMailed = await queueMail(transaction, row, facts, now);
  const isTexted =
    row.phone !== "" && (await queueReminderText(transaction, row, facts, { mailOptions, now }));
  if (!isMailed && !isTexted) {
    // Only a missing mailbox, or one that refused a mail, keeps a remindable person from getting one. The next reminder asks again.
    const reason = row.email === "" ? "no mailbox" : "mailbox refused";
    await claimReminder(transaction, row, reminder.kind, now, reason);
    return;
  }
  await claimReminder(transaction, row, reminder.kind, now);
  if (leadId) await addLeadChange(transaction, leadId, now);
}

type Facts = { reminder: Reminder; leadId: string | null; inspector: string | null };

async function queueMail(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  { reminder: { kind, until }, leadId, inspector }: Facts,
  now: Date,
): Promise<boolean> {
  const payload = {
    ...{ reminder: kind, appointment: snapshotOf(row), inspector },
    ...{ isConfirmed: row.progress === "confirmed", until: new Date(until).toISOString() },
  };
  const mail = { kind: "appointment-reminder" as const, payload, leadId };
  return (await enqueue(transaction, reminderMailKinds, mail, now)) === "send";
}

async function queueReminderText(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  { reminder: { kind, until }, leadId, inspector }: Facts,
  texting: { mailOptions: MailOptions; now: Date },
): Promise<boolean> {
  const { id, date, slot } = row;
  const when = { day: formatDay(date, "short"), time: slotLabel(slot) };
  const { text: words } = (texting.mailOptions.profile.facts?.reminders ?? reminderWords)[kind];
  const asks = row.progress === "booked" && kind !== "two-hours";
  return queueText(
    transaction,
    {
      ...{ leadId, to: row.phone, kind: "reminder", notAfter: new Date(until) },
      body: reminderTexts.before(texting.mailOptions.profile, filledWords(words, when), {
        inspector: kind === "two-hours" ? inspector : null,
        asks,
      }),
      about: { id, date, timeSlot: slot },
    },
    texting,
  );
}

function keyOf(row: { appointment_id: string; kind: string; date: string; slot: string }): string {
  return `${row.appointment_id} ${row.kind} ${row.date} ${row.slot}`;
}
