import type { Rescheduling } from "#domain/appointment/rescheduling-contract.ts";
import { stateAfter } from "#domain/appointment/rescheduling-state.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { AppointmentConflict } from "#server/appointment/appointment-conflict.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { keepTime } from "#server/appointment/kept-times.ts";
import { lockKnownAppointment } from "#server/appointment/locked-appointment.ts";
import {
  lockItem,
  proposalColumns,
  updateItem,
} from "#server/appointment/reschedulings-repository.ts";
import type { DeskCall } from "#server/call/desk-call.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { findWritable } from "#server/mail/writing-gate.ts";
import { type Refusal, unknownAppointment } from "#server/refusal.ts";
import { type DeskDeps, deskWork } from "#server/submission/desk-work.ts";
import { findFreeTimes } from "./find-free-times.ts";
import { proposeAgain } from "./propose-again.ts";
import { moveAsAgreed, type RescheduledPerson } from "./rescheduled-person.ts";
import { ReschedulingConflict } from "./rescheduling-conflict.ts";
import { knownRescheduling, readRescheduling } from "./shown-rescheduling.ts";
import { changedMeanwhile, lockUndecided, type SeenItem } from "./undecided-person.ts";

export type ItemChange = { version: number } & (
  | Proposal
  | { step: "call" | "leave" | "agree" | "keep" }
);

type Proposal = {
  step: "propose";
  date: CalendarDay;
  timeSlot: Slot;
  inspectorId?: string | null | undefined;
};

type Deps = DeskDeps & {
  mailOptions: MailOptions;
  availability: Pick<AvailabilityServices, "changed">;
};

/** Chooses for one person. `conflict` says why it is not as it was asked for. @throws Refusal 404 */
export async function change(
  deps: Deps,
  call: DeskCall,
  { id, appointmentId }: { id: string; appointmentId: string },
  wanted: ItemChange,
): Promise<{ rescheduling: Rescheduling; conflict: Refusal | null }> {
  const { database } = deps.connection;
  let conflict: Refusal | null = null;
  await knownRescheduling(database, id);
  try {
    await deskWork(deps, call, async (transaction, doing) => {
      const seen = { appointmentId, version: wanted.version };
      if (wanted.step === "keep") await noteKept(transaction, id, seen, doing);
      else {
        const person = await lockUndecided(transaction, id, seen);
        await choose(transaction, deps, person, wanted, doing);
      }
      await addCalendarChange(transaction, doing.now);
      return id;
    });
  } catch (error) {
    if (!isConflict(error)) throw error;
    conflict = error;
    if (error instanceof AppointmentConflict) await proposeAgain(deps, { id, appointmentId });
  }
  if (wanted.step === "agree") deps.availability.changed();
  return { rescheduling: await readRescheduling(database, id, deps.mailOptions), conflict };
}

/** Somebody who was moved and told says on the phone that they keep the new time. @throws like `lockUndecided` */
async function noteKept(
  transaction: DatabaseTransaction,
  id: string,
  { appointmentId, version }: SeenItem,
  doing: Doing,
): Promise<void> {
  const { name } = await lockKnownAppointment(transaction, appointmentId);
  const place = { reschedulingId: id, appointmentId };
  const item = await lockItem(transaction, place);
  if (!item) throw unknownAppointment();
  if (item.version !== version) throw changedMeanwhile(name);
  await keepTime(transaction, appointmentId, doing);
  if ((await lockItem(transaction, place))?.state !== "accepted") {
    throw new ReschedulingConflict(`${name} has no new time to keep.`);
  }
}

async function choose(
  transaction: DatabaseTransaction,
  deps: Deps,
  person: RescheduledPerson,
  wanted: ItemChange,
  doing: Doing,
): Promise<void> {
  const { item, row } = person;
  const { mailOptions } = deps;
  const state = stateAfter(item.state, wanted.step);
  if (!state) throw new ReschedulingConflict(`${row.name} can no longer be moved like this.`);
  if (wanted.step === "agree") {
    return moveAsAgreed(transaction, person, { mailOptions, doing });
  }
  if (wanted.step !== "propose") return updateItem(transaction, item, { state });
  const inspectorId = await freeInspector(transaction, deps, row.id, wanted, doing.now);
  const { date, timeSlot } = wanted;
  const writable = await findWritable(transaction, [row.id], "appointment");
  const canMail = row.email !== "" && writable.has(row.id);
  await updateItem(transaction, item, {
    state: canMail ? state : "call",
    ...proposalColumns({ date, timeSlot, inspectorId }),
  });
}

/**
 * Who inspects at the proposed time; null: a place without an inspector.
 * @throws ReschedulingConflict when it is no longer free.
 */
async function freeInspector(
  transaction: DatabaseTransaction,
  { profile }: Deps,
  appointmentId: string,
  { date, timeSlot, inspectorId }: Proposal,
  now: Date,
): Promise<string | null> {
  const free = await findFreeTimes(transaction, { profile, now, moving: [appointmentId] });
  const time = free.find((one) => one.date === date && one.slot === timeSlot);
  const wanted = inspectorId ?? undefined;
  const found = time?.inspectorIds.find((id) => wanted === undefined || id === wanted) ?? null;
  if (!time || (wanted !== undefined && found === null)) {
    throw new ReschedulingConflict("That time is no longer free. Choose another.");
  }
  return found;
}

function isConflict(error: unknown): error is Refusal {
  return error instanceof ReschedulingConflict || error instanceof AppointmentConflict;
}
