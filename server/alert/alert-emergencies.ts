import { askable, mostRounds } from "#domain/lead/alert-rules.ts";
import { answerBy } from "#domain/lead/answer-clock.ts";
import { closedStates } from "#domain/lead/lead.ts";
import { leadPast, timesAsked } from "#domain/lead/lead-past.ts";
import type { Connection } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { dutyRulesOf, findOnDuty } from "#server/database/stored-duty.ts";
import { type Alerted, alertSomebody, office, type WaitingLead } from "./alert-somebody.ts";
import {
  claimAlert,
  type DueLead,
  dueEmergencies,
  endAlerts,
  eventsOf,
  pastEvents,
} from "./alerts-repository.ts";
import { type Alerting, type Looking, lookingNow, putOff } from "./looking.ts";
import { asOnDuty, endTurn } from "./staff-turns.ts";

/**
 * Sends one alert for each emergency that is due and not part of a burst, and ends the alerts of leads that no longer need
 * one.
 */
export async function alertAboutEmergencies(
  connection: Connection,
  looking: Looking,
): Promise<void> {
  for (const lead of await dueEmergencies(connection.database, looking)) {
    try {
      await alertAbout(connection, lead, looking);
    } catch (error) {
      await putOff(connection, lead, error, looking);
    }
  }
}

function alertAbout(
  { transact, engine }: Connection,
  lead: DueLead,
  alerting: Alerting,
): Promise<void> {
  return transact(async (transaction) => {
    const looking = lookingNow(alerting);
    const { mailOptions, now, expiredBefore } = looking;
    const next = isOver(lead, expiredBefore) ? null : answerBy(now, true, mailOptions.profile);
    const isOurs = await claimAlert(transaction, engine, lead, next);
    if (!isOurs || next === null) return;
    const events = await eventsOf(transaction, [lead.id]);
    const past = leadPast(pastEvents(events.get(lead.id) ?? []));
    const onDuty = await findOnDuty(transaction, now, dutyRulesOf(mailOptions.profile));
    const alerted = askedNext({ lead, past }, onDuty);
    if (!alerted) return endAlerts(transaction, lead.id);
    await alertSomebody(transaction, { lead, past }, alerted, looking);
    if (alerted.id !== null) await endTurn(transaction, engine, alerted.id);
  });
}

function isOver(lead: DueLead, expiredBefore: Date): boolean {
  const isExpired = lead.answer_by < expiredBefore.toISOString();
  const isClosed = closedStates.some((state) => state === lead.state);
  return isExpired || isClosed || lead.answered_at !== null;
}

/** Who is asked next about an emergency: the office if nobody is on duty. Undefined after three rounds. */
export function askedNext(
  { lead, past }: WaitingLead,
  onDuty: readonly StaffTable[],
): Alerted | undefined {
  if (onDuty.length === 0) return timesAsked(past, null) < mostRounds ? office : undefined;
  const [next] = askable({ assigneeId: lead.assignee_id, past }, onDuty.map(asOnDuty));
  return onDuty.find(({ id }) => id === next?.id);
}
