import type { DayPart } from "#domain/appointment/earlier-times.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { clockTime } from "#domain/calendar/clock-time.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { findCalendarRow } from "#server/appointment/calendar-rows.ts";
import { lockKnownAppointment } from "#server/appointment/locked-appointment.ts";
import { isPast } from "#server/appointment/past-appointments.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { addLeadChange } from "#server/lead/lead-events.ts";
import { Refusal } from "#server/refusal.ts";
import type { Submissions } from "#server/submission/submissions.ts";
import { isId } from "#server/unguessable-id.ts";
import { closeOffer, findOpenOffer } from "./offers-repository.ts";
import { deleteWish, hasWish, storeWish } from "./wishes-repository.ts";

type Deps = {
  connection: Connection;
  profile: BusinessProfile;
  clock: () => Date;
  submissions: Submissions;
  availability: Pick<AvailabilityServices, "changedBy">;
};

/** Asking for an earlier time, and answering an offer of one. Taking it is a move (`appointments.takeEarlier`). */
export function createEarlierTimeServices(deps: Deps) {
  return {
    find: (id: string) => find(deps, id),
    ask: (id: string, dayPart: DayPart, network: string) => ask(deps, id, dayPart, network),
    decline: (id: string, offerId: string, network: string) => decline(deps, id, offerId, network),
    stop: (id: string, network: string) => stop(deps, id, network),
  };
}

/** Whether the person of an appointment waits for an earlier time, and the one that they can take now. */
async function find({ connection: { database }, profile, clock }: Deps, id: string) {
  if (!isId(id)) return { isWanted: false, offer: undefined };
  const offer = await findOpenOffer(database, id, clock());
  return {
    isWanted: await hasWish(database, id),
    offer: offer && {
      id: offer.id,
      date: offer.date,
      timeSlot: offer.slot,
      until: clockTime(new Date(offer.ends_at), profile.timeZone),
    },
  };
}

/** Notes that they want one. @throws Refusal 404 unknown, 409 when the appointment is canceled or past. */
function ask(deps: Deps, id: string, dayPart: DayPart, network: string): Promise<void> {
  const { profile, clock } = deps;
  return changed(deps, id, network, async (transaction, row) => {
    const isFirm = row.status === "booked" && !row.pending_until;
    if (!isFirm || isPast(row, { profile, now: clock() })) {
      throw new Refusal(409, "This inspection can no longer be moved.");
    }
    await storeWish(transaction, { appointmentId: id, dayPart }, clock());
  });
}

/** They keep the time they have, and are told of the next one that opens. @throws Refusal 404 */
function decline(deps: Deps, id: string, offerId: string, network: string): Promise<void> {
  return changed(deps, id, network, async (transaction) => {
    const offer = await findOpenOffer(transaction, id, deps.clock());
    if (offer?.id === offerId) await closeOffer(transaction, offer.id, "declined");
  });
}

/** They want no more offers. @throws Refusal 404 */
function stop(deps: Deps, id: string, network: string): Promise<void> {
  return changed(deps, id, network, async (transaction) => {
    const offer = await findOpenOffer(transaction, id, deps.clock());
    if (offer) await closeOffer(transaction, offer.id, "declined");
    await deleteWish(transaction, id);
  });
}

/** Changes what an appointment's person wants, and shows it on open screens of its lead. */
function changed(
  { submissions, availability, clock }: Deps,
  id: string,
  network: string,
  work: (transaction: DatabaseTransaction, row: AppointmentsTable) => Promise<void>,
): Promise<void> {
  const done = submissions.changeLimited(network, async (transaction) => {
    await work(transaction, await lockKnownAppointment(transaction, id));
    const shown = await findCalendarRow(transaction, id);
    if (shown) await addLeadChange(transaction, shown.leadId, clock());
  });
  return availability.changedBy(done);
}
