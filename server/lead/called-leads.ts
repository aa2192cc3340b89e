import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { FollowUpReason } from "#domain/lead/lead.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { changeLead, type Happening } from "./change-lead.ts";
import { addLeadChange, addLeadEvent } from "./lead-events.ts";
import { factsOf, type StoredLead } from "./stored-lead.ts";

/**
 * Makes a locked lead a call for a day, and remembers why. The day that somebody had set comes back with `callNoMore`.
 * @param call.lapsedAt of one whose booking lapsed.
 */
export async function callOn(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  { day, reason, lapsedAt }: { day: CalendarDay; reason: FollowUpReason; lapsedAt?: Date },
  happening: Happening,
): Promise<void> {
  // A call for another reason already remembers it.
  const before = lead.follow_up_reason ? lead.follow_up_before : lead.follow_up_on;
  const lapsed = lapsedAt && { lapsed_at: lapsedAt.toISOString() };
  const columns = { follow_up_reason: reason, follow_up_before: before, ...lapsed };
  const facts = { ...factsOf(lead), followUpOn: day };
  await changeLead(transaction, lead, { facts, columns }, happening);
}

/** Takes back what `callOn` did, unless somebody has chosen another day since. */
export async function callNoMore(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  now: Date,
): Promise<void> {
  if (!lead.follow_up_reason) return;
  const [from, to] = [lead.follow_up_on, lead.follow_up_before];
  await transaction
    .updateTable("leads")
    .set({
      ...{ follow_up_on: to, follow_up_reason: null, follow_up_before: null },
      ...{ version: lead.version + 1, updated_at: now.toISOString() },
    })
    .where("id", "=", lead.id)
    .execute();
  const event = { kind: "changed" as const, details: { followUpOn: { from, to } } };
  await addLeadEvent(transaction, { leadId: lead.id, at: now, staffId: null, event });
  await addLeadChange(transaction, lead.id, now);
}
