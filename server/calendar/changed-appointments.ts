import { type ArrivalWindow, windowFrom } from "#domain/appointment/arrival-window.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import type { MinuteOfDay } from "#domain/calendar/opening-hours.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import { tellInspector } from "#server/alert/tell-inspector.ts";
import { holdNews } from "#server/alert/unsent-news.ts";
import { AppointmentConflict } from "#server/appointment/appointment-conflict.ts";
import { appointmentInstants } from "#server/appointment/appointment-instants.ts";
import { updateAppointment } from "#server/appointment/appointments-repository.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { findCalendarRow } from "#server/appointment/calendar-rows.ts";
import { cancelAtDesk, lockForDesk, markTold } from "#server/appointment/desk-change.ts";
import { moveAndTellInspector } from "#server/appointment/desk-move.ts";
import { createDeskTimes, type DeskTime } from "#server/appointment/desk-times.ts";
import {
  auditForced,
  leadAfterCancel,
  leadAfterMove,
  leadAfterReassignment,
  leadAfterTelling,
} from "#server/appointment/lead-after-change.ts";
import { makeFirm } from "#server/appointment/make-firm.ts";
import { untoldOf } from "#server/appointment/told-times.ts";
import { type DeskCall, seesAll } from "#server/call/desk-call.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { addAppointmentNote, lastChangedBy } from "#server/lead/appointment-events.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { lockLeadOfAppointment } from "#server/lead/stored-lead.ts";
import type { Log } from "#server/lead/timeline-entries.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { Refusal, unknownAppointment } from "#server/refusal.ts";
import { leadAfterProgress } from "#server/reminders/after-progress.ts";
import { tellOnTheWay } from "#server/reminders/tell-on-the-way.ts";
import { createDeskWork } from "#server/submission/desk-work.ts";
import { queueTelling } from "./tell-of-change.ts";

/** An appointment as it is now; `conflict` says why it is not as it was asked for. */
export type AppointmentOrConflict = {
  appointment: CalendarAppointment;
  conflict: AppointmentConflict | null;
};

type Work = (
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  lead: { leadId: string; doing: Doing },
) => Promise<void>;

export type DeskAppointmentServices = ReturnType<typeof createDeskAppointmentServices>;

