import { askedAgainAt } from "#domain/lead/emergency-burst.ts";
import { leadPast } from "#domain/lead/lead-past.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { dutyRulesOf, findOnDuty } from "#server/database/stored-duty.ts";
import { askedNext } from "./alert-emergencies.ts";
import {
  type Alerted,
  alertAboutBurst,
  alertSomebody,
  queueFailedAlert,
  type WaitingLead,
} from "./alert-somebody.ts";
import {
  claimBursts,
  type DueLead,
  dueOfBursts,
  endAlerts,
  eventsOf,
  pastEvents,
  type StoredEvent,
} from "./alerts-repository.ts";
import { type Alerting, type Looking, lookingNow, putOff } from "./looking.ts";
import { endTurn } from "./staff-turns.ts";

/** Sends each person who is asked next one alert about all emergencies of bursts that are due, once a minute. */
export async function alertAboutBursts(connection: Connection, looking: Looking): Promise<void> {
  const due = await dueOfBursts(connection.database, looking);
  if (due.length === 0) return;
  try {
    await alertAboutAll(connection, looking);
  } catch (error) {
    for (const lead of due) await putOff(connection, lead, error, looking);
  }
}

/** In one transaction: whatever ends the process, an emergency is either told to somebody or still due. */
function alertAboutAll({ transact, engine }: Connection, alerting: Alerting): Promise<void> {
  return transact(async (transaction) => {
    const looking = lookingNow(alerting);
    const leads = await claimBursts(transaction, engine, looking, askedAgainAt(looking.now));
    if (leads.length === 0) return;
    const events = await eventsOf(
      transaction,
      leads.map(({ id }) => id),
    );
    const told = new Map<Alerted, WaitingLead[]>();
    const onDuty = await findOnDuty(
      transaction,
      looking.now,
      dutyRulesOf(looking.mailOptions.profile),
    );
    for (const lead of leads) {
      const waiting = await readable(transaction, lead, events.get(lead.id) ?? [], looking);
      if (!waiting) continue;
      const alerted = askedNext(waiting, onDuty);
      if (!alerted) await endAlerts(transaction, lead.id);
      else told.set(alerted, [...(told.get(alerted) ?? []), waiting]);
    }
    for (const [alerted, waiting] of told) {
      const [first, ...others] = waiting;
      if (first && others.length === 0) await alertSomebody(transaction, first, alerted, looking);
      else await alertAboutBurst(transaction, waiting, alerted, looking);
      if (alerted.id !== null) await endTurn(transaction, engine, alerted.id);
    }
  });
}

/** A claimed lead with its past. One whose timeline is damaged waits for its next alert, and the office is told. */
async function readable(
  transaction: DatabaseTransaction,
  lead: DueLead,
  events: readonly StoredEvent[],
  { now, log }: Looking,
): Promise<WaitingLead | undefined> {
  try {
    return { lead, past: leadPast(pastEvents(events)) };
  } catch (error) {
    log.error({ err: error, lead: lead.id }, "alert of a lead failed, put off");
    await queueFailedAlert(transaction, lead, now);
    return undefined;
  }
}
