import { textObstacleSentences } from "#content/en/desk-words.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { answer } from "#server/lead/lead-work.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { invalidInput } from "#server/refusal.ts";
import { obstacleTo, queueText } from "#server/text/queue-text.ts";

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
  await addAuditEntry(transaction, { at: now, staffId, action: "lead.text", leadId: lead.id });
  await answer(transaction, lead, doing);
}
