import { type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import type { CallOutcome } from "#domain/lead/lead.ts";
import type { LeadEvent } from "#domain/lead/lead-event.ts";
import {
  amountNeedsState,
  changedFacts,
  followUpIsPast,
  isAnswer,
  isStateAfterAnswer,
  type LeadFacts,
  lostNeedsReason,
  takesAmount,
} from "#domain/lead/lead-rules.ts";
import type { LeadChange } from "#domain/lead/lead-work-contract.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { invalidInput } from "#server/refusal.ts";
import { answered, changeLead, type Doing, type Happening } from "./change-lead.ts";
import { LeadConflict } from "./lead-conflict.ts";
import { addLeadEvent } from "./lead-events.ts";
import { pressedAt, pressedBy } from "./pressed-at.ts";
import { factsOf, type StoredLead } from "./stored-lead.ts";

/* What staff do with a locked lead (`lockLead`), each in the caller's transaction. */

/**
 * Applies a change that staff make to a lead.
 * @throws LeadConflict when the change was made from another version; Refusal 400 when it is not possible.
 */
export async function applyChange(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  change: LeadChange,
  doing: Doing,
): Promise<void> {
  if (change.version !== lead.version) {
    throw new LeadConflict("Somebody else has changed this lead. Look at it again.");
  }
  const facts = changedFacts(factsOf(lead), change);
  if (!facts) throw invalidInput({ lostReason: lostNeedsReason });
  if (change.amountCents && !takesAmount(facts.state)) {
    throw invalidInput({ amountCents: amountNeedsState });
  }
  if (facts.followUpOn !== lead.follow_up_on) refusePastFollowUp(facts.followUpOn, doing);
  if (facts.assigneeId !== lead.assignee_id) await refuseStranger(transaction, facts.assigneeId);
  const pressing = {
    ...doing,
    at: pressedBy(change.at, { since: lead.arrived_at, now: doing.now }),
  };
  const isNewState = facts.state !== lead.state;
  const columns =
    isNewState && isStateAfterAnswer(facts.state)
      ? answered(lead, pressing)
      : isNewState && facts.state === "spam"
        ? { alert_at: null }
        : {};
  await changeLead(transaction, lead, { facts, columns }, pressing);
}

/** @throws Refusal 400 for a day to follow up that is over. */
export function refusePastFollowUp(
  day: CalendarDay | null,
  { now, opening }: Pick<Doing, "now" | "opening">,
): void {
  if (day && day < dayInZone(now.getTime(), opening.timeZone)) {
    throw invalidInput({ followUpOn: followUpIsPast });
  }
}

/** Assigns a lead to the caller. @throws LeadConflict when somebody else has it. */
export async function take(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  doing: Doing,
): Promise<void> {
  if (lead.assignee_id === doing.staffId) return;
  if (lead.assignee_id) throw new LeadConflict("Somebody else has taken this lead.");
  await changeLead(
    transaction,
    lead,
    { facts: { ...factsOf(lead), assigneeId: doing.staffId } },
    doing,
  );
}

/** Records a call. One that reached the person, or left a message, answers the lead. */
export function recordCall(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  { outcome, note: text }: { outcome: CallOutcome; note: string },
  doing: Doing,
): Promise<void> {
  const event = { kind: "call" as const, details: { outcome, ...(text && { text }) } };
  return addStaffEvent(transaction, lead, event, doing);
}

/** Records a text message that was sent from a phone; it answers the lead. */
export function recordText(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  text: string,
  doing: Doing,
): Promise<void> {
  return addStaffEvent(transaction, lead, { kind: "text", details: { text } }, doing);
}

/** Adds a note that only the desk can read. */
export function addNote(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  text: string,
  doing: Doing,
): Promise<void> {
  if (!text) throw invalidInput({ text: "Text is required" });
  return addStaffEvent(transaction, lead, { kind: "note", details: { text } }, doing);
}

/** Marks a lead as answered by something already in its timeline, such as a mail. */
export function answer(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  doing: Happening,
): Promise<void> {
  const columns = answered(lead, doing);
  return changeLead(transaction, lead, { facts: factsAfterAnswer(lead), columns }, doing);
}

type StaffEvent = Extract<LeadEvent, { kind: "call" | "text" | "note" }>;

async function addStaffEvent(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  event: StaffEvent,
  doing: Doing,
): Promise<void> {
  const { staffId, now, at = now } = doing;
  const pressed = pressedAt(at, now);
  const noted = { ...event, details: { ...event.details, ...pressed } } as StaffEvent;
  await addLeadEvent(transaction, { leadId: lead.id, at: now, staffId, event: noted });
  await addAuditEntry(transaction, {
    at: now,
    staffId,
    action: `lead.${event.kind}`,
    leadId: lead.id,
    // What was said is personal data; the outcome of a call is not.
    details: event.kind === "call" ? { outcome: event.details.outcome } : {},
  });
  if (isAnswered(event)) await answer(transaction, lead, doing);
  else await changeLead(transaction, lead, {}, doing);
}

function isAnswered(event: StaffEvent): boolean {
  return event.kind === "text" || (event.kind === "call" && isAnswer(event.details.outcome));
}

/** An answered lead is no longer new. */
function factsAfterAnswer(lead: StoredLead): LeadFacts {
  const facts = factsOf(lead);
  return facts.state === "new" ? { ...facts, state: "contacted" } : facts;
}

/** Only active staff can be assigned a lead. */
async function refuseStranger(
  transaction: DatabaseTransaction,
  assigneeId: string | null,
): Promise<void> {
  if (!assigneeId) return;
  const staff = await transaction
    .selectFrom("staff")
    .select("id")
    .where("id", "=", assigneeId)
    .where("is_active", "=", 1)
    .executeTakeFirst();
  if (!staff) throw invalidInput({ assigneeId: "Choose somebody who works here" });
}
