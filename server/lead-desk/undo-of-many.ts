import type { Selectable } from "kysely";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { LeadsTable } from "#server/database/schema/lead-tables.ts";
import { changeLead, type Doing } from "#server/lead/change-lead.ts";
import { takenBackWithin } from "#server/lead/confirmed-bookings.ts";
import { LeadConflict } from "#server/lead/lead-conflict.ts";
import { factsOf, type StoredLead } from "#server/lead/stored-lead.ts";
import { Refusal } from "#server/refusal.ts";

/** The columns that staff change, or that follow from it. */
const undone = [
  ...(["state", "lost_reason", "assignee_id", "follow_up_on"] as const),
  ...(["follow_up_reason", "follow_up_before", "booking_seen_at"] as const),
  ...(["answered_at", "answered_by", "answer_minutes", "lapsed_at"] as const),
  ...(["quoted_at", "last_quoted_at"] as const),
] as const;

type Undone = Pick<Selectable<LeadsTable>, (typeof undone)[number]>;

/** How to take back what was done with a lead, stored with it. */
type Undo = {
  /** When it was done. */
  at: string;
  /** The version that was shown then, and the one that came of it. */
  versions: { shown: number; after: number };
  before: Undone;
  after: Undone;
  /** When the next alert was due, if it was called off. */
  alertAt: string | null;
  /** Whether an inspection was canceled. Its time may be somebody else's by now. */
  hasCanceled: boolean;
};

const tooLate = "It was more than ten minutes ago.";
const canceledWith =
  "Its inspection was canceled and cannot come back by itself. Release the lead from Spam and book again.";

/** Keeps, with a locked lead that was just changed, how to take that back. */
export async function keepUndo(
  transaction: DatabaseTransaction,
  before: StoredLead,
  { now, hasCanceled }: { now: Date; hasCanceled: boolean },
): Promise<void> {
  const after = await transaction
    .selectFrom("leads")
    .selectAll()
    .where("id", "=", before.id)
    .executeTakeFirstOrThrow();
  const undo: Undo = {
    at: now.toISOString(),
    versions: { shown: before.version, after: after.version },
    ...{ before: undoneOf(before), after: undoneOf(after) },
    // One that only waits longer, because somebody is working on the lead, stays as it is.
    alertAt: after.alert_at === null ? before.alert_at : null,
    hasCanceled,
  };
  await transaction
    .updateTable("leads")
    .set({ undo: JSON.stringify(undo) })
    .where("id", "=", before.id)
    .execute();
}

/**
 * Takes back what was last done with a locked lead and others at once.
 * @param version that was shown when it was done.
 * @throws LeadConflict when anything has been done with the lead since; Refusal 409 when it is too late, or an inspection
 * was canceled with it.
 */
export async function undoOne(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  version: number,
  doing: Doing,
): Promise<void> {
  const undo: Undo | null = lead.undo && JSON.parse(lead.undo);
  const isAsLeft = undo && undone.every((column) => undo.after[column] === lead[column]);
  if (!isAsLeft || undo.versions.shown !== version || undo.versions.after !== lead.version) {
    throw new LeadConflict("Somebody else has changed this lead.");
  }
  if (doing.now.getTime() - Date.parse(undo.at) > takenBackWithin) throw new Refusal(409, tooLate);
  if (undo.hasCanceled) throw new Refusal(409, canceledWith);
  const columns = { ...undo.before, ...(undo.alertAt && { alert_at: undo.alertAt }), undo: null };
  await changeLead(
    transaction,
    lead,
    { facts: factsOf({ ...lead, ...undo.before }), columns },
    doing,
  );
}

function undoneOf(lead: StoredLead): Undone {
  const { state, lost_reason, assignee_id, follow_up_on, follow_up_reason } = lead;
  const { follow_up_before, booking_seen_at } = lead;
  const { answered_at, answered_by, answer_minutes, lapsed_at, quoted_at, last_quoted_at } = lead;
  return {
    ...{ state, lost_reason, assignee_id, follow_up_on, follow_up_reason, follow_up_before },
    ...{ booking_seen_at, answered_at, answered_by, answer_minutes, lapsed_at },
    ...{ quoted_at, last_quoted_at },
  };
}
