import { beyondFacts } from "#domain/report/beyond-facts.ts";
import { completeReport } from "#domain/report/complete-report.ts";
import type { ReportContent } from "#domain/report/report-content.ts";
import type { RoofPhoto } from "#domain/roof-photo/roof-photo-contract.ts";
import type { ConditionWords } from "#domain/roof-photo/roof-words.ts";
import { holdVisitOf } from "#server/calendar/held-visit.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { ReportsTable } from "#server/database/schema/report-tables.ts";
import { OtherDraft } from "#server/draft/other-draft.ts";
import { markSent, toBeSent } from "#server/draft/sent-drafts.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { answer } from "#server/lead/lead-work.ts";
import { pressedBy } from "#server/lead/pressed-at.ts";
import { lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { Refusal } from "#server/refusal.ts";
import { readRoofPhotos } from "#server/roof-photo/roof-photos-repository.ts";
import { reportKind } from "./report-kind.ts";
import { contentOf, storeReportPhotos } from "./reports-repository.ts";
import { tellOfReport } from "./tell-of-report.ts";

export type Sending = {
  revision: number;
  at?: string | undefined;
  isSeenBeyondFacts: boolean;
};

/**
 * Sends a report of a locked lead: it stays as it is from now on, with its photos as they are now. Its visit was held, and its
 * person is answered and told. Sent again, it changes nothing.
 * @throws OtherDraft when it is another than the caller has read; Refusal 400 when it cannot be sent.
 */
export async function sendReport(
  transaction: DatabaseTransaction,
  { report, lead, sending }: { report: ReportsTable; lead: StoredLead; sending: Sending },
  doing: Doing & { mailOptions: MailOptions; conditions: ConditionWords },
): Promise<void> {
  const { now, conditions } = doing;
  const content = contentOf(report);
  const asRead = { lead, revision: sending.revision, content };
  const sent = await toBeSent(transaction, reportKind, report, asRead);
  if (!sent) return;
  refuseUnfinished(content, sent, sending);
  const photos = await shownPhotos(transaction, lead.id, content);
  const at = pressedBy(sending.at, { since: lead.arrived_at, now });
  const columns = { condition_words: JSON.stringify(conditions) };
  await markSent(transaction, reportKind, report, { ...sent, columns, pressed: at }, doing);
  await storeReportPhotos(transaction, report.id, photos);
  await tellOfReport(transaction, { lead, report: { ...report, ...sent }, content }, doing);
  if (report.appointment_id) {
    const visit = { appointmentId: report.appointment_id, at: sending.at };
    await holdVisitOf(transaction, lead, visit, doing);
  }
  // What was done with the visit has changed the lead's row.
  const after = await lockLead(transaction, lead.id);
  await answer(transaction, after ?? lead, { ...doing, at });
}

/** @throws Refusal 400 */
function refuseUnfinished(
  content: ReportContent,
  { corrects }: Pick<ReportsTable, "corrects">,
  { isSeenBeyondFacts }: Sending,
): void {
  if (!completeReport(content, { isCorrection: corrects !== null })) {
    const words = "Something is still missing from this report.";
    throw new Refusal(400, words).because("unfinished report");
  }
  if (!isSeenBeyondFacts && beyondFacts(content).length > 0) {
    const words = "This report says more than what was seen. Look at that first.";
    throw new Refusal(400, words).because("beyond facts");
  }
}

/**
 * The photos of the roof that the report shows: all that are not left out. What was removed since it was written is not missed.
 * @throws OtherDraft when photos that it names have not arrived.
 */
async function shownPhotos(
  database: Database,
  leadId: string,
  { findings, leftOut }: ReportContent,
): Promise<RoofPhoto[]> {
  const photos = await readRoofPhotos(database, leadId);
  const named = new Set(findings.flatMap((finding) => finding.photos)).difference(new Set(leftOut));
  const known = await database
    .selectFrom("roof_photos")
    .select("id")
    .where("lead_id", "=", leadId)
    .execute();
  const missing = named.difference(new Set(known.map(({ id }) => id)));
  if (missing.size > 0) {
    const count = missing.size === 1 ? "1 photo" : `${missing.size} photos`;
    throw new OtherDraft(`${count} of this report must arrive first. Send it again then.`);
  }
  return photos.filter(({ id }) => !leftOut.includes(id));
}
