import { openDayAfter } from "#domain/appointment/open-days.ts";
import { startOf, unconfirmedCall } from "#domain/appointment/reminders.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { closedStates } from "#domain/lead/lead.ts";
import { withDeskClosures } from "#server/appointment/closed-days.ts";
import type { Moment } from "#server/appointment/moment.ts";
import {
  claimReminder,
  findRemindable,
  findReminders,
  lockIfFree,
  remindable,
} from "#server/appointment/reminders-repository.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import { addAppointmentNote } from "#server/lead/appointment-events.ts";
import { callOn } from "#server/lead/called-leads.ts";
import { lockLeadOfAppointment } from "#server/lead/stored-lead.ts";
import { knownOf } from "./known-appointment.ts";

type Looking = {
  profile: BusinessProfile;
  clock: () => Date;
  log: { error(details: object, message: string): void };
};

/**
 * Puts everybody who has not confirmed on today's calls, at 4 PM on the last open day before the appointment. Each
 * person is called once for one time; anyone who confirms, moves or cancels comes off the list (`callNoMore`).
 */
export async function callUnconfirmed(
  connection: Connection,
  { profile: usual, clock, log }: Looking,
): Promise<void> {
  const now = clock();
  const first = dayInZone(now.getTime(), usual.timeZone);
  const profile = await withDeskClosures(connection.database, usual, first);
  const looking = { profile, clock, log };
  const days = { first, last: openDayAfter(first, profile) };
  const rows = await findRemindable(connection.database, days);
  const due = rows.filter((row) => isUnconfirmed(row, { profile, now }));
  if (due.length === 0) return;
  const reminders = await findReminders(connection.database, days);
  for (const { id, date, slot } of due) {
    const isCalled = reminders.some(
      (known) =>
        known.kind === "call" &&
        known.appointment_id === id &&
        known.date === date &&
        known.slot === slot,
    );
    if (isCalled) continue;
    try {
      await connection.transact((transaction) => call(transaction, connection, id, looking));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      log.error({ err: error, appointment: id }, "call for an unconfirmed appointment failed");
    }
  }
}

function isUnconfirmed(row: AppointmentsTable, { profile, now }: Moment): boolean {
  if (row.progress !== "booked") return false;
  const known = knownOf(row);
  const callAt = unconfirmedCall(known, profile);
  const at = now.getTime();
  return callAt !== null && callAt <= at && at < startOf(known, profile.timeZone);
}

async function call(
  transaction: DatabaseTransaction,
  { engine }: Connection,
  id: string,
  { profile, clock }: Looking,
): Promise<void> {
  const free = await lockIfFree(transaction, engine, id);
  const now = clock();
  const [row] = free ? await remindable(transaction, [free]) : [];
  if (!row || !isUnconfirmed(row, { profile, now })) return;
  if (!(await claimReminder(transaction, row, "call", now))) return;
  const lead = await lockLeadOfAppointment(transaction, id);
  if (!lead || closedStates.some((state) => state === lead.state)) return;
  const happening = { staffId: null, now, opening: profile };
  await addAppointmentNote(transaction, lead.id, { event: "unconfirmed" }, happening);
  const day = dayInZone(now.getTime(), profile.timeZone);
  await callOn(transaction, lead, { day, reason: "unconfirmed" }, happening);
}
