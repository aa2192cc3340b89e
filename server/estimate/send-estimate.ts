import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { missingFromEstimate } from "#domain/estimate/complete-estimate.ts";
import { type EstimateBasis, isSameBasis } from "#domain/estimate/estimate-basis.ts";
import { quotedSpan } from "#domain/estimate/option-figures.ts";
import { isSame } from "#domain/report/three-way-merge.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { EstimatesTable } from "#server/database/schema/estimate-tables.ts";
import { OtherDraft } from "#server/draft/other-draft.ts";
import { markSent, toBeSent } from "#server/draft/sent-drafts.ts";
import { answered, changeLead, type Doing } from "#server/lead/change-lead.ts";
import { pressedBy } from "#server/lead/pressed-at.ts";
import { factsOf, type StoredLead } from "#server/lead/stored-lead.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { Refusal } from "#server/refusal.ts";
import { amountColumns } from "./amount-columns.ts";
import { estimateKind } from "./estimate-kind.ts";
import { estimateMailKinds } from "./estimate-mail.tsx";
import { contentOf } from "./estimates-repository.ts";

export type Sending = {
  revision: number;
  at?: string | undefined;
  /** What the caller has read that it rests on; undefined: they do not say. */
  basis?: EstimateBasis | undefined;
};

/**
 * Sends an estimate of a locked lead: it stays as it is from now on, with what its figures rest on now. Its lead is quoted, for the
 * least of its options, and its person is answered and told. Sent again, it changes nothing.
 * @throws OtherDraft when it is another than the caller has read; Refusal 400 when it cannot be sent.
 */
export async function sendEstimate(
  transaction: DatabaseTransaction,
  {
    estimate,
    lead,
    sending,
    basis: basisOf,
  }: {
    estimate: EstimatesTable;
    lead: StoredLead;
    sending: Sending;
    basis: (reportId: string | null) => EstimateBasis;
  },
  doing: Doing & { mailOptions: MailOptions },
): Promise<void> {
  const { now, opening } = doing;
  const content = contentOf(estimate);
  const asRead = { lead, revision: sending.revision, content };
  const sent = await toBeSent(transaction, estimateKind, estimate, asRead);
  if (!sent) return;
  const basis = basisOf(content.reportId);
  if (sending.basis && !isSameBasis(sending.basis, basis)) {
    throw new OtherDraft(restsOnOther(sending.basis, basis));
  }
  const today = dayInZone(now.getTime(), opening.timeZone);
  const isCorrection = sent.corrects !== null;
  const quoted = quotedSpan(content);
  if (!quoted || missingFromEstimate(content, { basis, today, isCorrection }).length > 0) {
    const words = "Something is still missing from this estimate.";
    throw new Refusal(400, words).because("unfinished estimate");
  }
  const at = pressedBy(sending.at, { since: lead.arrived_at, now });
  const columns = { basis: JSON.stringify(basis) };
  const details = { fromCents: quoted.from, toCents: quoted.to };
  await markSent(
    transaction,
    estimateKind,
    estimate,
    { ...sent, columns, details, pressed: at },
    doing,
  );
  await tell(
    transaction,
    { lead, id: estimate.id, isCorrection, options: content.options.length },
    now,
  );
  // What was won stays won: somebody was sent more work then.
  const isWon = lead.state === "won";
  const facts = isWon
    ? factsOf(lead)
    : {
        ...factsOf(lead),
        ...{ state: "quoted" as const, lostReason: null },
      };
  const pressing = { ...doing, at };
  const quotedNow = {
    ...answered(lead, pressing),
    ...(!isWon && { last_quoted_at: at.toISOString() }),
    ...(await amountColumns(transaction, lead)),
  };
  await changeLead(transaction, lead, { facts, columns: quotedNow }, pressing);
}

function restsOnOther(read: EstimateBasis, now: EstimateBasis): string {
  const isMeasuredOtherwise =
    read.reportId !== now.reportId || !isSame(read.measures, now.measures);
  const what = isMeasuredOtherwise
    ? "The report that this estimate rests on is another now."
    : "The prices or terms that this estimate rests on are others now.";
  return `${what} Look at it once more, and send it again.`;
}

/** Without a mailbox, nobody is told: the desk says so before it is sent. */
async function tell(
  transaction: DatabaseTransaction,
  {
    lead: { id: leadId, name, email, phone, address },
    id,
    isCorrection,
    options,
  }: { lead: StoredLead; id: string; isCorrection: boolean; options: number },
  now: Date,
): Promise<void> {
  if (!email) return;
  const person = { name, email, phone, address };
  const payload = { person, isCorrection, options, estimateId: id };
  const mail = { kind: "roof-estimate" as const, payload, leadId };
  await enqueue(transaction, estimateMailKinds, mail, now);
}