/** What the desk does with one appointment. The person is mailed nothing of it before `tell`; inspectors are told. */
export function createDeskAppointmentServices(parts: {
  connection: Connection;
  profile: BusinessProfile;
  mailOptions: MailOptions;
  clock: () => Date;
  outbox: Pick<OutboxWorker, "wake">;
  changes: Pick<ChangeFeed, "wake">;
  availability: Pick<AvailabilityServices, "changed">;
  log: Log;
}) {
  const { connection, profile, mailOptions, availability } = parts;
  const once = createDeskWork(parts);
  const times = createDeskTimes(parts);

  return {
    /**
     * Moves it to another time or inspector.
     * @throws Refusal 404 when unknown, 400 when the time has passed.
     */
    move: (call: DeskCall, id: string, wanted: DeskTime & { sequence: number }) =>
      changed(call, id, wanted.sequence, async (transaction, row, { leadId, doing }) => {
        const moved = await moveAndTellInspector(transaction, row, wanted, {
          times,
          mailOptions,
          doing,
        });
        const { obstacles } = moved;
        if (moved.isMoved) await leadAfterMove(transaction, moved, { isTelling: false }, doing);
        if (moved.isReassigned)
          await leadAfterReassignment(transaction, moved.after, leadId, doing);
        const forced = { appointmentId: id, leadId };
        if (obstacles.length > 0) await auditForced(transaction, forced, obstacles, doing);
      }),

    /** Cancels it and frees its seat. Canceling again changes nothing. @throws Refusal 404 */
    cancel: (
      call: DeskCall,
      id: string,
      { sequence, reason }: { sequence: number; reason: string },
    ) =>
      changed(call, id, sequence, async (transaction, row, { doing }) => {
        if (row.status === "cancelled") return;
        const { now, staffId } = doing;
        const canceled = await cancelAtDesk(transaction, row, now);
        const change = { before: row, after: canceled.after, staffId };
        await tellInspector(transaction, change, { mailOptions, now });
        await leadAfterCancel(transaction, canceled, reason, doing);
      }),

    /**
     * Tells the person what has changed since they were last told, or notes that somebody has told them.
     * @throws Refusal 404 when unknown, 400 when they have no email address, 409 when they may not be written to.
     */
    tell: (call: DeskCall, id: string, by: "email" | "otherwise") =>
      done(call, id, async (transaction, row, { leadId, doing }) => {
        if (!row.told_date) return;
        if (by === "email") {
          await queueTelling(transaction, row, leadId, doing.now);
          await holdNews(transaction, row, doing.now);
        } else await addAppointmentNote(transaction, leadId, { event: "told", by }, doing);
        await leadAfterTelling(transaction, await markTold(transaction, row, doing.now), doing);
      }),

    /**
     * Says how far it has come. Whoever is confirmed or was there knows when it is.
     * @throws Refusal 404 when unknown or not on the caller's day, 409 when it is canceled or has not begun.
     */
    progress: (call: DeskCall, id: string, progress: AppointmentProgress) =>
      done(call, id, async (transaction, row, { leadId, doing }) => {
        await refuseStranger(transaction, call, row);
        if (row.status === "cancelled") throw new Refusal(409, "This inspection is canceled.");
        if (row.progress === progress) return;
        if (progress === "done" || progress === "no-show") refuseAhead(row, doing.now);
        await makeFirm(transaction, row, { ...doing, mailOptions });
        const after = await updateAppointment(transaction, id, { progress });
        await addAppointmentNote(transaction, leadId, { event: "progress", progress }, doing);
        if (untoldOf(after) && (progress === "confirmed" || progress === "done")) {
          await leadAfterTelling(transaction, await markTold(transaction, after, doing.now), doing);
        }
        await leadAfterProgress(transaction, leadId, progress, { ...doing, opening: profile });
      }),

    /**
     * Says that its inspector is on the way, and tells the person in which half hour they arrive. Saying so again tells
     * nobody; another progress within ten seconds takes it back.
     * @throws Refusal 404 when unknown or not on the caller's day, 409 when it is canceled or not today, or the window is
     * over.
     */
    async onTheWay(call: DeskCall, id: string, from: MinuteOfDay) {
      const window = windowFrom(from);
      let told: "text" | "email" | null = null;
      const appointment = await done(call, id, async (transaction, row, { leadId, doing }) => {
        const { now } = doing;
        await refuseStranger(transaction, call, row);
        if (row.status === "cancelled") throw new Refusal(409, "This inspection is canceled.");
        refuseOtherTime(row, window, now);
        if (row.progress === "on-the-way") return;
        await makeFirm(transaction, row, { ...doing, mailOptions });
        await updateAppointment(transaction, id, { progress: "on-the-way" });
        const note = { event: "progress", progress: "on-the-way" } as const;
        await addAppointmentNote(transaction, leadId, note, doing);
        await leadAfterProgress(transaction, leadId, "on-the-way", { ...doing, opening: profile });
        told = await tellOnTheWay(transaction, row, { window, leadId }, { mailOptions, now });
      });
      return { appointment, told };
    },
  };

  /** Changes a locked appointment, once, if it still is as the caller saw it. */
  async function changed(
    call: DeskCall,
    id: string,
    sequence: number,
    work: Work,
  ): Promise<AppointmentOrConflict> {
    let conflict: AppointmentConflict | null = null;
    try {
      await act(call, id, async (transaction, row, lead) => {
        if (row.sequence !== sequence) throw await changedMeanwhile(transaction, lead.leadId);
        await work(transaction, row, lead);
      });
      availability.changed();
    } catch (error) {
      if (!(error instanceof AppointmentConflict)) throw error;
      conflict = error;
    }
    return { appointment: await read(id), conflict };
  }

  async function done(call: DeskCall, id: string, work: Work): Promise<CalendarAppointment> {
    await act(call, id, work);
    return read(id);
  }

  async function act(call: DeskCall, id: string, work: Work): Promise<void> {
    await once(call, async (transaction, doing) => {
      const row = await lockForDesk(transaction, id);
      const shown = await findCalendarRow(transaction, id);
      if (!shown) throw unknownAppointment();
      await work(transaction, row, { leadId: shown.leadId, doing });
      return id;
    });
  }

  /** @throws Refusal 404 */
  async function read(id: string): Promise<CalendarAppointment> {
    const appointment = await findCalendarRow(connection.database, id);
    if (!appointment) throw unknownAppointment();
    return appointment;
  }

  function refuseOtherTime(row: AppointmentsTable, window: ArrivalWindow, now: Date): void {
    const { timeZone } = profile;
    if (row.date !== dayInZone(now.getTime(), timeZone)) {
      throw new Refusal(409, "This inspection is not today.");
    }
    if (instantInZone(row.date, window.to, timeZone) <= now.getTime()) {
      throw new Refusal(409, "That time is over. Say when you will be there.");
    }
  }

  function refuseAhead(row: AppointmentsTable, now: Date): void {
    const time = { date: row.date, timeSlot: row.slot };
    const { start } = appointmentInstants(time, profile.timeZone, profile.inspection.takes.to);
    if (start > now) throw new Refusal(409, "This inspection has not begun yet.");
  }
}

/** An inspector's day has what was given to them, and what belongs to their leads. @throws Refusal 404 */
async function refuseStranger(
  transaction: DatabaseTransaction,
  call: DeskCall,
  row: AppointmentsTable,
): Promise<void> {
  if (seesAll(call) || row.inspector_id === call.staff.id) return;
  const lead = await lockLeadOfAppointment(transaction, row.id);
  if (lead?.assignee_id !== call.staff.id) throw unknownAppointment();
}

async function changedMeanwhile(
  transaction: DatabaseTransaction,
  leadId: string,
): Promise<AppointmentConflict> {
  const by = await lastChangedBy(transaction, leadId);
  const who = by === null ? "The visitor" : (by ?? "Somebody else");
  return new AppointmentConflict(`${who} has changed this inspection. Look at it again.`);
}
