import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { tellInspector } from "#server/alert/tell-inspector.ts";
import {
  type AppointmentWithEvent,
  changed,
  unchanged,
} from "#server/appointment/appointment-event.ts";
import { createAppointments } from "#server/appointment/appointments.ts";
import { findAppointment } from "#server/appointment/appointments-repository.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { type DeskMove, lockForDesk, markTold } from "#server/appointment/desk-change.ts";
import { moveAndTellInspector } from "#server/appointment/desk-move.ts";
import { createDeskTimes, type DeskTime } from "#server/appointment/desk-times.ts";
import {
  auditForced,
  leadAfterMove,
  leadAfterReassignment,
} from "#server/appointment/lead-after-change.ts";
import { appointmentMails, changeToLead } from "#server/appointment/mails-of-event.ts";
import { makeFirm } from "#server/appointment/make-firm.ts";
import { untoldOf } from "#server/appointment/told-times.ts";
import { findOrCreateCustomer } from "#server/customer/customers-repository.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { type Doing, schedule } from "#server/lead/change-lead.ts";
import { lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { addDetails } from "#server/person/people-repository.ts";
import { invalidInput } from "#server/refusal.ts";
import type { QueueLeadMails } from "#server/submission/queue-lead-mails.ts";

/** A time for a person's inspection, and where; without an address, the lead's. */
export type TimeForLead = Pick<DeskTime, "inspectorId" | "anyway"> & {
  date: string;
  timeSlot: Slot;
  address: string;
};

export type BookForLead = ReturnType<typeof createLeadAppointments>;

/** What was booked or moved, and in spite of what. */
type Placed = AppointmentWithEvent & Pick<DeskMove, "obstacles">;

/**
 * Books for the person of a locked lead, without visitors' limits, or moves their appointment, and mails them.
 * Afterwards the lead is scheduled and answered.
 * @throws AppointmentConflict when something stands in the way of the time; Refusal 400 when it has passed or the address
 * is missing.
 */
export function createLeadAppointments(parts: {
  connection: Connection;
  profile: BusinessProfile;
  mailOptions: MailOptions;
  clock: () => Date;
  availability: Pick<AvailabilityServices, "readDay" | "changed">;
  queueLeadMails: QueueLeadMails;
}) {
  const { connection, profile, mailOptions, clock, availability, queueLeadMails } = parts;
  const appointments = createAppointments({ database: connection.database, profile, clock });
  const times = createDeskTimes(parts);

  return async (
    transaction: DatabaseTransaction,
    lead: StoredLead,
    { address: typed, ...wanted }: TimeForLead,
    doing: Doing,
  ): Promise<void> => {
    const time = { ...wanted, date: availability.readDay(wanted.date) };
    const address = typed || lead.address;
    if (!address) throw invalidInput({ address: "Property address is required" });
    const { name, email, phone } = lead;
    const contact = { name, email, phone, address };
    const known = lead.appointment_id;
    const isAhead = known !== null && (await appointments.isAhead(transaction, known));
    const { appointment, event, obstacles } = isAhead
      ? await move(transaction, known, time, { leadId: lead.id, doing })
      : await book(transaction, contact, time, doing);
    const placed = { appointmentId: appointment.id, leadId: lead.id };
    const scheduled = (await lockLead(transaction, lead.id)) ?? lead;
    await schedule(transaction, scheduled, { appointmentId: appointment.id, address }, doing);
    if (lead.person_id) await addDetails(transaction, lead.person_id, contact, clock());
    if (obstacles.length > 0) await auditForced(transaction, placed, obstacles, doing);
    if (event) {
      await queueLeadMails(transaction, appointmentMails(event, changeToLead(event)), {
        staffId: doing.staffId,
      });
    }
    availability.changed();
  };

  async function book(
    transaction: DatabaseTransaction,
    contact: { name: string; email: string; phone: string; address: string },
    time: DeskTime,
    { staffId, now }: Doing,
  ): Promise<Placed> {
    const { customerId } = await findOrCreateCustomer(transaction, contact, clock());
    const form = {
      ...{ ...contact, date: time.date, timeSlot: time.timeSlot, customerId },
      ...{ notes: "", honeypot: "", fillingTime: null, isTrusted: true },
    };
    let obstacles: Placed["obstacles"] = [];
    const booked = await appointments.book(transaction, form, async (_transaction, row) => {
      const taken = await times.take(transaction, row, time);
      obstacles = taken.obstacles;
      return taken.inspectorId;
    });
    const after = await findAppointment(transaction, booked.appointment.id);
    if (after) {
      await tellInspector(transaction, { before: null, after, staffId }, { mailOptions, now });
    }
    return { ...booked, obstacles };
  }

  /** Moves it, of which the person is mailed at once. */
  async function move(
    transaction: DatabaseTransaction,
    id: string,
    time: DeskTime,
    { leadId, doing }: { leadId: string; doing: Doing },
  ): Promise<Placed> {
    const row = await lockForDesk(transaction, id);
    const { now } = doing;
    const moved = await moveAndTellInspector(transaction, row, time, { times, mailOptions, doing });
    const { obstacles, believed: previous } = moved;
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
}
