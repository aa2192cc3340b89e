import { type ArrivalWindow, windowFrom } from "#domain/appointment/arrival-window.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import { isEnded, type VisitEnd } from "#domain/appointment/visit-stage.ts";
import { dayInZone, formatDay } from "#domain/calendar/calendar-day.ts";
import type { MinuteOfDay } from "#domain/calendar/opening-hours.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import { updateAppointment } from "#server/appointment/appointments-repository.ts";
import { markTold } from "#server/appointment/desk-change.ts";
import { leadAfterTelling } from "#server/appointment/lead-after-change.ts";
import { makeFirm } from "#server/appointment/make-firm.ts";
import { untoldOf } from "#server/appointment/told-times.ts";
import { type DeskCall, seesAll } from "#server/call/desk-call.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { addAppointmentNote, lastProgressBy } from "#server/lead/appointment-events.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import { pressedAt, pressedBy } from "#server/lead/pressed-at.ts";
import { lockLeadOfAppointment } from "#server/lead/stored-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { Refusal, unknownAppointment } from "#server/refusal.ts";
import { leadAfterProgress } from "#server/reminders/after-progress.ts";
import { tellOnTheWay } from "#server/reminders/tell-on-the-way.ts";
import type { DeskDeps } from "#server/submission/desk-work.ts";
import { actOn, actOnWithAnswer } from "./act-on-appointment.ts";
import { endOfVisit } from "./visit-end.ts";

type Deps = DeskDeps & { mailOptions: MailOptions };

/** What somebody says of a visit, and when they pressed that; `seen` is what they saw then. */
export type Said = {
  progress: AppointmentProgress;
  seen?: AppointmentProgress | undefined;
  at?: string | undefined;
};

/** The version of a lead before and after. */
type Versions = { before: number; after: number };

/**
 * Says how far it has come.
 * @returns it, and the versions of its lead if that has raised them, also in answer to a repeat.
 * @throws Refusal 404 when unknown or not on the caller's day, 409 when it is canceled or had not begun, or somebody else has
 * said meanwhile how it ended.
 */
export async function setProgress(
  deps: Deps,
  call: DeskCall,
  id: string,
  { progress, seen, at: pressed }: Said,
): Promise<{ appointment: CalendarAppointment; leadVersions?: Versions | undefined }> {
  const { mailOptions } = deps;
  const { appointment, answer } = await actOnWithAnswer(
    deps,
    call,
    id,
    async (transaction, { row, leadId, doing }) => {
      await refuseStrangerOrCanceled(transaction, call, row);
      if (row.progress === progress) return null;
      if (seen && seen !== row.progress && isEnded(row.progress)) {
        throw await endedOtherwise(transaction, leadId, row.progress);
      }
      const at = isEnded(progress)
        ? await endOfVisit(transaction, row, pressed, doing)
        : pressedBy(pressed, { since: row.created_at, now: doing.now });
      if (!at) throw ahead(row);
      const before = await versionOf(transaction, leadId);
      const said = { leadId, progress, at };
      await markProgress(transaction, row, said, { ...doing, mailOptions });
      return { before, after: await versionOf(transaction, leadId) } satisfies Versions;
    },
  );
  return { appointment, leadVersions: answer ?? undefined };
}

/** Notes of a locked appointment how far it has come. Whoever is confirmed or was there knows when it is. */
export async function markProgress(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  { leadId, progress, at }: { leadId: string; progress: AppointmentProgress; at: Date },
  said: Doing & { mailOptions: MailOptions },
): Promise<void> {
  const doing = { ...said, at };
  const { now } = doing;
  await makeFirm(transaction, row, doing);
  const after = await updateAppointment(transaction, row.id, { progress });
  const note = { event: "progress" as const, progress, ...pressedAt(at, now) };
  await addAppointmentNote(transaction, leadId, note, doing);
  if (untoldOf(after) && (progress === "confirmed" || progress === "done")) {
    await leadAfterTelling(transaction, await markTold(transaction, after, at), doing);
  }
  await leadAfterProgress(transaction, leadId, progress, doing);
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

/** It may have been moved since somebody saw it. */
function ahead({ date, slot }: AppointmentsTable): Refusal {
  const when = `${formatDay(date, "short")}, ${slotLabel(slot)}`;
  return new Refusal(409, `This inspection is on ${when}, and had not begun.`);
}

async function endedOtherwise(
  transaction: DatabaseTransaction,
  leadId: string,
  end: VisitEnd,
): Promise<Refusal> {
  const who = (await lastProgressBy(transaction, leadId)) ?? "Somebody else";
  return new Refusal(409, `${who} has said meanwhile: ${endNames[end]}.`);
}

const endNames: Record<VisitEnd, string> = { done: "done", "no-show": "nobody there" };

async function versionOf(transaction: DatabaseTransaction, leadId: string): Promise<number> {
  const lead = await transaction
    .selectFrom("leads")
    .select("version")
    .where("id", "=", leadId)
    .executeTakeFirstOrThrow();
  return lead.version;
}
