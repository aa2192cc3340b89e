import { leadInBrief, nextToAlert } from "#domain/lead/alert-rules.ts";
import { answerBy, whenOpen } from "#domain/lead/answer-clock.ts";
import { closedStates } from "#domain/lead/lead.ts";
import { e164Of } from "#domain/person/phone-number.ts";
import { greetingName } from "#domain/spam/plausible-text.ts";
import {
  type AlertDetails,
  alertsOf,
  claimAlert,
  countAlert,
  type DueLead,
  dueLeads,
  endAlerts,
  findOnDuty,
  isAnybodyHere,
} from "#server/alert/alerts-repository.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { addLeadEvent, noteLeadChange } from "#server/lead/lead-events.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { enqueue } from "#server/mail/outbox-repository.ts";
import { mailKinds } from "./mail-kinds.ts";

/** Milliseconds after which a lead that found nobody on duty is no longer alerted about. */
const expiresAfter = 24 * 3_600_000;

/** Somebody to alert; `id` null is the office. */
type Alerted = { id: string | null; name: string; email: string; phone: string; alerted: number };

/**
 * Alerts staff on duty about each unanswered lead: one person, five minutes later the next, each at most three times.
 * Ordinary leads wait for opening hours and for somebody on duty; for an emergency with nobody on duty, the office is
 * told. Any number of processes may share a database.
 */
export async function alertUnanswered(
  connection: Connection,
  mailOptions: MailOptions,
  now: Date,
): Promise<void> {
  const expiredBefore = new Date(now.getTime() - expiresAfter);
  // Without staff there are no alerts: the office gets its notices.
  if (!(await isAnybodyHere(connection.database))) return;
  const isAnybodyOnDuty = (await findOnDuty(connection.database)).length > 0;
  const due = await dueLeads(connection.database, { now, isAnybodyOnDuty, expiredBefore });
  for (const lead of due) {
    await connection.transact((transaction) =>
      alertOf(transaction, lead, { mailOptions, now, expiredBefore }),
    );
  }
}

async function alertOf(
  transaction: DatabaseTransaction,
  lead: DueLead,
  { mailOptions, now, expiredBefore }: { mailOptions: MailOptions; now: Date; expiredBefore: Date },
): Promise<void> {
  const { profile } = mailOptions;
  const emergency = lead.emergency === 1;
  const opensAt = emergency ? now : whenOpen(now, profile);
  const next = isOver(lead, expiredBefore)
    ? null
    : opensAt > now
      ? opensAt
      : answerBy(now, emergency, profile);
  if (!(await claimAlert(transaction, lead, next)) || next === null || opensAt > now) return;

  const people = await alertable(transaction, lead);
  const alerted = nextToAlert(people);
  if (alerted) await alert(transaction, lead, alerted, mailOptions, now);
  else if (people.length > 0) await endAlerts(transaction, lead.id);
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

async function alert(
  transaction: DatabaseTransaction,
  lead: DueLead,
  alerted: Alerted,
  { alertSms }: MailOptions,
  now: Date,
): Promise<void> {
  const { id: leadId, kind, name, email, phone, address } = lead;
  const emergency = lead.emergency === 1;
  const about = { leadId, emergency, what: leadInBrief({ kind, emergency }) };
  const told = (by: AlertDetails["by"]) => {
    const details: AlertDetails = { to: alerted.name, by, staffId: alerted.id };
    return addLeadEvent(transaction, { leadId, at: now, kind: "alert", staffId: null, details });
  };

  const to = alerted.id === null ? null : { name: alerted.name, email: alerted.email };
  const payload = { ...about, person: { name, email, phone, address }, to };
  await enqueue(transaction, mailKinds, { kind: "lead-alert", payload, leadId }, now);
  await told("mail");

  const number = e164Of(alerted.phone);
  if (alertSms && number) {
    const text = { ...about, firstName: firstNameOf(name), to: number, at: now.toISOString() };
    await enqueue(transaction, mailKinds, { kind: "lead-text", payload: text, leadId }, now);
    await told("text");
  }
  await countAlert(transaction, leadId);
  await noteLeadChange(transaction, leadId, now);
}

/** Empty if the greeting needs more than a first name: `Dr. Patel`. */
function firstNameOf(name: string): string {
  const greeted = greetingName(name) ?? "";
  return /^\S+( & \S+)?$/.test(greeted) ? greeted : "";
}
