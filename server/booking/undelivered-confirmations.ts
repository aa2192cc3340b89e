import { startOf } from "#domain/appointment/reminders.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { answerBy, promiseBy } from "#domain/lead/answer-clock.ts";
import { lockAppointment } from "#server/appointment/appointments-repository.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import type { ArrivalRules } from "#server/lead/arrivals.ts";
import { changeLead } from "#server/lead/change-lead.ts";
import { isAnsweredByConfirmation } from "#server/lead/confirmed-bookings.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import { factsOf, lockLead } from "#server/lead/stored-lead.ts";

type Rules = ArrivalRules & { opening: BusinessProfile };

/** A mail is tried for three days; what died earlier than this was looked at long ago. In milliseconds. */
const lookedBackFor = 14 * 24 * 3_600_000;

/**
 * Makes leads wait whose confirmation could not be delivered: nothing but that mail had answered their person, who has not
 * said that they will be there, and whose inspection is ahead. Any number of processes may do it at once.
 */
export async function askAboutUndelivered(
  { database, transact }: Connection,
  now: Date,
  rules: Rules,
): Promise<void> {
  const since = new Date(now.getTime() - lookedBackFor).toISOString();
  const undelivered = await database
    .selectFrom("outbox")
    .innerJoin("leads", "leads.id", "outbox.lead_id")
    .innerJoin("appointments", "appointments.id", "leads.appointment_id")
    .select(["leads.id", "appointments.id as appointment_id"])
    .distinct()
    .where("outbox.state", "=", "dead")
    .where("outbox.created_at", ">", since)
    .where("outbox.kind", "=", "appointment-confirmation")
    .where("leads.booking_confirmed_at", "is not", null)
    .where("leads.answered_at", "is not", null)
    .where("leads.answered_by", "is", null)
    .where("leads.is_open", "=", 1)
    .where("appointments.status", "=", "booked")
    .where("appointments.progress", "=", "booked")
    .where("appointments.date", ">=", dayInZone(now.getTime(), rules.opening.timeZone))
    .execute();
  for (const { id, appointment_id } of undelivered) {
    await transact(async (transaction) => {
      const row = await lockAppointment(transaction, appointment_id);
      if (!row || !isToCome(row, now, rules)) return;
      await askForPerson(transaction, id, now, rules);
    });
  }
}

/** Whether an inspection is ahead, and its person has not said that they will be there. */
function isToCome(
  { status, progress, date, slot }: AppointmentsTable,
  now: Date,
  { opening }: ArrivalRules,
): boolean {
  if (status !== "booked" || progress !== "booked") return false;
  return startOf({ date, timeSlot: slot }, opening.timeZone) > now.getTime();
}

/**
 * Takes back that the confirmation of its booking has settled a lead, since it did not arrive: the lead is new, and its
 * time to answer counts from now, when we have learned of it. One that somebody has worked on stays as it is.
 */
async function askForPerson(
  transaction: DatabaseTransaction,
  leadId: string,
  now: Date,
  { opening, promises }: Rules,
): Promise<void> {
  const lead = await lockLead(transaction, leadId);
  if (lead?.is_open !== 1 || !isAnsweredByConfirmation(lead)) return;
  const at = now.toISOString();
  const emergency = lead.emergency === 1;
  const columns = {
    ...{ answered_at: null, booking_confirmed_at: null, booking_seen_at: null, owed_since: at },
    answer_by: answerBy(now, emergency, opening).toISOString(),
    promise_by: promiseBy(now, emergency, promises, opening).toISOString(),
    ...{ alert_at: at, alerts: 0 },
  };
  const facts = {
    ...factsOf(lead),
    ...(lead.state === "scheduled" && { state: "new" as const }),
  };
  await changeLead(transaction, lead, { facts, columns }, { staffId: null, now, opening });
  // Open screens announce it like one that has just come in.
  await addLeadChange(transaction, leadId, now, { kind: "arrived" });
}
