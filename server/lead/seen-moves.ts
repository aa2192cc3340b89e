import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { answered, changeLead, type Doing } from "./change-lead.ts";
import { LeadConflict } from "./lead-conflict.ts";
import { addLeadEvent } from "./lead-events.ts";
import type { StoredLead } from "./stored-lead.ts";

/**
 * Whether a lead waits only because its visitor has moved the inspection: the new time is agreed, so nobody has to answer.
 * One that still waits for its first answer is owed that.
 */
export function isSeenEnough(
  lead: Pick<StoredLead, "waits" | "return_reason" | "first_answered_at">,
): boolean {
  return lead.waits === 1 && lead.return_reason === "moved" && lead.first_answered_at !== null;
}

/**
 * Takes a locked lead whose visitor has moved the inspection off the list of those that wait, and says who has seen that.
 * @param at when it returned, as somebody has seen it.
 * @throws LeadConflict when something else has happened since.
 */
export async function seeMove(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  at: string,
  doing: Doing,
): Promise<void> {
  if (!isSeenEnough(lead) || lead.returned_at !== at) {
    throw new LeadConflict("Something else has happened to this lead. Look at it again.");
  }
  const { staffId, now } = doing;
  const doer = { leadId: lead.id, at: now, staffId };
  const details = { text: "Has seen that the visitor moved the inspection." };
  await addLeadEvent(transaction, { ...doer, event: { kind: "note", details } });
  await addAuditEntry(transaction, { ...doer, action: "lead.seen", details: {} });
  await changeLead(transaction, lead, { columns: answered(lead, doing) }, doing);
}
