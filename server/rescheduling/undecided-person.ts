import { undecidedStates } from "#domain/appointment/rescheduling-state.ts";
import { findCalendarRow } from "#server/appointment/calendar-rows.ts";
import { lockKnownAppointment } from "#server/appointment/locked-appointment.ts";
import { lockItem, seenItem } from "#server/appointment/reschedulings-repository.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { unknownAppointment } from "#server/refusal.ts";
import type { RescheduledPerson } from "./rescheduled-person.ts";
import { ReschedulingConflict } from "./rescheduling-conflict.ts";

/** A person whose turn it is, as the caller saw it. */
export type SeenItem = { appointmentId: string; version: number };

/**
 * Locks a person who is still to be moved, if they are as the caller saw them.
 * @throws Refusal 404; ReschedulingConflict when somebody was faster.
 */
export async function lockUndecided(
  transaction: DatabaseTransaction,
  id: string,
  { appointmentId, version }: SeenItem,
): Promise<RescheduledPerson> {
  const row = await lockKnownAppointment(transaction, appointmentId);
  const item = await lockItem(transaction, { reschedulingId: id, appointmentId });
  const shown = await findCalendarRow(transaction, appointmentId);
  if (!item || !shown) throw unknownAppointment();
  const state = seenItem(item, shown);
  if (state === "removed") {
    const what = row.status === "cancelled" ? "canceled" : "moved";
    throw new ReschedulingConflict(`The inspection of ${row.name} was ${what} meanwhile.`);
  }
  if (!undecidedStates.some((undecided) => undecided === state)) {
    throw new ReschedulingConflict(`${row.name} has been told already.`);
  }
  if (item.version !== version) throw changedMeanwhile(row.name);
  return { row, item, leadId: shown.leadId };
}

/** Refuses a change of a person whom somebody else has changed since the caller looked. */
export function changedMeanwhile(name: string): ReschedulingConflict {
  return new ReschedulingConflict(`Somebody else has changed ${name}. Look at it again.`);
}
