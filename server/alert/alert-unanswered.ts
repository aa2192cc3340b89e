import { nextToAlert } from "#domain/lead/alert-rules.ts";
import { answerBy, whenOpen } from "#domain/lead/answer-clock.ts";
import { closedStates } from "#domain/lead/lead.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import type { MailOptions } from "#server/mail/message.ts";
import {
  type Alerted,
  alertSomebody,
  queueFailedAlert,
  type RecordAlerts,
} from "./alert-somebody.ts";
import {
  alertsOf,
  claimAlert,
  type DueLead,
  dueLeads,
  endAlerts,
  findOnDuty,
  isAnybodyHere,
} from "./alerts-repository.ts";

/** Milliseconds after which a lead that found nobody on duty is no longer alerted about. */
const expiresAfter = 24 * 3_600_000;
/** Milliseconds until a lead whose alert failed is tried again. */
const putOffFor = 5 * 60_000;

type Looking = {
  mailOptions: MailOptions;
  now: Date;
  log: { error(details: object, message: string): void };
  recordAlerts: RecordAlerts;
};

/**
 * Alerts staff on duty about each unanswered lead: one person, five minutes later the next, each at most three times.
 * Ordinary leads wait for opening hours and for somebody on duty; for an emergency with nobody on duty, the office is
 * told. A lead whose alert fails is put off and the office is told of it, so that no lead keeps the others waiting. Any
 * number of processes may share a database.
 */
export async function alertUnanswered(connection: Connection, looking: Looking): Promise<void> {
  const { now, log } = looking;
  const expiredBefore = new Date(now.getTime() - expiresAfter);
  // Without staff there are no alerts: the office gets its notices.
  if (!(await isAnybodyHere(connection.database))) return;
  const isAnybodyOnDuty = (await findOnDuty(connection.database)).length > 0;
  const due = await dueLeads(connection, { now, isAnybodyOnDuty, expiredBefore });
  for (const lead of due) {
    try {
      await alertAbout(connection, lead, { ...looking, expiredBefore });
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      log.error({ err: error, lead: lead.id }, "alert of a lead failed, put off");
      await putOff(connection, lead, now);
    }
  }
}

function alertAbout(
  { transact, engine }: Connection,
  lead: DueLead,
  looking: Looking & { expiredBefore: Date },
): Promise<void> {
  const { mailOptions, now, expiredBefore } = looking;
  const { profile } = mailOptions;
  const emergency = lead.emergency === 1;
  const opensAt = emergency ? now : whenOpen(now, profile);
  const next = isOver(lead, expiredBefore)
    ? null
    : opensAt > now
      ? opensAt
      : answerBy(now, emergency, profile);
  return transact(async (transaction) => {
    const isOurs = await claimAlert(transaction, engine, lead, next);
    if (!isOurs || next === null || opensAt > now) return;
    const people = await alertable(transaction, lead);
    const alerted = nextToAlert(people);
    if (alerted) await alertSomebody(transaction, lead, alerted, looking);
    else if (people.length > 0) await endAlerts(transaction, lead.id);
  });
}

/** Tries a lead again later. The office is told once that nobody else was. */
async function putOff({ transact, engine }: Connection, lead: DueLead, now: Date): Promise<void> {
  const until = new Date(now.getTime() + putOffFor);
  const isOurs = await transact((transaction) => claimAlert(transaction, engine, lead, until));
  if (!isOurs) return;
  await transact((transaction) => queueFailedAlert(transaction, lead, now));
}

function isOver(lead: DueLead, expiredBefore: Date): boolean {
  const isExpired = lead.answer_by < expiredBefore.toISOString();
  const isClosed = closedStates.some((state) => state === lead.state);
  return isExpired || isClosed || lead.answered_at !== null;
}

/** Staff on duty, longest first, with how often each was alerted about this lead. */
async function alertable(transaction: DatabaseTransaction, lead: DueLead): Promise<Alerted[]> {
  const counts = await alertsOf(transaction, lead.id);
  const onDuty = await findOnDuty(transaction);
  if (onDuty.length === 0 && lead.emergency === 1) {
    return [{ id: null, name: "Office", email: "", phone: "", alerted: counts.get(null) ?? 0 }];
  }
  return onDuty.map(({ id, name, email, phone }) => {
    return { id, name, email, phone, alerted: counts.get(id) ?? 0 };
  });
}
