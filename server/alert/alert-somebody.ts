import { alertHeading, leadInBrief, untoldHeading } from "#domain/lead/alert-rules.ts";
import type { LeadPast } from "#domain/lead/lead-past.ts";
import { messageExcerpt } from "#domain/lead/message-excerpt.ts";
import type { WaitingLeads } from "#domain/lead/waiting-leads.ts";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import { greetingName } from "#domain/spam/plausible-text.ts";
import { oddBooking } from "#domain/spam/suspicion.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { askedOf } from "#server/database/stored-asked.ts";
import { findMail } from "#server/lead/mail-records.ts";
import { returnReasonOf } from "#server/lead/returned-leads.ts";
import { enqueue, type Queued } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { alertMailKinds } from "./alert-mail-kinds.ts";
import { type AlertDetails, countAlert, type DueLead } from "./alerts-repository.ts";

/** Somebody to alert; `id` null is the office. */
export type Alerted = { id: string | null; name: string; email: string; phone: string };

export const office: Alerted = { id: null, name: "Office", email: "", phone: "" };

/** Adds alerts to a lead's timeline and tells open screens, in the same transaction. */
export type RecordAlerts = (
  transaction: DatabaseTransaction,
  lead: { leadId: string; at: Date },
  alerts: readonly AlertDetails[],
) => Promise<void>;

/** A lead that somebody is to be alerted about, with what has happened to it. */
export type WaitingLead = { lead: DueLead; past: LeadPast };

type Alerting = { mailOptions: MailOptions; now: Date; recordAlerts: RecordAlerts };
type QueuedAlert = Queued<typeof alertMailKinds>;

/** Queues the mail to one person about a lead, and the text if their number can get one. */
export async function alertSomebody(
  transaction: DatabaseTransaction,
  { lead, past }: WaitingLead,
  alerted: Alerted,
  alerting: Alerting,
): Promise<void> {
  const { id: leadId } = lead;
  const heading = alertHeading(lead.emergency === 1, past, returnOf(lead));
  const to = recipientOf(alerted);
  const { choices, words } = askedOf(lead);
  const message = messageExcerpt(words);
  const payload = { ...about(lead), heading, choices, message, person: personOf(lead), to };
  const text = { ...about(lead), heading, firstName: firstNameOf(lead.name) };
  await queueAlert(transaction, alerted, alerting, {
    leadIds: [leadId],
    mail: { kind: "lead-alert", payload, leadId },
    textTo: (to, at) => ({ kind: "lead-text", payload: { ...text, to, at }, leadId }),
  });
}

/**
 * The same about a lead whose person still expects us at a time that is wrong. `what`: both times, which only the mail names.
 */
export async function alertOfUntold(
  transaction: DatabaseTransaction,
  { lead, what }: { lead: DueLead; what: string },
  alerted: Alerted,
  alerting: Alerting,
): Promise<void> {
  const { id: leadId } = lead;
  const to = alerted.id === null ? null : { name: alerted.name, email: alerted.email };
  const about = { leadId, heading: untoldHeading, emergency: false };
  const mail = { ...about, what, isUntold: true, person: personOf(lead), to };
  const text = { ...about, what: "inspection", firstName: firstNameOf(lead.name) };
  await queueAlert(transaction, alerted, alerting, {
    leadIds: [leadId],
    mail: { kind: "lead-alert", payload: mail, leadId },
    textTo: (to, at) => ({ kind: "lead-text", payload: { ...text, to, at }, leadId }),
  });
}

/** Queues one mail to one person that several leads wait, and the text. They name nobody. */
export function alertAboutSeveral(
  transaction: DatabaseTransaction,
  { leadIds, waiting }: { leadIds: readonly string[]; waiting: WaitingLeads },
  alerted: Alerted,
  alerting: Alerting,
): Promise<void> {
  const { name, email } = alerted;
  return queueAlert(transaction, alerted, alerting, {
    leadIds,
    mail: { kind: "waiting-alert", payload: { ...waiting, to: { name, email } } },
    textTo: (to, at) => ({ kind: "waiting-text", payload: { ...waiting, to, at } }),
  });
}

/** Queues one mail to one person about several emergencies of bursts, and the text, which names nobody. */
export function alertAboutBurst(
  transaction: DatabaseTransaction,
  waiting: readonly WaitingLead[],
  alerted: Alerted,
  alerting: Alerting,
): Promise<void> {
  const isAgain = waiting.every(({ lead }) => lead.alerts > 0);
  const emergencies = waiting.map(({ lead, past }) => ({
    leadId: lead.id,
    what: alertHeading(true, past, returnOf(lead)),
    person: personOf(lead),
  }));
  const text = { count: emergencies.length, isAgain };
  const mail = { isAgain, emergencies, to: recipientOf(alerted) };
  return queueAlert(transaction, alerted, alerting, {
    leadIds: emergencies.map(({ leadId }) => leadId),
    mail: { kind: "emergencies-alert", payload: mail },
    textTo: (to, at) => ({ kind: "emergencies-text", payload: { ...text, to, at } }),
  });
}

/** Null is the office. */
function recipientOf({ id, name, email }: Alerted) {
  return id === null ? null : { name, email };
}

async function queueAlert(
  transaction: DatabaseTransaction,
  alerted: Alerted,
  { mailOptions: { alertSms }, now, recordAlerts }: Alerting,
  {
    leadIds,
    mail,
    textTo,
  }: {
    leadIds: readonly string[];
    mail: QueuedAlert;
    textTo: (number: string, at: string) => QueuedAlert;
  },
): Promise<void> {
  const number = alertSms ? understoodPhone(alerted.phone)?.e164 : null;
  const alerts: AlertDetails[] = [];
  async function tell(by: AlertDetails["by"], row: QueuedAlert): Promise<void> {
    const id = unguessableId();
    await enqueue(transaction, alertMailKinds, { ...row, id }, now);
    alerts.push({ to: alerted.name, by, staffId: alerted.id, mailId: id });
  }
  await tell("mail", mail);
  if (number) await tell("text", textTo(number, now.toISOString()));
  for (const leadId of leadIds) {
    await countAlert(transaction, leadId);
    await recordAlerts(transaction, { leadId, at: now }, alerts);
  }
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

function about(lead: DueLead) {
  const emergency = lead.emergency === 1;
  const inBrief = leadInBrief({ kind: lead.kind, emergency }, returnOf(lead));
  const isOdd = lead.kind === "appointment" && lead.suspected === 1;
  const what = isOdd ? `${inBrief}. ${oddBooking}` : inBrief;
  return { leadId: lead.id, emergency, what };
}

/** Why a lead that is to be answered waits again. */
function returnOf(lead: DueLead) {
  return lead.returned_at ? returnReasonOf(lead) : null;
}

function personOf({ name, email, phone, address }: DueLead) {
  return { name, email, phone, address };
}

/** Empty if the greeting needs more than a first name: `Dr. Patel`. */
function firstNameOf(name: string): string {
  const greeted = greetingName(name) ?? "";
  return /^\S+( & \S+)?$/.test(greeted) ? greeted : "";
}
