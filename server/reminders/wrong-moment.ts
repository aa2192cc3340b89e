import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { textTime } from "#domain/text/quiet-hours.ts";
import { findAppointment } from "#server/appointment/appointments-repository.ts";
import { areRemindersOff } from "#server/appointment/reminders-off.ts";
import { remindable } from "#server/appointment/reminders-repository.ts";
import { Postponed, Unwanted } from "#server/mail/delivery-fault.ts";
import type { MailMoment } from "#server/mail/kinds.ts";

/** The appointment that a message is about, as it was when it was queued. */
export type AboutAppointment = AppointmentTime & { id: string };

/**
 * Asked right before a message about a coming appointment is sent, whatever happened since it was queued.
 * @throws Unwanted when the appointment was canceled, moved or has come further.
 */
export async function refuseChanged(
  { id, date, timeSlot }: AboutAppointment,
  { database }: Pick<MailMoment, "database">,
): Promise<void> {
  const row = await findAppointment(database, id);
  if (!row || (await remindable(database, [row])).length === 0)
    throw new Unwanted("the appointment has changed");
  if (row.date !== date || row.slot !== timeSlot) throw new Unwanted("the appointment was moved");
}

/** The same of word that it is canceled. @throws Unwanted when it is not. */
export async function refuseUncanceled(
  { id }: Pick<AboutAppointment, "id">,
  { database }: Pick<MailMoment, "database">,
): Promise<void> {
  const row = await findAppointment(database, id);
  if (row?.status !== "cancelled") throw new Unwanted("the appointment is not canceled");
}

/** The same for a reminder. @throws Unwanted when the person wants no more of them. */
export async function refuseUnwanted(
  { id }: Pick<AboutAppointment, "id">,
  { database }: Pick<MailMoment, "database">,
): Promise<void> {
  if (await areRemindersOff(database, id)) throw new Unwanted("the person wants no more reminders");
}

/** The same in time. @throws Unwanted when it is too late for it; Postponed in quiet hours. */
export function refuseHour(notAfter: Date, now: Date, timeZone: string): void {
  const time = textTime(now, notAfter, timeZone);
  if (!time) throw new Unwanted("it is too late for this reminder");
  if (time > now) throw new Postponed(time);
}
