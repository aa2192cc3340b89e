import { reportText } from "#content/en/report-mail.ts";
import { answerOf } from "#domain/report/report-answer.ts";
import type { ReportContent } from "#domain/report/report-content.ts";
import type { ConditionWords } from "#domain/roof-photo/roof-words.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { ReportsTable } from "#server/database/schema/report-tables.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { queueText } from "#server/text/queue-text.ts";
import { reportMailKinds } from "./report-mail.tsx";

/**
 * Tells the person of a lead that a report about their roof is there: by mail, which has the link to their page, and besides by
 * text if they want texts. Without a mailbox, nobody is told: the desk says so before it is sent.
 */
export async function tellOfReport(
  transaction: DatabaseTransaction,
  { lead, report, content }: { lead: StoredLead; report: ReportsTable; content: ReportContent },
  {
    now,
    mailOptions,
    conditions,
  }: { now: Date; mailOptions: MailOptions; conditions: ConditionWords },
): Promise<void> {
  const { id: leadId, name, email, phone, address } = lead;
  const answer = answerOf(content);
  if (!email || !answer) return;
  const isCorrection = report.corrects !== null;
  const person = { name, email, phone, address };
  const payload = { person, answer, conditions, isCorrection, reportId: report.id };
  const row = { kind: "roof-report" as const, payload, leadId };
  if ((await enqueue(transaction, reportMailKinds, row, now)) !== "send") return;
  const body = reportText(mailOptions.profile, isCorrection);
  const text = { leadId, to: phone, body, kind: "report" as const, notAfter: null };
  await queueText(transaction, text, { now, mailOptions });
}
