import type { OpenRescheduling, Rescheduling } from "#domain/appointment/rescheduling-contract.ts";
import { isOpen, stateAfter, undecidedStates } from "#domain/appointment/rescheduling-state.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { slotOfLabel } from "#domain/calendar/slot.ts";
import { AppointmentConflict } from "#server/appointment/appointment-conflict.ts";
import { appointmentInstants } from "#server/appointment/appointment-instants.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { findCalendarRow } from "#server/appointment/calendar-rows.ts";
import { lockForDesk } from "#server/appointment/desk-change.ts";
import { createDeskTimes } from "#server/appointment/desk-times.ts";
import { keepTime } from "#server/appointment/kept-times.ts";
import {
  findItems,
  findOpenReschedulings,
  findRescheduling,
  insertItems,
  insertRescheduling,
  lockItem,
  proposalColumns,
  seenItem,
  updateItem,
} from "#server/appointment/reschedulings-repository.ts";
import { closureOf } from "#server/appointment/staffing.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import { findClosure } from "#server/calendar/closures-repository.ts";
import { findCovered } from "#server/calendar/covered-appointments.ts";
import type { DeskCall } from "#server/call/desk-call.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { ClosuresTable } from "#server/database/schema/booking-tables.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import type { Log } from "#server/lead/timeline-entries.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { findWritable } from "#server/mail/writing-gate.ts";
import { Refusal, unknownAppointment } from "#server/refusal.ts";
import { createDeskWork } from "#server/submission/desk-work.ts";
import { isId, unguessableId } from "#server/unguessable-id.ts";
import { findFreeTimes } from "./find-free-times.ts";
import { newItems } from "./new-proposals.ts";
import { moveAndTell, moveAsAgreed, type RescheduledPerson } from "./rescheduled-person.ts";
import { ReschedulingConflict, unknownRescheduling } from "./rescheduling-conflict.ts";
import { shownOpen, shownRescheduling } from "./shown-rescheduling.ts";

/** A person whose turn it is, as the caller saw it. */
export type SeenItem = { appointmentId: string; version: number };

export type ItemChange = { version: number } & (
  | { step: "propose"; date: CalendarDay; timeSlot: Slot; inspectorId?: string | null | undefined }
  | { step: "call" | "leave" | "agree" | "keep" }
);

export type ReschedulingServices = ReturnType<typeof createReschedulingServices>;

