import { optionFigures } from "#domain/estimate/option-figures.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { EstimatesTable } from "#server/database/schema/estimate-tables.ts";
import { updateDraft } from "#server/draft/drafts-repository.ts";
import { correctionOf } from "#server/draft/sent-drafts.ts";
import { answered, changeLead, type Doing } from "#server/lead/change-lead.ts";
import { addLeadEvent } from "#server/lead/lead-events.ts";
import { pressedAt, pressedBy } from "#server/lead/pressed-at.ts";
import { factsOf, type StoredLead } from "#server/lead/stored-lead.ts";
import { Refusal } from "#server/refusal.ts";
import { amountColumns } from "./amount-columns.ts";
import { estimateKind } from "./estimate-kind.ts";
import { contentOf } from "./estimates-repository.ts";

/** Says that an option was signed on paper: its lead is won, for that amount. @throws Refusal 409 */
export async function signEstimate(
  transaction: DatabaseTransaction,
  {
    estimate,
    lead,
    signing,
  }: {
    estimate: EstimatesTable;
    lead: StoredLead;
    signing: { optionId: string; at?: string | undefined };
  },
  doing: Doing,
): Promise<void> {
  const { staffId, now } = doing;
  const { id, sent_at, revoked_at, signed_option } = estimate;
  if (!sent_at || revoked_at || (await correctionOf(transaction, estimateKind, id))) {
    const words = "This estimate is not what your customer has before them. Choose the newest.";
    throw new Refusal(409, words).because("signed no standing estimate");
  }
  if (signed_option === signing.optionId) return;
  const option = contentOf(estimate).options.find((one) => one.id === signing.optionId);
  if (!option) throw new Refusal(409, "This option is none of the estimate's.");
  const at = pressedBy(signing.at, { since: sent_at, now });
  await updateDraft(transaction, estimateKind, id, {
    ...{ signed_option: option.id, signed_at: at.toISOString(), signed_by: staffId },
  });
  const { total } = optionFigures(option);
  const details = {
    ...{ does: "signed" as const, estimate: id, option: option.name, amountCents: total },
    ...pressedAt(at, now),
  };
  const event = { kind: "estimate" as const, details };
  await addLeadEvent(transaction, { leadId: lead.id, at: now, staffId, event });
  await addAuditEntry(transaction, {
    ...{ at: now, staffId, action: "lead.estimate-signed", leadId: lead.id },
    details: { estimate: id },
  });
  const facts = { ...factsOf(lead), state: "won" as const, lostReason: null };
  const pressing = { ...doing, at };
  const columns = {
    ...answered(lead, pressing),
    ...(await amountColumns(transaction, lead, "signed")),
  };
  await changeLead(transaction, lead, { facts, columns }, pressing);
}
