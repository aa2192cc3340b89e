import { answerDue } from "#domain/appointment/answer-due.ts";
import { leavesNotice } from "#domain/appointment/free-times.ts";
import { stateAfter } from "#domain/appointment/rescheduling-state.ts";
import { isSameTime } from "#domain/appointment/told-time.ts";
import { AppointmentConflict } from "#server/appointment/appointment-conflict.ts";
import { appointmentInstants } from "#server/appointment/appointment-instants.ts";
import { snapshotOf } from "#server/appointment/appointment-snapshot.ts";
import { changed } from "#server/appointment/changed-appointment.ts";
import { markTold } from "#server/appointment/desk-change.ts";
import { moveAndTellInspector } from "#server/appointment/desk-move.ts";
import {
  leadAfterMove,
  leadAfterReassignment,
  leadAfterTelling,
} from "#server/appointment/lead-after-change.ts";
import { makeFirm } from "#server/appointment/make-firm.ts";
import { proposedOf, updateItem } from "#server/appointment/reschedulings-repository.ts";
import { believedTimeOf } from "#server/appointment/told-times.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type {
  AppointmentsTable,
  ReschedulingItemsTable,
} from "#server/database/schema/booking-tables.ts";
import { addAppointmentNote } from "#server/lead/appointment-events.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { textAboutAppointment } from "#server/text/appointment-texts.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { rescheduledKinds } from "./rescheduled-mail.tsx";
import { ReschedulingConflict } from "./rescheduling-conflict.ts";

/** A locked appointment with its locked item. */
export type RescheduledPerson = {
  row: AppointmentsTable;
  item: ReschedulingItemsTable;
  leadId: string;
};

type Moving = { mailOptions: MailOptions; doing: Doing };

/**
 * Moves a person's appointment to the proposed time and mails and texts them. Whoever believes it to be there already, because only
 * the inspector is another, keeps what was agreed on and is not written to.
 * @throws AppointmentConflict when the time is no longer free; ReschedulingConflict when there is none, or they may not
 * be written to.
 */
export async function moveAndTell(
  transaction: DatabaseTransaction,
  person: RescheduledPerson,
  moving: Moving,
): Promise<void> {
  const { item, leadId, row } = person;
  const { doing, mailOptions } = moving;
  const { profile } = mailOptions;
  const proposed = proposedOf(item);
  if (proposed && row.pending_until !== null && !isSameTime(proposed, believedTimeOf(row))) {
    throw new ReschedulingConflict(`${row.name} has not confirmed this booking yet. Please call.`);
  }
  const moved = await movePerson(transaction, person, moving);
  const { after, believed: previous } = moved;
  const time = { date: after.date, timeSlot: after.slot };
  if (isSameTime(time, previous)) return settle(transaction, item, "agree", doing.now);
  if (!leavesNotice(time, doing.now, profile.timeZone)) {
    throw new AppointmentConflict("That is too soon to write to them about it.");
  }
  const payload = { appointment: snapshotOf(after), previous };
  const { start } = appointmentInstants(time, profile.timeZone, profile.inspection.takes.to);
  const tellingId = unguessableId();
  const mail = { kind: "appointment-rescheduled" as const, payload, leadId, tellingId };
  const isMailed =
    after.email !== "" &&
    (await enqueue(transaction, rescheduledKinds, mail, doing.now)) === "send";
  const { event } = changed("moved", after, { previous });
  const text = event && { event, isOurMove: true, isAlone: !isMailed, tellingId };
  const isTexted =
    text !== null &&
    (await textAboutAppointment(transaction, text, { mailOptions, now: doing.now }));
  if (!isMailed && !isTexted) {
    throw new ReschedulingConflict(`${after.name} is not to be written to.`);
  }
  const told = await markTold(transaction, after, doing.now, tellingId);
  await leadAfterTelling(transaction, told, doing);
  await updateItem(transaction, item, {
    state: stateAfter(item.state, "tell") ?? item.state,
    told_at: doing.now.toISOString(),
    answer_by: answerDue(doing.now, start, profile).toISOString(),
  });
}

/**
 * Moves the appointment of a person who has agreed on the phone; with that, they have also confirmed one that was still to be
 * confirmed, whether its time changes or not.
 * @throws like `moveAndTell`
 */
export async function moveAsAgreed(
  transaction: DatabaseTransaction,
  person: RescheduledPerson,
  moving: Moving,
): Promise<void> {
  const { doing, mailOptions } = moving;
  const { after } = await movePerson(transaction, person, moving);
  const { firm } = await makeFirm(transaction, after, { ...doing, mailOptions });
  await addAppointmentNote(transaction, person.leadId, { event: "told", by: "otherwise" }, doing);
  await leadAfterTelling(transaction, await markTold(transaction, firm, doing.now), doing);
  await settle(transaction, person.item, "agree", doing.now);
}

async function movePerson(
  transaction: DatabaseTransaction,
  { row, item, leadId }: RescheduledPerson,
  { mailOptions, doing }: Moving,
) {
  const proposed = proposedOf(item);
  if (!proposed) throw new ReschedulingConflict(`Nothing is proposed for ${row.name}.`);
  const { now, staffId } = doing;
  // While nobody inspects, a place has no inspector; whoever has begun to meanwhile is chosen.
  const wanted = {
    ...{ ...proposed, inspectorId: proposed.inspectorId ?? undefined },
    ...{ anyway: false, mayBeToday: true },
  };
  // Of a booking that is still to be confirmed, only a time that they agreed to gets here.
  const moving = { mailOptions, doing, isAgreed: true };
  const moved = await moveAndTellInspector(transaction, row, wanted, moving);
  if (moved.isMoved) await leadAfterMove(transaction, moved, { isTelling: true }, doing);
  if (moved.isReassigned) await leadAfterReassignment(transaction, moved.after, leadId, doing);
  await addAuditEntry(transaction, {
    at: now,
    staffId,
    action: "rescheduling.sent",
    leadId,
    details: { id: item.rescheduling_id, appointmentId: row.id },
  });
  return moved;
}

async function settle(
  transaction: DatabaseTransaction,
  item: ReschedulingItemsTable,
  step: "agree",
  now: Date,
): Promise<void> {
  await updateItem(transaction, item, {
    state: stateAfter(item.state, step) ?? item.state,
    answered_at: now.toISOString(),
  });
}
