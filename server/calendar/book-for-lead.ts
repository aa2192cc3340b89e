import { visitStage } from "#domain/appointment/visit-stage.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { tellInspector } from "#server/alert/tell-inspector.ts";
import { findAppointment } from "#server/appointment/appointments-repository.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { bookAppointment } from "#server/appointment/book-appointment.ts";
import {
  type AppointmentWithEvent,
  changed,
  unchanged,
} from "#server/appointment/changed-appointment.ts";
import { type DeskMove, markTold } from "#server/appointment/desk-change.ts";
import { moveAndTellInspector } from "#server/appointment/desk-move.ts";
import { type DeskTime, takeDeskTime } from "#server/appointment/desk-times.ts";
import {
  auditForced,
  leadAfterMove,
  leadAfterReassignment,
} from "#server/appointment/lead-after-change.ts";
import { lockKnownAppointment } from "#server/appointment/locked-appointment.ts";
import { appointmentMails, changeToLead } from "#server/appointment/mails-of-event.ts";
import { makeFirm } from "#server/appointment/make-firm.ts";
import type { Moment, StoredZone } from "#server/appointment/moment.ts";
import { untoldOf } from "#server/appointment/told-times.ts";
import { chosenIn } from "#server/appointment/visitor-times.ts";
import { findOrCreateCustomer } from "#server/customer/customers-repository.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { type Doing, schedule } from "#server/lead/change-lead.ts";
import { lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { addDetails } from "#server/person/people-repository.ts";
import { invalidInput } from "#server/refusal.ts";
import type { QueueLeadMails } from "#server/submission/queue-lead-mails.ts";
import { textAboutAppointment } from "#server/text/appointment-texts.ts";

/** A time for a person's inspection, and where; without an address, the lead's. */
export type TimeForLead = Pick<DeskTime, "inspectorId" | "anyway"> & {
  date: string;
  timeSlot: Slot;
  address: string;
  /** The time zone in which it was chosen. */
  zone: string;
  /** Counts that an appointment is moved. @throws Refusal when it was moved too often. */
  countMove?:
    | ((transaction: DatabaseTransaction, appointmentId: string) => Promise<void>)
    | undefined;
};

type Deps = {
  profile: BusinessProfile;
  storedZone: StoredZone;
  mailOptions: MailOptions;
  availability: Pick<AvailabilityServices, "readDay" | "changed">;
  queueLeadMails: QueueLeadMails;
};

/** What was booked or moved, and in spite of what. */
type Placed = AppointmentWithEvent & Pick<DeskMove, "obstacles">;

/**
 * Books for the person of a locked lead, without visitors' limits, or moves their appointment, and mails them.
 * Afterwards the lead is scheduled and answered.
 * @throws AppointmentConflict when something stands in the way of the time; Refusal 400 when it has passed or the address
 * is missing, 409 when the business has moved to another time zone meanwhile, or what `countMove` throws.
 */
export async function bookForLead(
  deps: Deps,
  transaction: DatabaseTransaction,
  lead: StoredLead,
  { address: typed, zone, countMove, ...wanted }: TimeForLead,
  doing: Doing,
): Promise<void> {
  const { profile, availability, queueLeadMails } = deps;
  const { now, staffId } = doing;
  const time = { ...wanted, date: availability.readDay(wanted.date) };
  const address = typed || lead.address;
  if (!address) throw invalidInput({ address: "Property address is required" });
  const { name, email, phone } = lead;
  const contact = { name, email, phone, address };
  const known = lead.appointment_id;
  const moves = known !== null && (await isUnfinished(transaction, known, { profile, now }));
  const { appointment, event, obstacles } = moves
    ? await move(deps, transaction, known, time, { leadId: lead.id, countMove, doing })
    : await book(deps, transaction, contact, { ...time, zone }, doing);
  const placed = { appointmentId: appointment.id, leadId: lead.id };
  const scheduled = (await lockLead(transaction, lead.id)) ?? lead;
  await schedule(transaction, scheduled, { appointmentId: appointment.id, address }, doing);
  if (lead.person_id) await addDetails(transaction, lead.person_id, contact, now);
  if (obstacles.length > 0) await auditForced(transaction, placed, obstacles, doing);
  if (event) {
    const mails = appointmentMails(event, changeToLead(event));
    await queueLeadMails(transaction, mails, { staffId });
    await textAboutAppointment(transaction, { event }, { mailOptions: deps.mailOptions, now });
  }
  availability.changed();
}

/** Whether an appointment is booked and not over yet. */
async function isUnfinished(
  transaction: DatabaseTransaction,
  id: string,
  { profile, now }: Moment,
): Promise<boolean> {
  const row = await findAppointment(transaction, id);
  if (row?.status !== "booked") return false;
  const { date, slot: timeSlot, progress } = row;
  const rules = { timeZone: profile.timeZone, minutes: profile.inspection.takes.to };
  return visitStage({ date, timeSlot, progress }, now.getTime(), rules) !== "over";
}

async function book(
  { profile, mailOptions, storedZone }: Deps,
  transaction: DatabaseTransaction,
  contact: { name: string; email: string; phone: string; address: string },
  { zone, ...time }: DeskTime & { zone: string },
  { staffId, now }: Doing,
): Promise<Placed> {
  const { customerId } = await findOrCreateCustomer(transaction, contact, now);
  const form = {
    ...{ ...contact, date: time.date, timeSlot: time.timeSlot, customerId },
    ...{ notes: "", honeypot: "", fillingTime: null, isTrusted: true },
  };
  let obstacles: Placed["obstacles"] = [];
  const claim = chosenIn(zone, storedZone, async (_transaction, row) => {
    const taken = await takeDeskTime(transaction, row, time, { profile, now });
    obstacles = taken.obstacles;
    return taken.inspectorId;
  });
  const booked = await bookAppointment(transaction, form, { profile, now, claim });
  const after = await findAppointment(transaction, booked.appointment.id);
  if (after) {
    await tellInspector(transaction, { before: null, after, staffId }, { mailOptions, now });
  }
  return { ...booked, obstacles };
}

/** Moves it, of which the person is mailed at once. */
async function move(
  { mailOptions }: Deps,
  transaction: DatabaseTransaction,
  id: string,
  time: DeskTime,
  { leadId, countMove, doing }: Pick<TimeForLead, "countMove"> & { leadId: string; doing: Doing },
): Promise<Placed> {
  const row = await lockKnownAppointment(transaction, id);
  const { now } = doing;
  const moving = { mailOptions, doing, isAgreed: true };
  const moved = await moveAndTellInspector(transaction, row, time, moving);
  const { obstacles, believed: previous } = moved;
  if (moved.isMoved) await countMove?.(transaction, id);
  // Agreeing on the time that it has confirms it, too.
  const made = await makeFirm(transaction, moved.after, { ...doing, mailOptions });
  const after = made.firm;
  if (moved.isReassigned) await leadAfterReassignment(transaction, after, leadId, doing);
  // Back where the person believes it to be, there is nothing to write to them.
  if (!untoldOf(after)) {
    if (moved.isMoved) await leadAfterMove(transaction, moved, { isTelling: true }, doing);
    return { ...unchanged(after), obstacles };
  }
  const told = await markTold(transaction, after, now);
  // Its confirmation has the new time, even if it is withheld.
  if (moved.isMadeFirm) return { ...unchanged(told), obstacles };
  return { ...changed("moved", told, { previous }), obstacles };
}
