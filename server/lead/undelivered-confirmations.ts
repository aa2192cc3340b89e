import { answerBy, promiseBy } from "#domain/lead/answer-clock.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { ArrivalRules } from "./arrivals.ts";
import { changeLead } from "./change-lead.ts";
import { isAnsweredByConfirmation } from "./confirmed-bookings.ts";
import { addLeadChange } from "./lead-events.ts";
import { factsOf, lockLead } from "./stored-lead.ts";

/** A mail is tried for three days; what died earlier than this was looked at long ago. In milliseconds. */
const lookedBackFor = 14 * 24 * 3_600_000;

/**
 * Makes leads wait whose confirmation could not be delivered: nothing but that mail had answered their person. Any number
 * of processes may do it at once.
 */
export async function askAboutUndelivered(
  { database, transact }: Connection,
  now: Date,
  rules: ArrivalRules,
): Promise<void> {
  const since = new Date(now.getTime() - lookedBackFor).toISOString();
  const undelivered = await database
    .selectFrom("outbox")
    .innerJoin("leads", "leads.id", "outbox.lead_id")
    .select("leads.id")
    .distinct()
    .where("outbox.state", "=", "dead")
    .where("outbox.created_at", ">", since)
    .where("outbox.kind", "=", "appointment-confirmation")
    .where("leads.booking_confirmed_at", "is not", null)
    .where("leads.answered_at", "is not", null)
    .where("leads.answered_by", "is", null)
    .where("leads.is_open", "=", 1)
    .execute();
  for (const { id } of undelivered) {
    await transact((transaction) => askForPerson(transaction, id, now, rules));
  }
}

/**
 * Takes back that the confirmation of its booking has settled a lead, since it did not arrive: the lead is new, and its
 * time to answer counts from now, when we have learned of it. One that somebody has worked on stays as it is.
 */
export async function askForPerson(
  transaction: DatabaseTransaction,
  leadId: string,
  now: Date,
  { opening, promises }: ArrivalRules,
): Promise<void> {
  const lead = await lockLead(transaction, leadId);
  if (lead?.is_open !== 1 || !isAnsweredByConfirmation(lead)) return;
  const at = now.toISOString();
  const emergency = lead.emergency === 1;
  const columns = {
    ...{ answered_at: null, booking_confirmed_at: null, booking_seen_at: null },
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
