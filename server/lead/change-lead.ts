import type { Updateable } from "kysely";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { answerBy, answerMinutes, promiseBy, waitsSince } from "#domain/lead/answer-clock.ts";
import {
  differences,
  type LeadFacts,
  lastQuotedAtAfter,
  quotedAtAfter,
} from "#domain/lead/lead-rules.ts";
import { searchTextOf } from "#domain/lead/lead-search.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { LeadsTable } from "#server/database/schema/lead-tables.ts";
import { addMissingEntries, forgetEntry } from "#server/search/search-entries.ts";
import { searchedLead } from "#server/search/searched-lead.ts";
import { answerPromisesOf } from "./answer-promises.ts";
import {
  isAnsweredByConfirmation,
  isConfirmationGood,
  isNewBookingLead,
  markBookingSeen,
} from "./confirmed-bookings.ts";
import { amountsAfter } from "./lead-amounts.ts";
import { addLeadChange, addLeadEvent } from "./lead-events.ts";
import { pressedAt } from "./pressed-at.ts";
import { factsOf, type StoredLead } from "./stored-lead.ts";

/** Who acts, when, and the opening hours. `at`: when they pressed it, if it has waited for a network since (`pressedBy`). */
export type Doing = {
  staffId: string;
  now: Date;
  opening: BusinessProfile;
  at?: Date | undefined;
};

/** The same where nobody may be acting: null is the system. */
export type Happening = Omit<Doing, "staffId"> & { staffId: string | null };

/** `columns` are those that are not facts. */
type Change = { facts?: LeadFacts | undefined; columns?: Updateable<LeadsTable> };

/** What a call adds to the confirmation of a booking. */
const answerer = ["answered_at", "answered_by"];

/**
 * Changes a locked lead: its row, an entry in its timeline and in the audit trail for the facts that differ, what
 * searches find of it, and word to open screens. While alerts are due, they wait again from now on, because somebody is
 * working on the lead; whoever works on a new booking has seen it.
 */
export async function changeLead(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  { facts, columns = {} }: Change,
  { staffId, now, opening, at = now }: Happening,
): Promise<void> {
  if (staffId && isNewBookingLead(lead)) await markBookingSeen(transaction, lead, now);
  if (lead.alert_at)
    await delayAlert(transaction, lead, answerBy(now, lead.emergency === 1, opening));
  const given = facts ?? factsOf(lead);
  const amounts = amountsAfter(lead, given, columns);
  const after = { ...given, amountCents: amounts.amount_cents };
  const differing = differences(factsOf(lead), after);
  const isChanged = Object.keys(differing).length > 0;
  // Who has answered beyond the confirmation of a booking is nothing that a change could be in conflict with.
  const isVersioned = isChanged || Object.keys(columns).some((name) => !answerer.includes(name));
  if (isChanged || Object.keys(columns).length > 0) {
    await transaction
      .updateTable("leads")
      .set({
        // Another day than the system's is somebody's choice.
        ...(differing.followUpOn && { follow_up_reason: null, follow_up_before: null }),
        ...(after.state !== lead.state && {
          quoted_at: quotedAtAfter(after.state, lead.quoted_at, at.toISOString()),
          last_quoted_at: lastQuotedAtAfter(after.state, lead.last_quoted_at, at.toISOString()),
        }),
        ...columns,
        state: after.state,
        lost_reason: after.lostReason,
        assignee_id: after.assigneeId,
        follow_up_on: after.followUpOn,
        ...amounts,
        version: lead.version + (isVersioned ? 1 : 0),
        updated_at: now.toISOString(),
      })
      .where("id", "=", lead.id)
      .execute();
  }
  if (isChanged) {
    const { assigneeId, ...others } = differing;
    const assignee = assigneeId && {
      from: await nameOf(transaction, assigneeId.from),
      to: await nameOf(transaction, assigneeId.to),
    };
    const details = { ...others, ...(assignee && { assignee }), ...pressedAt(at, now) };
    const event = { kind: "changed" as const, details };
    await addLeadEvent(transaction, { leadId: lead.id, at: now, staffId, event });
    // What an offer comes to goes with its lead; who has changed it stays on record.
    const { amountCents, ...audited } = differing;
    await addAuditEntry(transaction, {
      at: now,
      staffId,
      action: "lead.changed",
      leadId: lead.id,
      details: { ...audited, ...(amountCents && { amount: "changed" }) },
    });
  }
  if (columns.search !== undefined) await forgetEntry(transaction, lead.id);
  await addMissingEntries(transaction, [lead.id]);
  const isGiven = lead.assignee_id !== after.assigneeId;
  const formerAssigneeId = isGiven ? lead.assignee_id : null;
  await addLeadChange(transaction, lead.id, now, { formerAssigneeId });
}

