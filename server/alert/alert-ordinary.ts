import {
  type Alert,
  alertsNow,
  areRoundsOver,
  isFree,
  type OnDuty,
} from "#domain/lead/alert-rules.ts";
import { answerBy, whenOpen } from "#domain/lead/answer-clock.ts";
import { type LeadPast, leadPast } from "#domain/lead/lead-past.ts";
import { waitingLeads } from "#domain/lead/waiting-leads.ts";
import type { Connection } from "#server/database/connection.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { dutyRulesOf, findOnDuty } from "#server/database/stored-duty.ts";
import { alertAboutSeveral, alertSomebody } from "./alert-somebody.ts";
import {
  claimAlert,
  type DueLead,
  dueOrdinaryLeads,
  eventsOf,
  pastEvents,
  waitingEmergencies,
} from "./alerts-repository.ts";
import { type Alerting, type Looking, lookingNow, putOff } from "./looking.ts";
import { asOnDuty, claimOrdinaryAlert, returnOrdinaryAlert } from "./staff-turns.ts";

type Person = OnDuty & { staff: StaffTable };
type Waiting = { id: string; assigneeId: string | null; lead: DueLead; past: LeadPast };

/** Sends each person on duty at most one alert about the ordinary leads that are due. */
export async function alertAboutOrdinary(connection: Connection, looking: Looking): Promise<void> {
  const { now, mailOptions } = looking;
  const { profile } = mailOptions;
  const opensAt = whenOpen(now, profile);
  if (opensAt > now) return untilOpen(connection, opensAt, looking);
  const onDuty = await findOnDuty(connection.database, now, dutyRulesOf(profile));
  const people = onDuty.map((staff): Person => ({ ...asOnDuty(staff), staff }));
  if (!people.some((person) => isFree(person, now))) return;
  const waiting: Waiting[] = [];
  for (const lead of await readable(connection, looking)) {
    if (areRoundsOver(lead, people)) await endOf(connection, lead);
    else waiting.push(lead);
  }
  for (const alert of alertsNow(waiting, people, now)) {
    try {
      await send(connection, alert, looking);
    } catch (error) {
      for (const { lead } of alert.leads) await putOff(connection, lead, error, looking);
    }
  }
}

/** Puts what is due off until we open. */
async function untilOpen(connection: Connection, opensAt: Date, looking: Looking): Promise<void> {
  const { transact, engine } = connection;
  for (const lead of await dueOrdinaryLeads(connection.database, looking)) {
    await transact((transaction) => claimAlert(transaction, engine, lead, opensAt));
  }
}

/** The leads that are due, with their pasts. One whose timeline is damaged is put off. */
async function readable(connection: Connection, looking: Looking): Promise<Waiting[]> {
  const due = await dueOrdinaryLeads(connection.database, looking);
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  const events = await eventsOf(connection.database, ids);
  const waiting: Waiting[] = [];
  for (const lead of due) {
    try {
      const past = leadPast(pastEvents(events.get(lead.id) ?? []));
      waiting.push({ id: lead.id, assigneeId: lead.assignee_id, lead, past });
    } catch (error) {
      await putOff(connection, lead, error, looking);
    }
  }
  return waiting;
}

async function endOf({ transact, engine }: Connection, { lead }: Waiting): Promise<void> {
  await transact((transaction) => claimAlert(transaction, engine, lead, null));
}

/** Sends an alert about those of its leads that nobody has claimed or answered meanwhile. */
function send(
  { transact, engine }: Connection,
  { person: { id, staff }, leads }: Alert<Person, Waiting>,
  alerting: Alerting,
): Promise<void> {
  return transact(async (transaction) => {
    const looking = lookingNow(alerting);
    const { now, mailOptions } = looking;
    if (whenOpen(now, mailOptions.profile) > now) return;
    const next = answerBy(now, false, mailOptions.profile);
    if (!(await claimOrdinaryAlert(transaction, engine, id, now))) return;
    const claimed: Waiting[] = [];
    for (const lead of leads) {
      if (await claimAlert(transaction, engine, lead.lead, next)) claimed.push(lead);
    }
    const [first, ...others] = claimed;
    if (!first) return returnOrdinaryAlert(transaction, staff);
    if (others.length === 0) return alertSomebody(transaction, first, staff, looking);
    const arrivals = claimed.map(({ lead }) => ({ arrivedAt: new Date(lead.arrived_at) }));
    const waiting = waitingLeads(arrivals, await waitingEmergencies(transaction), now);
    const ids = claimed.map(({ lead }) => lead.id);
    await alertAboutSeveral(transaction, { leadIds: ids, waiting }, staff, looking);
  });
}
