import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { MinuteOfDay } from "#domain/calendar/opening-hours.ts";
import { tellInspector } from "#server/alert/tell-inspector.ts";
import { holdNews } from "#server/alert/unsent-news.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { cancelAtDesk, markTold } from "#server/appointment/desk-change.ts";
import { moveAndTellInspector } from "#server/appointment/desk-move.ts";
import type { DeskTime } from "#server/appointment/desk-times.ts";
import {
  auditForced,
  leadAfterCancel,
  leadAfterMove,
  leadAfterReassignment,
  leadAfterTelling,
} from "#server/appointment/lead-after-change.ts";
import type { DeskCall } from "#server/call/desk-call.ts";
import { addAppointmentNote } from "#server/lead/appointment-events.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { DeskDeps } from "#server/submission/desk-work.ts";
import { type AppointmentOrConflict, actOn, actOnSeen } from "./act-on-appointment.ts";
import { queueTelling } from "./tell-of-change.ts";
import { type Said, setProgress, startOnTheWay } from "./visit-progress.ts";

type Deps = DeskDeps & {
  mailOptions: MailOptions;
  availability: Pick<AvailabilityServices, "changed">;
};

export type DeskAppointmentServices = ReturnType<typeof createDeskAppointmentServices>;

/** What the desk does with one appointment. The person is mailed nothing of it before `tell`; inspectors are told. */
export function createDeskAppointmentServices(deps: Deps) {
  return {
    move: (call: DeskCall, id: string, wanted: DeskTime & { sequence: number }) =>
      move(deps, call, id, wanted),
    cancel: (call: DeskCall, id: string, wanted: { sequence: number; reason: string }) =>
      cancel(deps, call, id, wanted),
    tell: (call: DeskCall, id: string, by: "email" | "otherwise") => tell(deps, call, id, by),
    progress: (call: DeskCall, id: string, said: Said) => setProgress(deps, call, id, said),
    onTheWay: (call: DeskCall, id: string, from: MinuteOfDay) =>
      startOnTheWay(deps, call, id, from),
  };
}

/**
 * Moves it to another time or inspector.
 * @throws Refusal 404 when unknown, 400 when the time has passed.
 */
function move(
  deps: Deps,
  call: DeskCall,
  id: string,
  wanted: DeskTime & { sequence: number },
): Promise<AppointmentOrConflict> {
  const { mailOptions } = deps;
  return actOnSeen(deps, call, { id, sequence: wanted.sequence }, async (transaction, lock) => {
    const { row, leadId, doing } = lock;
    const moving = { mailOptions, doing, isAgreed: false };
    const moved = await moveAndTellInspector(transaction, row, wanted, moving);
    const { obstacles } = moved;
    if (moved.isMoved) await leadAfterMove(transaction, moved, { isTelling: false }, doing);
    if (moved.isReassigned) await leadAfterReassignment(transaction, moved.after, leadId, doing);
    const forced = { appointmentId: id, leadId };
    if (obstacles.length > 0) await auditForced(transaction, forced, obstacles, doing);
  });
}

/** Cancels it and frees its seat. Canceling again changes nothing. @throws Refusal 404 */
function cancel(
  deps: Deps,
  call: DeskCall,
  id: string,
  { sequence, reason }: { sequence: number; reason: string },
): Promise<AppointmentOrConflict> {
  const { mailOptions } = deps;
  return actOnSeen(deps, call, { id, sequence }, async (transaction, { row, doing }) => {
    if (row.status === "cancelled") return;
    const { now, staffId } = doing;
    const canceled = await cancelAtDesk(transaction, row, now);
    const change = { before: row, after: canceled.after, staffId };
    await tellInspector(transaction, change, { mailOptions, now });
    await leadAfterCancel(transaction, canceled, reason, doing);
  });
}

/**
 * Tells the person what has changed since they were last told, or notes that somebody has told them.
 * @throws Refusal 404 when unknown, 400 when they have no email address and want no texts, 409 when they may not be written to.
 */
function tell(
  deps: Deps,
  call: DeskCall,
  id: string,
  by: "email" | "otherwise",
): Promise<CalendarAppointment> {
  return actOn(deps, call, id, async (transaction, { row, leadId, doing }) => {
    if (!row.told_date) return;
    let tellingId: string | null = null;
    if (by === "email") {
      const { now } = doing;
      tellingId = await queueTelling(transaction, row, leadId, {
        mailOptions: deps.mailOptions,
        now,
      });
      await holdNews(transaction, row, doing.now);
    } else await addAppointmentNote(transaction, leadId, { event: "told", by }, doing);
    await leadAfterTelling(
      transaction,
      await markTold(transaction, row, doing.now, tellingId),
      doing,
    );
  });
}
