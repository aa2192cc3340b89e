import { stateAfter } from "#domain/appointment/rescheduling-state.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { lockAppointment } from "#server/appointment/appointments-repository.ts";
import { findCalendarRow } from "#server/appointment/calendar-rows.ts";
import {
  findOverdueItems,
  lockItem,
  seenItem,
  updateItem,
} from "#server/appointment/reschedulings-repository.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { ReschedulingItemsTable } from "#server/database/schema/booking-tables.ts";
import { addAppointmentNote } from "#server/lead/appointment-events.ts";
import { callOn } from "#server/lead/called-leads.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import { lockLead } from "#server/lead/stored-lead.ts";
import { finishSettled } from "./finish-settled.ts";

/** People looked at per look; the others are found a second later. */
const atOnce = 20;

type Looking = {
  profile: BusinessProfile;
  clock: () => Date;
  log: { error(details: object, message: string): void };
};

/**
 * Makes a call for today of everybody whom we moved and who has not answered in time, and finishes reschedulings in which
 * nothing is left to do. Any number of processes may share a database: each person is locked, and looked at again.
 */
export async function followUpUnanswered(connection: Connection, looking: Looking): Promise<void> {
  const { profile, clock, log } = looking;
  for (const item of await findOverdueItems(connection.database, clock(), atOnce)) {
    try {
      await connection.transact((transaction) => followUp(transaction, item, looking));
    } catch (error) {
      // The others are not kept waiting; this one is tried again.
      log.error({ err: error, appointment: item.appointment_id }, "follow-up of a move failed");
    }
  }
  const now = clock();
  await finishSettled(connection, { today: dayInZone(now.getTime(), profile.timeZone), now });
}

async function followUp(
  transaction: DatabaseTransaction,
  { rescheduling_id: reschedulingId, appointment_id: appointmentId }: ReschedulingItemsTable,
  { profile, clock }: Looking,
): Promise<void> {
  await lockAppointment(transaction, appointmentId);
  const item = await lockItem(transaction, { reschedulingId, appointmentId });
  const now = clock();
  const shown = await findCalendarRow(transaction, appointmentId);
  if (item?.state !== "told" || !shown) return;
  const seen = seenItem(item, shown);
  await addCalendarChange(transaction, now);
  if (seen === "accepted" || seen === "declined") {
    // They moved or canceled it by themselves: that is an answer.
    return updateItem(transaction, item, { state: seen, answered_at: now.toISOString() });
  }
  const state = stateAfter(item.state, "give-up");
  if (state) await updateItem(transaction, item, { state });
  const lead = await lockLead(transaction, shown.leadId);
  if (!lead) return;
  const happening = { staffId: null, now, opening: profile };
  await addAppointmentNote(transaction, lead.id, { event: "not-reached" }, happening);
  const day = dayInZone(now.getTime(), profile.timeZone);
  await callOn(transaction, lead, { day, reason: "unconfirmed" }, happening);
}
