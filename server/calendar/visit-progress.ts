import { type ArrivalWindow, windowFrom } from "#domain/appointment/arrival-window.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import type { MinuteOfDay } from "#domain/calendar/opening-hours.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import { appointmentInstants } from "#server/appointment/appointment-instants.ts";
import { updateAppointment } from "#server/appointment/appointments-repository.ts";
import { markTold } from "#server/appointment/desk-change.ts";
import { leadAfterTelling } from "#server/appointment/lead-after-change.ts";
import { makeFirm } from "#server/appointment/make-firm.ts";
import { untoldOf } from "#server/appointment/told-times.ts";
import { type DeskCall, seesAll } from "#server/call/desk-call.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { addAppointmentNote } from "#server/lead/appointment-events.ts";
import { lockLeadOfAppointment } from "#server/lead/stored-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { Refusal, unknownAppointment } from "#server/refusal.ts";
import { leadAfterProgress } from "#server/reminders/after-progress.ts";
import { tellOnTheWay } from "#server/reminders/tell-on-the-way.ts";
import type { DeskDeps } from "#server/submission/desk-work.ts";
import { actOn } from "./act-on-appointment.ts";

type Deps = DeskDeps & { mailOptions: MailOptions };

/**
 * Says how far it has come. Whoever is confirmed or was there knows when it is.
 * @throws Refusal 404 when unknown or not on the caller's day, 409 when it is canceled or has not begun.
 */
export function setProgress(
  deps: Deps,
  call: DeskCall,
  id: string,
  progress: AppointmentProgress,
): Promise<CalendarAppointment> {
  const { mailOptions } = deps;
  const { profile } = mailOptions;
  return actOn(deps, call, id, async (transaction, { row, leadId, doing }) => {
    await refuseStrangerOrCanceled(transaction, call, row);
    if (row.progress === progress) return;
    if (progress === "done" || progress === "no-show") refuseAhead(row, mailOptions, doing.now);
    await makeFirm(transaction, row, { ...doing, mailOptions });
    const after = await updateAppointment(transaction, id, { progress });
    await addAppointmentNote(transaction, leadId, { event: "progress", progress }, doing);
    if (untoldOf(after) && (progress === "confirmed" || progress === "done")) {
      await leadAfterTelling(transaction, await markTold(transaction, after, doing.now), doing);
    }
    await leadAfterProgress(transaction, leadId, progress, { ...doing, opening: profile });
  });
}

/**
 * Says that its inspector is on the way, and tells the person in which half hour they arrive. Saying so again tells nobody;
 * another progress within ten seconds takes it back.
 * @throws Refusal 404 when unknown or not on the caller's day, 409 when it is canceled or not today, or the window is over.
 */
export async function startOnTheWay(
  deps: Deps,
  call: DeskCall,
  id: string,
  from: MinuteOfDay,
): Promise<{ appointment: CalendarAppointment; told: "text" | "email" | null }> {
  const { mailOptions } = deps;
  const { profile } = mailOptions;
  const window = windowFrom(from);
  let told: "text" | "email" | null = null;
  const appointment = await actOn(deps, call, id, async (transaction, { row, leadId, doing }) => {
    const { now } = doing;
    await refuseStrangerOrCanceled(transaction, call, row);
    refuseOtherTime(row, window, { timeZone: profile.timeZone, now });
    if (row.progress === "on-the-way") return;
    await makeFirm(transaction, row, { ...doing, mailOptions });
    await updateAppointment(transaction, id, { progress: "on-the-way" });
    const note = { event: "progress", progress: "on-the-way" } as const;
    await addAppointmentNote(transaction, leadId, note, doing);
    await leadAfterProgress(transaction, leadId, "on-the-way", { ...doing, opening: profile });
    told = await tellOnTheWay(transaction, row, { window, leadId }, { mailOptions, now });
  });
  return { appointment, told };
}

/**
 * An inspector's day has what was given to them, and what belongs to their leads.
 * @throws Refusal 404 when it is not on the caller's day, 409 when it is canceled.
 */
async function refuseStrangerOrCanceled(
  transaction: DatabaseTransaction,
  call: DeskCall,
  row: AppointmentsTable,
): Promise<void> {
  if (!seesAll(call) && row.inspector_id !== call.staff.id) {
    const lead = await lockLeadOfAppointment(transaction, row.id);
    if (lead?.assignee_id !== call.staff.id) throw unknownAppointment();
  }
  if (row.status === "cancelled") throw new Refusal(409, "This inspection is canceled.");
}

function refuseOtherTime(
  row: AppointmentsTable,
  window: ArrivalWindow,
  { timeZone, now }: { timeZone: string; now: Date },
): void {
  if (row.date !== dayInZone(now.getTime(), timeZone)) {
    throw new Refusal(409, "This inspection is not today.");
  }
  if (instantInZone(row.date, window.to, timeZone) <= now.getTime()) {
    throw new Refusal(409, "That time is over. Say when you will be there.");
  }
}

function refuseAhead(row: AppointmentsTable, { profile }: MailOptions, now: Date): void {
  const time = { date: row.date, timeSlot: row.slot };
  const { start } = appointmentInstants(time, profile.timeZone, profile.inspection.takes.to);
  if (start > now) throw new Refusal(409, "This inspection has not begun yet.");
}