/** Notes do not raise the version, so that nobody's change conflicts with them. */
async function delayAlert(
  transaction: DatabaseTransaction,
  { id }: StoredLead,
  until: Date,
): Promise<void> {
  const columns = { alert_at: until.toISOString() };
  await transaction.updateTable("leads").set(columns).where("id", "=", id).execute();
}

/**
 * Links an appointment to a locked lead whose person knows its time: agreeing on a time, or telling them of one, is an
 * answer.
 */
export function schedule(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  { appointmentId, address }: { appointmentId: string; address: string },
  doing: Happening,
): Promise<void> {
  const columns = {
    ...answered(lead, doing),
    ...addressed(lead, address),
    appointment_id: appointmentId,
  };
  const facts = { ...factsOf(lead), state: "scheduled" as const, lostReason: null };
  return changeLead(transaction, lead, { facts, columns }, doing);
}

/**
 * The columns that an answer sets, which stop the clock; until the lead returns, later answers change nothing. The time
 * of a first answer counts from the arrival, or from when we learned that the confirmation of its booking did not arrive; that
 * of a later one from the return.
 */
export function answered(
  lead: StoredLead,
  { staffId, now, opening, at = now }: Happening,
): Updateable<LeadsTable> {
  const since = waitsSince({
    arrivedAt: lead.arrived_at,
    owedSince: lead.owed_since,
    returnedAt: lead.first_answered_at && lead.returned_at,
  });
  // What was pressed before answers what has come since no sooner than that.
  const answeredAt = at < since ? since : at;
  // Whoever answers somebody with a confirmed booking has done more than the confirmation, but no goal was set for it.
  if (isAnsweredByConfirmation(lead))
    return { answered_at: answeredAt.toISOString(), answered_by: staffId };
  if (lead.answered_at) return {};
  const waited = { arrivedAt: since, emergency: lead.emergency === 1 };
  return {
    answered_at: answeredAt.toISOString(),
    answered_by: staffId,
    // Nor was one for whoever was not told where we have moved their booking.
    answer_minutes: isConfirmationGood(lead) ? null : answerMinutes(waited, answeredAt, opening),
    alert_at: null,
    lapsed_at: null,
  };
}

/**
 * Takes back a locked lead's answer, which was nothing but a mail that has not left, or the confirmation of a time that no
 * longer holds: it waits as it did before, or from now on if it never has. One that was never answered otherwise is new again.
 */
export function takeBackAnswer(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  doing: Happening,
): Promise<void> {
  const { now, opening } = doing;
  const emergency = lead.emergency === 1;
  const goal = answerBy(now, emergency, opening).toISOString();
  const isMisled = isConfirmationGood(lead);
  const columns = {
    ...{ answered_at: null, answered_by: null, answer_minutes: null },
    // Of somebody who believes in a wrong time, alerts have a rule of their own (`untoldAlertAt`).
    alert_at: isMisled ? null : goal,
    ...(isMisled && {
      answer_by: goal,
      promise_by: promiseBy(now, emergency, answerPromisesOf(opening), opening).toISOString(),
    }),
  };
  const isNew = lead.first_answered_at === null && lead.state === "scheduled";
  const facts = isNew ? { ...factsOf(lead), state: "new" as const } : undefined;
  return changeLead(transaction, lead, { facts, columns }, doing);
}

/** Settles a locked lead by the confirmation of its booking again, now that its person knows where their inspection is. */
export function giveBackConfirmation(
  transaction: DatabaseTransaction,
  lead: StoredLead,
  doing: Happening,
): Promise<void> {
  const columns = { answered_at: lead.booking_confirmed_at, alert_at: null };
  const isNew = lead.state === "new";
  const facts = isNew ? { ...factsOf(lead), state: "scheduled" as const } : undefined;
  return changeLead(transaction, lead, { facts, columns }, doing);
}

/** Fills in a missing address, so that searches find the lead by it. */
function addressed(lead: StoredLead, address: string): Updateable<LeadsTable> {
  if (lead.address !== "") return {};
  return { address, search: searchTextOf(searchedLead({ ...lead, address })) };
}

async function nameOf(database: Database, staffId: string | null): Promise<string | null> {
  if (!staffId) return null;
  const staff = await database
    .selectFrom("staff")
    .select("name")
    .where("id", "=", staffId)
    .executeTakeFirst();
  return staff?.name ?? null;
}
