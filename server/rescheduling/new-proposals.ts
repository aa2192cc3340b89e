import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { type Affected, proposals } from "#domain/appointment/rescheduling.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import { slotOfLabel } from "#domain/calendar/slot.ts";
import { proposalColumns } from "#server/appointment/reschedulings-repository.ts";
import { withTexts } from "#server/appointment/texted-people.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { ReschedulingItemsTable } from "#server/database/schema/booking-tables.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { findWritable } from "#server/mail/writing-gate.ts";
import { findFreeTimes } from "./find-free-times.ts";

/**
 * Items with a new time for each of these appointments, as of now. Whoever can be neither mailed nor texted, or for whom
 * nothing is free, is to be called.
 */
export async function newItems(
  transaction: DatabaseTransaction,
  reschedulingId: string,
  appointments: readonly CalendarAppointment[],
  { mailOptions, now }: { mailOptions: Pick<MailOptions, "profile" | "visitorTexts">; now: Date },
): Promise<ReschedulingItemsTable[]> {
  const { profile } = mailOptions;
  const moving = appointments.map(({ id }) => id);
  const free = await findFreeTimes(transaction, { profile, now, moving });
  const proposed = proposals(appointments.map(affected), free);
  const writable = await findWritable(transaction, moving, "appointment");
  return (await withTexts(transaction, appointments, mailOptions)).map((appointment) => {
    const { id, email, getsTexts } = appointment;
    const original = affected(appointment);
    const place = proposed.get(id);
    const canWrite = (email !== "" || getsTexts === true) && writable.has(id);
    return {
      rescheduling_id: reschedulingId,
      appointment_id: id,
      state: place && canWrite ? "proposed" : "call",
      original_date: original.date,
      original_slot: original.timeSlot,
      original_inspector: original.inspectorId,
      ...proposalColumns(place),
      told_at: null,
      answer_by: null,
      answered_at: null,
      version: 1,
    };
  });
}

function affected({ id, date, timeSlot, inspectorId }: CalendarAppointment): Affected {
  return { id, date: date as CalendarDay, timeSlot: slotOfLabel(timeSlot), inspectorId };
}
