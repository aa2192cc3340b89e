import type { Appointment } from "#domain/appointment/appointment.ts";
import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { cancelAppointment } from "#server/appointment/cancel-appointment.ts";
import {
  type AppointmentWithEvent,
  asAppointment,
} from "#server/appointment/changed-appointment.ts";
import { lockKnownAppointment } from "#server/appointment/locked-appointment.ts";
import type { Moment } from "#server/appointment/moment.ts";
import { moveAppointment } from "#server/appointment/move-appointment.ts";
import { untoldOf } from "#server/appointment/told-times.ts";
import { freedTime, offeredTime } from "#server/appointment/visitor-times.ts";
import { letGo } from "#server/bursts/let-go.ts";
import type { SentFrom } from "#server/call/sent-from.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { acceptOffer } from "#server/earlier/accept-offer.ts";
import { callNoMore } from "#server/lead/called-leads.ts";
import { addCalendarChange, addLeadChange } from "#server/lead/lead-events.ts";
import { lockLeadOfAppointment } from "#server/lead/stored-lead.ts";
import { afterVisitorChange } from "./after-visitor-change.ts";
import { announce, textAbout } from "./announce.ts";
import type { BookingDeps } from "./booking-deps.ts";

/**
 * Moves an appointment to a time that visitors are offered.
 * @param by the network, and the browser if it holds a seat.
 * @throws Refusal 400 when the time is not offered, 404 unknown, 409 taken, canceled or past, 429
 */
export function move(
  deps: BookingDeps,
  id: string,
  target: AppointmentTime,
  { network, browser }: Pick<SentFrom, "network" | "browser">,
): Promise<Appointment> {
  const moved = changed(deps, id, network, (transaction, row, moment) =>
    moveAppointment(transaction, row, target, { ...moment, claim: offeredTime(moment, browser) }),
  );
  return deps.availability.changedBy(moved);
}

/**
 * Moves an appointment to the earlier time that its person was offered.
 * @throws Refusal 404 unknown, 409 when the offer has ended, or the appointment is canceled or past, 429
 */
export function takeEarlier(
  deps: BookingDeps,
  id: string,
  offerId: string,
  network: string,
): Promise<Appointment> {
  const taken = changed(deps, id, network, async (transaction, row, moment) => {
    const { date, slot } = await acceptOffer(transaction, row, offerId, moment.now);
    const time = { date, timeSlot: slot };
    return moveAppointment(transaction, row, time, {
      ...moment,
      claim: freedTime(moment, offerId),
    });
  });
  return deps.availability.changedBy(taken);
}

/** Cancels an appointment, or lets a booking go that its visitor has not confirmed. @throws Refusal 404, 409 past, 429 */
export function cancel(deps: BookingDeps, id: string, network: string): Promise<Appointment> {
  const { submissions, availability } = deps;
  const canceled = submissions.changeLimited(network, async (transaction) => {
    const row = await lockKnownAppointment(transaction, id);
    if (row.status === "booked" && row.pending_until) {
      return cancelPending(deps, transaction, row, network);
    }
    const appointment = await change(deps, transaction, row, network, cancelAppointment);
    const isNowKnown = row.status === "cancelled" && untoldOf(row) !== null;
    if (isNowKnown) await endUntold(transaction, id, deps.clock());
    return appointment;
  });
  return availability.changedBy(canceled);
}

async function cancelPending(
  { profile, limits, clock }: BookingDeps,
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  network: string,
): Promise<Appointment> {
  await limits.cancellation(transaction, network);
  const doing = { profile, limits, now: clock(), staffId: null };
  return asAppointment(await letGo(transaction, row, "canceled", doing));
}

/** Ends the call about a change that the person of an appointment has learned of by themselves. */
async function endUntold(transaction: DatabaseTransaction, id: string, now: Date): Promise<void> {
  const lead = await lockLeadOfAppointment(transaction, id);
  if (!lead) return;
  if (lead.follow_up_reason === "unconfirmed") await callNoMore(transaction, lead, now);
  else await addLeadChange(transaction, lead.id, now);
  await addCalendarChange(transaction, now);
}

type Apply = (
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  moment: Moment,
) => Promise<AppointmentWithEvent>;

function changed(
  deps: BookingDeps,
  id: string,
  network: string,
  apply: Apply,
): Promise<Appointment> {
  return deps.submissions.changeLimited(network, async (transaction) => {
    const row = await lockKnownAppointment(transaction, id);
    return change(deps, transaction, row, network, apply);
  });
}

/** Moves or cancels, brings the lead back to waiting and tells staff. Without an event nothing has changed. */
async function change(
  deps: BookingDeps,
  transaction: DatabaseTransaction,
  before: AppointmentsTable,
  network: string,
  apply: Apply,
): Promise<Appointment> {
  const { profile, mailOptions, clock } = deps;
  const applied = await apply(transaction, before, { profile, now: clock() });
  const appointment = await announce(deps, transaction, applied, { network });
  await textAbout(deps, transaction, applied.event);
  if (applied.event) await afterVisitorChange(transaction, before, { mailOptions, now: clock() });
  return appointment;
}
