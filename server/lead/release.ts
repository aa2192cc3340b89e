import { answerBy } from "#domain/lead/answer-clock.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { changeLead, type Doing } from "./change-lead.ts";
import { addLeadEvent } from "./lead-events.ts";
import { factsOf, type StoredLead } from "./stored-lead.ts";

/**
 * Marks a locked lead as not spam: its clock starts, and the withheld confirmation is sent. Doing it again changes
 * nothing.
 */
export async function release(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  doing: Doing,
): Promise<void> {
  const isSpam = lead.state === "spam";
  if (!isSpam && lead.suspected === 0) return;
  const { now, staffId, opening } = doing;
  await addLeadEvent(transaction, { leadId: lead.id, at: now, kind: "released", staffId });
  await addAuditEntry(transaction, { at: now, staffId, action: "lead.released", leadId: lead.id });
  await trustSource(transaction, lead);
  await queueWithheld(transaction, lead.id, now);
  const emergency = lead.emergency === 1;
  const clock = isSpam &&
    !lead.answered_at && {
      answer_by: answerBy(now, emergency, opening).toISOString(),
      alert_at: (await isCanceled(transaction, lead)) ? null : now.toISOString(),
      alerts: 0,
    };
  const facts = isSpam ? { ...factsOf(lead), state: "new" as const } : undefined;
  await changeLead(
    transaction,
    lead,
    { facts, columns: { suspected: 0, withheld: 0, ...clock } },
    doing,
  );
}

async function isCanceled(
  transaction: DatabaseTransaction,
  { appointment_id }: StoredLead,
): Promise<boolean> {
  if (!appointment_id) return false;
  const canceled = await transaction
    .selectFrom("appointments")
    .select("id")
    .where("id", "=", appointment_id)
    .where("status", "=", "cancelled")
    .executeTakeFirst();
  return canceled !== undefined;
}

/** Later mails, such as one about a move, are sent too. */
async function trustSource(transaction: DatabaseTransaction, lead: StoredLead): Promise<void> {
  if (lead.appointment_id) {
    await transaction
      .updateTable("appointments")
      .set({ suspected: 0, withheld: 0 })
      .where("id", "=", lead.appointment_id)
      .execute();
  }
  if (lead.kind !== "inquiry" && lead.kind !== "assessment") return;
  await transaction
    .updateTable(lead.kind === "inquiry" ? "inquiries" : "assessments")
    .set({ suspected: 0 })
    .where("id", "=", lead.source_id)
    .execute();
}

/** Only the newest: the state before a move would be confusing. */
async function queueWithheld(
  transaction: DatabaseTransaction,
  leadId: string,
  now: Date,
): Promise<void> {
  const [newest] = await transaction
    .selectFrom("outbox")
    .select("id")
    .where("lead_id", "=", leadId)
    .where("state", "=", "withheld")
    .orderBy("created_at", "desc")
    .limit(1)
    .execute();
  if (!newest) return;
  await transaction
    .updateTable("outbox")
    .set({ state: "queued", due_at: now.toISOString() })
    .where("id", "=", newest.id)
    .execute();
}
