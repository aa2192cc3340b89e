import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { closedStates, type LostReason } from "#domain/lead/lead.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import { snapshotOf } from "#server/appointment/appointment-snapshot.ts";
import { freeSeat, updateAppointment } from "#server/appointment/appointments-repository.ts";
import { knowledgeOf, toldColumnsAfter } from "#server/appointment/told-times.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { AppointmentsTable } from "#server/database/schema/booking-tables.ts";
import { addAppointmentEvent } from "#server/lead/appointment-events.ts";
import { callOn } from "#server/lead/called-leads.ts";
import { changeLead } from "#server/lead/change-lead.ts";
import { factsOf, lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import type { Limits } from "#server/limits/limits.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { LetGo, PendingBooking } from "./pending-mails.tsx";
import { burstMailKinds } from "./pending-mails.tsx";

/** Why a booking of a burst ends: nobody confirmed it, the desk took the burst back, or its visitor canceled it. */
type LetGoReason = LetGo["because"] | "canceled";

const saidAtDesk: Record<LetGoReason, string> = {
  unpressed: "Not confirmed in time",
  "taken-back": "Taken back with its burst",
  canceled: "Canceled before it was confirmed",
};

/** Somebody who did not confirm in time may still want us to come: their lead stays open, as a call. */
const lostFor: Record<Exclude<LetGoReason, "unpressed">, LostReason> = {
  "taken-back": "unreachable",
  canceled: "other",
};

/**
 * Cancels a locked booking of a burst: frees its seat, and tells the person unless they did it themselves or were never
 * asked to confirm it. Closes its lead, or makes it a call for today if nobody confirmed it in time.
 * @returns the appointment as it is now.
 */
export async function letGo(
  transaction: DatabaseTransaction,
  row: AppointmentsTable,
  because: LetGoReason,
  {
    profile,
    limits,
    now,
    staffId,
  }: {
    profile: BusinessProfile;
    limits: Pick<Limits, "mayMail">;
    now: Date;
    staffId: string | null;
  },
): Promise<AppointmentsTable> {
  await freeSeat(transaction, row.id);
  const after = await updateAppointment(transaction, row.id, {
    status: "cancelled",
    pending_until: null,
    ...toldColumnsAfter(knowledgeOf(row), { is: "called-off" }),
    sequence: row.sequence + 1,
    updated_at: now.toISOString(),
  });
  const time = { id: row.id, date: row.date, timeSlot: row.slot };
  const event = { ...time, event: "cancelled" as const, reason: saidAtDesk[because] };
  const leadId = await addAppointmentEvent(transaction, event, now, staffId);
  const lead = leadId === undefined ? undefined : await lockLead(transaction, leadId);
  const happening = { staffId, now, opening: profile };
  if (lead && because === "unpressed") {
    const day = dayInZone(now.getTime(), profile.timeZone);
    const isOpen = !closedStates.some((state) => state === lead.state);
    if (isOpen) {
      const call = { day, reason: "unconfirmed" as const, lapsedAt: now };
      await callOn(transaction, lead, call, happening);
    }
  } else if (lead && because !== "unpressed" && isUntouched(lead)) {
    const facts = { ...factsOf(lead), state: "lost" as const, lostReason: lostFor[because] };
    await changeLead(transaction, lead, { facts }, happening);
  }
  if (because === "canceled") return after;
  const asked = row.pending_until === null ? undefined : await askedWith(transaction, row);
  if (row.pending_until !== null && !asked) return after;
  // The office decides what it takes back; what lapses was caused by whoever booked it.
  const isOverLimit = because === "unpressed" && !(await mayMailOfLapse(asked));
  const payload = { appointment: snapshotOf(after), because, wasFirm: row.pending_until === null };
  const mail = { kind: "booking-let-go" as const, payload, leadId: leadId ?? null, isOverLimit };
  await enqueue(transaction, burstMailKinds, mail, now);
  return after;

  async function mayMailOfLapse(asking: PendingBooking | undefined): Promise<boolean> {
    const causedBy = asking?.causedBy ?? [];
    return limits.mayMail(transaction, { mailbox: mailboxKey(row.email), causedBy });
  }
}

/**
 * What the mail said that has left us with the link, or may still. Who was never asked to confirm, because too much was mailed
 * already or to no avail, is not told either that they have not: their page says to call us.
 */
async function askedWith(
  transaction: DatabaseTransaction,
  { lead_id }: AppointmentsTable,
): Promise<PendingBooking | undefined> {
  const asked = await transaction
    .selectFrom("outbox")
    .select("payload")
    .where("lead_id", "=", lead_id)
    .where("kind", "=", "booking-pending")
    .where("state", "in", ["queued", "sending", "sent"])
    .limit(1)
    .executeTakeFirst();
  return asked && (JSON.parse(asked.payload) as PendingBooking);
}

/** Whether nobody has worked on the lead since it was booked. */
function isUntouched({ state }: StoredLead): boolean {
  return state === "new" || state === "scheduled";
}
