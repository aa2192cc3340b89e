import { startOf } from "#domain/appointment/reminders.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { emailKey } from "#domain/person/mailbox-key.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { findWritable } from "#server/mail/writing-gate.ts";
import type { OtherAppointment } from "./appointment-mails.tsx";
import { findBookedFrom } from "./appointments-repository.ts";
import type { Moment } from "./moment.ts";
import { isPast } from "./past-appointments.ts";
import { believedTimeOf } from "./told-times.ts";

/** The office can book any number for one person; a mail names only the next ones. */
const mostMentioned = 5;

/** Start times of a mailbox's open appointments, in order. Past and canceled ones are not open. */
export async function startsAhead(
  transaction: DatabaseTransaction,
  mailbox: string,
  moment: Moment,
): Promise<Date[]> {
  const rows = await findAhead(transaction, mailbox, moment);
  return rows.map((row) => new Date(startOfRow(row, moment)));
}

/**
 * The other appointments ahead of the person's own address: two spellings of one mailbox may also be two people. One
 * whose confirmation was withheld stays unmentioned, since its link was kept from this address.
 */
export async function othersAhead(
  transaction: DatabaseTransaction,
  { id, mailbox, email }: AppointmentsTable,
  moment: Moment,
): Promise<OtherAppointment[]> {
  if (email === "") return [];
  const rows = (await findAhead(transaction, mailbox, moment)).filter(
    (row) => row.id !== id && row.pending_until === null && emailKey(row.email) === emailKey(email),
  );
  const ids = rows.map((row) => row.id);
  const writable = await findWritable(transaction, ids, "appointment");
  return rows
    .filter((row) => writable.has(row.id))
    .slice(0, mostMentioned)
    .map((row) => ({ id: row.id, ...believedTimeOf(row) }));
}

/** A mailbox's appointments that are booked and still ahead, in order. */
async function findAhead(
  transaction: DatabaseTransaction,
  mailbox: string,
  moment: Moment,
): Promise<AppointmentsTable[]> {
  const today = dayInZone(moment.now.getTime(), moment.profile.timeZone);
  const rows = await findBookedFrom(transaction, mailbox, today);
  return rows
    .filter((row) => !isPast(row, moment))
    .sort((one, other) => startOfRow(one, moment) - startOfRow(other, moment));
}

function startOfRow({ date, slot }: AppointmentsTable, { profile }: Moment): number {
  return startOf({ date, timeSlot: slot }, profile.timeZone);
}
