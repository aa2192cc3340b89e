import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { AppointmentConflict } from "#server/appointment/appointment-conflict.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { findCalendarRow } from "#server/appointment/calendar-rows.ts";
import { lockKnownAppointment } from "#server/appointment/locked-appointment.ts";
import { withTexts } from "#server/appointment/texted-people.ts";
import type { DeskCall } from "#server/call/desk-call.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { lastChangedBy } from "#server/lead/appointment-events.ts";
import type { Doing } from "#server/lead/change-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { unknownAppointment } from "#server/refusal.ts";
import { answeredDeskWork, type DeskDeps } from "#server/submission/desk-work.ts";

/** An appointment as it is now; `conflict` says why it is not as it was asked for. */
export type AppointmentOrConflict = {
  appointment: CalendarAppointment;
  conflict: AppointmentConflict | null;
};

type Deps = DeskDeps & { mailOptions: Pick<MailOptions, "visitorTexts"> };

/** A locked appointment, its lead, and who acts on it. */
type Locked = { row: AppointmentsTable; leadId: string; doing: Doing };

type Work<Answer> = (transaction: DatabaseTransaction, locked: Locked) => Promise<Answer>;

/** Does something to an appointment, once, while it is locked. @returns it as it is then. @throws Refusal 404 */
export async function actOn(
  deps: Deps,
  call: DeskCall,
  id: string,
  work: Work<void>,
): Promise<CalendarAppointment> {
  await act(deps, call, id, work);
  return read(deps, id);
}

/** The same, with what the work returns, which a repeat of the call gets again. @throws Refusal 404 */
export async function actOnWithAnswer<Answer>(
  deps: Deps,
  call: DeskCall,
  id: string,
  work: Work<Answer>,
): Promise<{ appointment: CalendarAppointment; answer: Answer | undefined }> {
  const { answer } = await act(deps, call, id, work);
  return { appointment: await read(deps, id), answer };
}

/** The same, if it still is as the caller saw it, for what takes or frees times. @throws Refusal 404 */
export async function actOnSeen(
  deps: Deps & { availability: Pick<AvailabilityServices, "changed"> },
  call: DeskCall,
  { id, sequence }: { id: string; sequence: number },
  work: Work<void>,
): Promise<AppointmentOrConflict> {
  let conflict: AppointmentConflict | null = null;
  try {
    await act(deps, call, id, async (transaction, locked) => {
      const isSeen = locked.row.sequence === sequence;
      if (!isSeen) throw await changedMeanwhile(transaction, locked.leadId);
      await work(transaction, locked);
    });
    deps.availability.changed();
  } catch (error) {
    if (!(error instanceof AppointmentConflict)) throw error;
    conflict = error;
  }
  return { appointment: await read(deps, id), conflict };
}

/** @returns no answer in a repeat of what an earlier release has done. */
function act<Answer>(
  deps: DeskDeps,
  call: DeskCall,
  id: string,
  work: Work<Answer>,
): Promise<{ answer?: Answer }> {
  return answeredDeskWork(deps, call, async (transaction, doing) => {
    const row = await lockKnownAppointment(transaction, id);
    const shown = await findCalendarRow(transaction, id);
    if (!shown) throw unknownAppointment();
    return { id, answer: await work(transaction, { row, leadId: shown.leadId, doing }) };
  });
}

async function read(
  { connection: { database }, mailOptions }: Deps,
  id: string,
): Promise<CalendarAppointment> {
  const found = await findCalendarRow(database, id);
  const [appointment] = await withTexts(database, found ? [found] : [], mailOptions);
  if (!appointment) throw unknownAppointment();
  return appointment;
}

async function changedMeanwhile(
  transaction: DatabaseTransaction,
  leadId: string,
): Promise<AppointmentConflict> {
  const by = await lastChangedBy(transaction, leadId);
  const who = by === null ? "The visitor" : (by ?? "Somebody else");
  return new AppointmentConflict(`${who} has changed this inspection. Look at it again.`);
}
