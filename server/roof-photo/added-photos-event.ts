import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { eventColumns, readEvent } from "#server/database/stored-event.ts";
import { addLeadEvent } from "#server/lead/lead-events.ts";

/** Milliseconds: photos that one person adds with less between two of them are one entry of the timeline. */
const together = 30 * 60_000;

/**
 * Says in the timeline of a locked lead that a photo of the roof was added: with those that the same person has added just
 * before, in one entry. The audit trail has the first of them.
 */
export async function noteAddedPhoto(
  transaction: DatabaseTransaction,
  { leadId, staffId, lastAddedAt }: { leadId: string; staffId: string; lastAddedAt: string | null },
  now: Date,
): Promise<void> {
  const goesOn = lastAddedAt !== null && now.getTime() - Date.parse(lastAddedAt) < together;
  const last = goesOn ? await lastEntry(transaction, leadId, staffId) : undefined;
  if (last) {
    const event = { kind: "roof-photos" as const, details: { count: last.count + 1 } };
    await transaction
      .updateTable("lead_events")
      .set(eventColumns(event))
      .where("id", "=", last.id)
      .execute();
    return;
  }
  const event = { kind: "roof-photos" as const, details: { count: 1 } };
  await addLeadEvent(transaction, { leadId, at: now, staffId, event });
  const entry = { at: now, staffId, action: "lead.roof-photos" as const, leadId, details: {} };
  await addAuditEntry(transaction, entry);
}

async function lastEntry(transaction: DatabaseTransaction, leadId: string, staffId: string) {
  const row = await transaction
    .selectFrom("lead_events")
    .select(["id", "kind", "details"])
    .where("lead_id", "=", leadId)
    .where("staff_id", "=", staffId)
    .where("kind", "=", "roof-photos")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  const event = row && readEvent(row);
  return row && event?.kind === "roof-photos"
    ? { id: row.id, count: event.details.count }
    : undefined;
}
