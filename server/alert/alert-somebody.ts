import { leadInBrief } from "#domain/lead/alert-rules.ts";
import { e164Of } from "#domain/person/phone-number.ts";
import { greetingName } from "#domain/spam/plausible-text.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import { findMail } from "#server/mail/mail-records.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { alertMailKinds } from "./alert-mail-kinds.ts";
import { type AlertDetails, countAlert, type DueLead } from "./alerts-repository.ts";

/** Somebody to alert; `id` null is the office. */
export type Alerted = {
  id: string | null;
  name: string;
  email: string;
  phone: string;
  alerted: number;
};

/** Adds alerts to a lead's timeline and tells open screens, in the same transaction. */
export type RecordAlerts = (
  transaction: DatabaseTransaction,
  lead: { leadId: string; at: Date },
  alerts: readonly AlertDetails[],
) => Promise<void>;

/** Queues the mail to one person about a lead, and the text if their number can get one. */
export async function alertSomebody(
  transaction: DatabaseTransaction,
  lead: DueLead,
  alerted: Alerted,
  {
    mailOptions: { alertSms },
    now,
    recordAlerts,
  }: { mailOptions: MailOptions; now: Date; recordAlerts: RecordAlerts },
): Promise<void> {
  const { id: leadId } = lead;
  const to = alerted.id === null ? null : { name: alerted.name, email: alerted.email };
  const payload = { ...about(lead), person: personOf(lead), to };
  await enqueue(transaction, alertMailKinds, { kind: "lead-alert", payload, leadId }, now);

  const number = alertSms ? e164Of(alerted.phone) : null;
  if (number) {
    const firstName = firstNameOf(lead.name);
    const text = { ...about(lead), firstName, to: number, at: now.toISOString() };
    await enqueue(transaction, alertMailKinds, { kind: "lead-text", payload: text, leadId }, now);
  }

  const told = (by: AlertDetails["by"]) => ({ to: alerted.name, by, staffId: alerted.id });
  const alerts = number ? [told("mail"), told("text")] : [told("mail")];
  await countAlert(transaction, leadId);
  await recordAlerts(transaction, { leadId, at: now }, alerts);
}

/** Tells the office, once, that an alert failed. */
export async function queueFailedAlert(
  transaction: DatabaseTransaction,
  lead: DueLead,
  now: Date,
): Promise<void> {
  const id = `alert-failed-${lead.id}`;
  if (await findMail(transaction, id)) return;
  const payload = { ...about(lead), person: personOf(lead), to: null, hasFailed: true };
  const row = { kind: "lead-alert" as const, id, payload, leadId: lead.id };
  await enqueue(transaction, alertMailKinds, row, now);
}

function about({ id: leadId, kind, emergency: isEmergency }: DueLead) {
  const emergency = isEmergency === 1;
  return { leadId, emergency, what: leadInBrief({ kind, emergency }) };
}

function personOf({ name, email, phone, address }: DueLead) {
  return { name, email, phone, address };
}

/** Empty if the greeting needs more than a first name: `Dr. Patel`. */
function firstNameOf(name: string): string {
  const greeted = greetingName(name) ?? "";
  return /^\S+( & \S+)?$/.test(greeted) ? greeted : "";
}
