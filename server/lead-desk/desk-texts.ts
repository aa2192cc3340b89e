import { textObstacleSentences } from "#content/en/desk/terms.ts";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import type { PauseDecision } from "#domain/text/text-kind.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { changeLead, type Doing } from "#server/lead/change-lead.ts";
import { addLeadEvent } from "#server/lead/lead-events.ts";
import { answer } from "#server/lead/lead-work.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { invalidInput } from "#server/refusal.ts";
import { addConsentOfAll, lastAgreedTo, pauseOf } from "#server/text/consents.ts";
import { queueText } from "#server/text/queue-text.ts";
import { obstacleTo } from "#server/text/text-obstacles.ts";

/** Texts the person of a locked lead, which answers it. @throws Refusal 400 that says why we cannot. */
export async function sendText(
  transaction: DatabaseTransaction,
  { lead, text }: { lead: StoredLead; text: string },
  doing: Doing,
  mailOptions: MailOptions,
): Promise<void> {
  if (!text) throw invalidInput({ text: "Text is required" });
  const obstacle = await obstacleTo(transaction, lead.phone, mailOptions);
  if (obstacle) throw invalidInput({ text: textObstacleSentences[obstacle] });
  const { staffId, now } = doing;
  const words = { to: lead.phone, body: text, kind: "desk" as const, notAfter: null };
  await queueText(transaction, { leadId: lead.id, ...words, staffId }, { now, mailOptions });
  await addAuditEntry(transaction, {
    ...{ at: now, staffId, action: "lead.text", leadId: lead.id, details: {} },
  });
  await answer(transaction, lead, doing);
}

/**
 * Ends the pause of texts to the person of a locked lead, as somebody at the desk has understood what they wrote.
 */
export async function decideTexts(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  decision: PauseDecision,
  doing: Doing,
): Promise<void> {
  const number = understoodPhone(lead.phone)?.e164;
  const pause = number && (await pauseOf(transaction, number));
  if (!number || !pause) return;
  const { staffId, now } = doing;
  // Texts go on as was agreed.
  const agreed = (await lastAgreedTo(transaction, number)) ?? pause.wording;
  const said =
    decision === "end"
      ? { state: "revoked" as const, wording: pause.wording }
      : { state: "consented" as const, wording: agreed };
  await addConsentOfAll(transaction, { number, ...said, way: "desk", staffId }, now);
  const to = decision === "end" ? ("ended" as const) : ("on" as const);
  const details = { texts: { from: "paused" as const, to } };
  const event = { kind: "changed" as const, details };
  await addLeadEvent(transaction, { leadId: lead.id, at: now, staffId, event });
  const entry = { at: now, staffId, action: "lead.changed" as const, leadId: lead.id, details };
  await addAuditEntry(transaction, entry);
  await changeLead(transaction, lead, {}, doing);
}
