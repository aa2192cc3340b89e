import { visitStage } from "#domain/appointment/visit-stage.ts";
import { findAppointment } from "#server/appointment/appointments-repository.ts";
import { asAppointment } from "#server/appointment/changed-appointment.ts";
import { isConfirmationAsked } from "#server/appointment/confirmed-times.ts";
import { isAnswerAwaited } from "#server/appointment/kept-times.ts";
import type { Moment } from "#server/appointment/moment.ts";
import { hasBegun, isOver } from "#server/appointment/past-appointments.ts";
import { areRemindersOff } from "#server/appointment/reminders-off.ts";
import { believedTimeOf } from "#server/appointment/told-times.ts";
import type { Database } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { findMailable } from "#server/mail/writing-gate.ts";
import { type AppointmentTexts, textsOf } from "#server/text/text-consents.ts";
import { isId } from "#server/unguessable-id.ts";
import { countAppointmentPhotos } from "./added-photos.ts";
import { isConfirmationMailed, isLinkTexted } from "./appointment-confirmation.ts";
import type { BookingDeps } from "./booking-deps.ts";

/**
 * The appointment with the facts its holder may see, at the time that they know, whether we wait to hear if they keep the
 * time to which we moved it, whether we ask if they will be there, whether they want reminders and texts about it and
 * whether any reach them, how many photos we have from them, whether we mail them about it, and whether a text has the
 * link that confirms a pending one; undefined when the id is unknown. One that we have moved without telling them is past
 * once both times are.
 */
export async function findShown(
  { connection: { database }, profile, mailOptions, clock }: BookingDeps,
  id: string,
) {
  const row = isId(id) ? await findAppointment(database, id) : undefined;
  if (!row) return undefined;
  const moment = { profile, now: clock() };
  const { proposed, ...appointment } = asAppointment(row);
  const texts = await textsOf(database, row, mailOptions);
  return {
    ...appointment,
    ...(proposed && !hasBegun(proposed, moment) && { proposed }),
    address: row.address,
    isConfirmed: row.progress === "confirmed",
    isPast: isOver(row, moment),
    isNow: row.status === "booked" && isUnderWay(row, moment),
    isAnswerAwaited: await isAnswerAwaited(database, id),
    isConfirmationAsked: isConfirmationAsked(row, moment),
    areRemindersOff: await areRemindersOff(database, id),
    ...(await reachOf(database, id, texts)),
    texts,
    photos: await countAppointmentPhotos(database, id),
    isMailed: row.email !== "" && (await isConfirmationMailed(database, id)),
    isTexted: row.pending_until !== null && (await isLinkTexted(database, id)),
  };
}

/** Whether an appointment has begun for its person, and has not ended. */
function isUnderWay(row: AppointmentsTable, moment: Moment): boolean {
  const { timeZone, inspection } = moment.profile;
  const visit = { ...believedTimeOf(row), progress: row.progress };
  const rules = { timeZone, minutes: inspection.takes.to };
  return isOver(row, moment) && visitStage(visit, moment.now.getTime(), rules) === "now";
}

/** Whether what is not about a change reaches the person: reminders, and mails about earlier times. */
export async function reachOf(database: Database, id: string, texts: AppointmentTexts | null) {
  const isMailable = (await findMailable(database, [id], "unasked")).has(id);
  // `textsOf` has asked whether texts may go to them.
  return { isReminded: isMailable || texts?.isWanted === true, isOfferedEarlier: isMailable };
}
