import type { LeadChange } from "#domain/lead/lead-work-contract.ts";
import type { LeadsAction, NotDone, ShownLead } from "#domain/lead/many-leads-contract.ts";
import { mayDo } from "#domain/staff/staff.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import type { DeskCall } from "#server/call/desk-call.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { seeBooking, unseeBooking } from "#server/lead/confirmed-bookings.ts";
import { LeadConflict } from "#server/lead/lead-conflict.ts";
import { refusePastFollowUp } from "#server/lead/lead-work.ts";
import { findLead, lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import { visible } from "#server/lead/visible-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { Refusal } from "#server/refusal.ts";
import { type DeskDeps, deskWork } from "#server/submission/desk-work.ts";
import { isId } from "#server/unguessable-id.ts";
import { changeAtDesk } from "./change-at-desk.ts";
import type { LeadDeps } from "./lead-calls.ts";
import { keepUndo, undoOne } from "./undo-of-many.ts";

type Deps = LeadDeps & {
  mailOptions: MailOptions;
  availability: Pick<AvailabilityServices, "changed">;
};

type Asked = { leads: readonly ShownLead[]; action: LeadsAction };

/** The lead is no new booking (any more). */
class NotNew extends Error {}

/**
 * Does one thing with several leads, with each as with a single one and in a transaction of its own, so that nobody waits
 * for all of them. A repeat with the same key does again only what was not done.
 * @returns the ids of those with which it was done, and of each other one, why not.
 * @throws Refusal 400 for a follow-up on a day that is over, 422 when the key was used with another body.
 */
export async function changeMany(
  deps: Deps,
  call: DeskCall,
  { leads, action }: Asked,
): Promise<{ done: string[]; notDone: NotDone[] }> {
  const quiet = { ...deps, outbox: { wake() {} }, changes: { wake() {} } };
  if (action.does === "follow-up") {
    refusePastFollowUp(action.on, { now: deps.clock(), opening: deps.profile });
  }
  // The key is first of all the whole call's, so that it cannot be used with other leads or for something else.
  if (call.key) await deskWork(quiet, call, async () => "");
  const done: string[] = [];
  const notDone: NotDone[] = [];
  try {
    for (const shown of new Map(leads.map((lead) => [lead.id, lead])).values()) {
      const why = await changeOne(quiet, call, { shown, action });
      if (why) notDone.push(why);
      else done.push(shown.id);
    }
  } finally {
    // Also after a fault in the middle: what was done before it stays done.
    deps.outbox.wake();
    deps.changes.wake();
    if (action.does === "spam") deps.availability.changed();
  }
  return { done, notDone };
}

/** @returns why it was not done; null: it was. */
async function changeOne(
  deps: Omit<Deps, "availability"> & DeskDeps,
  call: DeskCall,
  { shown: { id, version }, action }: { shown: ShownLead; action: LeadsAction },
): Promise<NotDone | null> {
  const one = { ...call, name: `${call.name} ${id}`, body: { id, version, action } };
  try {
    await deskWork(deps, one, async (transaction, doing) => {
      const found = isId(id) ? await lockLead(transaction, id) : undefined;
      const lead = await visible(transaction, found, call);
      const { mailOptions } = deps;
      const how = { ...doing, mailOptions, mayCancel: mayDo(call.staff.role, "leads") };
      await act(transaction, lead, { version, action }, how);
      return id;
    });
    return null;
  } catch (error) {
    if (!(error instanceof NotNew || error instanceof Refusal)) throw error;
    return whyNot(deps.connection.database, id, error);
  }
}

async function act(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  { version, action }: { version: number; action: LeadsAction },
  how: Doing & { mailOptions: MailOptions; mayCancel: boolean },
): Promise<void> {
  if (action.does === "undo") return undoOne(transaction, lead, version, how);
  if (action.does !== "see" && action.does !== "unsee") {
    const change = { version, ...changeOf(action) };
    const hasCanceled = await changeAtDesk(transaction, lead, change, how);
    return keepUndo(transaction, lead, { now: how.now, hasCanceled });
  }
  if (lead.version !== version) throw new LeadConflict("Somebody else has changed this lead.");
  const see = action.does === "see" ? seeBooking : unseeBooking;
  if (!(await see(transaction, lead, how))) throw new NotNew();
}

function changeOf(
  action: Exclude<LeadsAction, { does: "see" | "unsee" | "undo" }>,
): Omit<LeadChange, "version"> {
  switch (action.does) {
    case "assign":
      return { assigneeId: action.assigneeId };
    case "follow-up":
      return { followUpOn: action.on };
    case "spam":
      return { state: "spam" };
    case "close":
      return { state: "lost", lostReason: action.lostReason };
  }
}

async function whyNot(database: Database, id: string, error: Error): Promise<NotDone> {
  const lead = await findLead(database, id);
  if (!lead) return { id, number: null, name: "", reason: "gone", by: null, because: "" };
  const { number, name } = lead;
  const by = await changedLastBy(database, id);
  if (error instanceof NotNew) return { id, number, name, reason: "not-new", by, because: "" };
  if (error instanceof LeadConflict)
    return { id, number, name, reason: "changed", by, because: "" };
  return { id, number, name, reason: "refused", by: null, because: error.message };
}

/** Who stands in the newest entry of a lead's timeline; null: the visitor or the system. */
async function changedLastBy(database: Database, leadId: string): Promise<string | null> {
  const last = await database
    .selectFrom("lead_events")
    .leftJoin("staff", "staff.id", "lead_events.staff_id")
    .select("staff.name")
    .where("lead_events.lead_id", "=", leadId)
    .orderBy("lead_events.number", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.name ?? null;
}