/** Moving appointments out of closed hours. Nothing is moved or mailed before `send`, but what was agreed on the phone. */
export function createReschedulingServices(parts: {
  connection: Connection;
  profile: BusinessProfile;
  mailOptions: MailOptions;
  clock: () => Date;
  outbox: Pick<OutboxWorker, "wake">;
  changes: Pick<ChangeFeed, "wake">;
  availability: Pick<AvailabilityServices, "changed">;
  log: Log;
}) {
  const { connection, profile, mailOptions, clock, availability, changes } = parts;
  const { database } = connection;
  const once = createDeskWork(parts);
  const times = createDeskTimes(parts);

  return {
    /**
     * Starts moving whoever has an appointment in a closure, or goes on with what somebody has started: appointments
     * booked since are added.
     * @throws Refusal 404 when the closure is unknown, 409 when there is nobody to move.
     */
    async start(call: DeskCall, closureId: string): Promise<Rescheduling> {
      const id = await once(call, async (transaction, doing) => {
        const closure = isId(closureId) && (await findClosure(transaction, closureId));
        if (!closure) throw new Refusal(404, "We cannot find this closure.");
        const known = await openFor(transaction, closure, doing);
        await addCovered(transaction, known.id, closure, doing.now);
        await addCalendarChange(transaction, doing.now);
        return known.id;
      });
      return read(id);
    },

    /** The open ones, the oldest first. */
    listOpen: async (): Promise<OpenRescheduling[]> =>
      shownOpen(database, await findOpenReschedulings(database)),

    read,

    /** Chooses for one person. @throws Refusal 404 */
    async change(
      call: DeskCall,
      id: string,
      appointmentId: string,
      change: ItemChange,
    ): Promise<{ rescheduling: Rescheduling; conflict: Refusal | null }> {
      let conflict: Refusal | null = null;
      await known(id);
      try {
        await once(call, async (transaction, doing) => {
          const seen = { appointmentId, version: change.version };
          if (change.step === "keep") await noteKept(transaction, id, seen, doing);
          else await choose(transaction, await lockUndecided(transaction, id, seen), change, doing);
          await addCalendarChange(transaction, doing.now);
          return id;
        });
      } catch (error) {
        if (!isConflict(error)) throw error;
        conflict = error;
        if (error instanceof AppointmentConflict) await proposeAgain(id, appointmentId);
      }
      if (change.step === "agree") availability.changed();
      return { rescheduling: await read(id), conflict };
    },

    /**
     * Moves each of these people and mails them, one transaction for each: what happens to one does not undo another.
     * Whoever's time is gone stays, with a new proposal.
     */
    async send(call: DeskCall, id: string, items: readonly SeenItem[]) {
      const moved: string[] = [];
      const refused: { appointmentId: string; error: string }[] = [];
      await known(id);
      for (const seen of items) {
        const { appointmentId } = seen;
        try {
          // A repeat of the call goes on where the first one was cut off.
          const name = `${call.name} ${appointmentId}`;
          await once({ ...call, name, body: seen }, async (transaction, doing) => {
            const person = await lockUndecided(transaction, id, seen);
            if (person.item.state !== "proposed") {
              throw new ReschedulingConflict(`${person.row.name} is not to be written to.`);
            }
            await moveAndTell(transaction, person, { times, mailOptions, doing });
            await addCalendarChange(transaction, doing.now);
            return appointmentId;
          });
          moved.push(appointmentId);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          refused.push({ appointmentId, error: error.message });
          const isTimeGone = error instanceof AppointmentConflict || error.status === 400;
          if (isTimeGone) await proposeAgain(id, appointmentId);
        }
      }
      availability.changed();
      return { moved, refused, rescheduling: await read(id) };
    },
  };

  /** @throws Refusal 404 */
  async function read(id: string): Promise<Rescheduling> {
    return shownRescheduling(database, await known(id));
  }

  async function known(id: string) {
    const row = isId(id) ? await findRescheduling(database, id) : undefined;
    if (!row) throw unknownRescheduling();
    return row;
  }

  /** The open one of a closure, whoever started it. */
  async function openFor(
    transaction: DatabaseTransaction,
    closure: ClosuresTable,
    { staffId, now }: Doing,
  ): Promise<{ id: string }> {
    const [before] = await findOpenReschedulings(transaction, closure.id);
    if (before) return before;
    const { first_day, last_day } = closure;
    const id = unguessableId();
    const isOurs = await insertRescheduling(transaction, {
      ...{ id, closure_id: closure.id, first_day, last_day, reason: closure.reason },
      ...{ staff_id: staffId, created_at: now.toISOString(), finished_at: null },
    });
    if (isOurs) {
      const details = { id, firstDay: first_day, lastDay: last_day };
      const action = "rescheduling.started";
      await addAuditEntry(transaction, { at: now, staffId, action, details });
      return { id };
    }
    const [other] = await findOpenReschedulings(transaction, closure.id);
    if (!other) throw new Refusal(409, "Somebody else has just finished this. Try again.");
    return other;
  }

  async function addCovered(
    transaction: DatabaseTransaction,
    id: string,
    closure: ClosuresTable,
    now: Date,
  ): Promise<void> {
    const items = await findItems(transaction, [id]);
    const there = new Set(items.map(({ appointment_id }) => appointment_id));
    const covered = await findCovered(transaction, closureOf(closure));
    const { timeZone, inspection } = profile;
    const missing = covered.filter((appointment) => {
      const time = {
        date: appointment.date as CalendarDay,
        timeSlot: slotOfLabel(appointment.timeSlot),
      };
      const { start } = appointmentInstants(time, timeZone, inspection.takes.to);
      return !there.has(appointment.id) && start > now;
    });
    if (missing.length + items.length === 0) {
      throw new Refusal(409, "Nobody has an appointment then.");
    }
    await insertItems(transaction, await newItems(transaction, id, missing, { profile, now }));
  }

  /**
   * Locks a person who is still to be moved, if they are as the caller saw them.
   * @throws Refusal 404; ReschedulingConflict when somebody was faster.
   */
  async function lockUndecided(
    transaction: DatabaseTransaction,
    id: string,
    { appointmentId, version }: SeenItem,
  ): Promise<RescheduledPerson> {
    const row = await lockForDesk(transaction, appointmentId);
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

  /** Somebody who was moved and told says on the phone that they keep the new time. @throws like `lockUndecided` */
  async function noteKept(
    transaction: DatabaseTransaction,
    id: string,
    { appointmentId, version }: SeenItem,
    doing: Doing,
  ): Promise<void> {
    const { name } = await lockForDesk(transaction, appointmentId);
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
    person: RescheduledPerson,
    change: ItemChange,
    doing: Doing,
  ): Promise<void> {
    const { item, row } = person;
    const state = stateAfter(item.state, change.step);
    if (!state) throw new ReschedulingConflict(`${row.name} can no longer be moved like this.`);
    if (change.step === "agree") {
      return moveAsAgreed(transaction, person, { times, mailOptions, doing });
    }
    if (change.step !== "propose") return updateItem(transaction, item, { state });
    const free = await findFreeTimes(transaction, { profile, now: doing.now, moving: [row.id] });
    const time = free.find(({ date, slot }) => date === change.date && slot === change.timeSlot);
    const wanted = change.inspectorId ?? undefined;
    const inspectorId =
      time?.inspectorIds.find((id) => wanted === undefined || id === wanted) ?? null;
    if (!time || (wanted !== undefined && inspectorId === null)) {
      throw new ReschedulingConflict("That time is no longer free. Choose another.");
    }
    const { date, timeSlot } = change;
    const writable = await findWritable(transaction, [row.id], "appointment");
    const canMail = row.email !== "" && writable.has(row.id);
    await updateItem(transaction, item, {
      state: canMail ? state : "call",
      ...proposalColumns({ date, timeSlot, inspectorId }),
    });
  }

  /** Looks for another time for somebody whose proposed one is gone. */
  async function proposeAgain(id: string, appointmentId: string): Promise<void> {
    await connection.transact(async (transaction) => {
      const row = await lockForDesk(transaction, appointmentId);
      const item = await lockItem(transaction, { reschedulingId: id, appointmentId });
      const shown = await findCalendarRow(transaction, row.id);
      if (!item || !shown) return;
      const state = seenItem(item, shown);
      if (!isOpen(state) || state === "told") return;
      const now = clock();
      const [fresh] = await newItems(transaction, id, [shown], { profile, now });
      if (!fresh) return;
      const { proposed_date, proposed_slot, proposed_inspector } = fresh;
      await updateItem(transaction, item, {
        state: item.state === "call" ? "call" : fresh.state,
        ...{ proposed_date, proposed_slot, proposed_inspector },
      });
      await addCalendarChange(transaction, now);
    });
    changes.wake();
  }
}

function changedMeanwhile(name: string): ReschedulingConflict {
  return new ReschedulingConflict(`Somebody else has changed ${name}. Look at it again.`);
}

function isConflict(error: unknown): error is Refusal {
  return error instanceof ReschedulingConflict || error instanceof AppointmentConflict;
}
