import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import { createAppointments } from "#server/appointment/appointments.ts";
import { findOrCreateCustomer } from "#server/customer/customers-repository.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { type Doing, schedule } from "#server/lead/change-lead.ts";
import type { StoredLead } from "#server/lead/stored-lead.ts";
import { addDetails } from "#server/person/people-repository.ts";
import { invalidInput } from "#server/refusal.ts";
import { appointmentMails, changeToLead } from "#server/services/visitor/appointment-lead-mails.ts";
import type { AvailabilityServices } from "#server/services/visitor/availability.ts";
import type { QueueLeadMails } from "#server/services/visitor/lead-mails.ts";

export type BookForLead = ReturnType<typeof createLeadAppointments>;

/**
 * Books for the person of a locked lead, without visitors' limits, or moves their appointment. Afterwards the lead
 * is scheduled and answered.
 * @throws Refusal 400 when the day or time is not offered or the address is missing, 409 when the slot is taken.
 */
export function createLeadAppointments(parts: {
  connection: Connection;
  profile: BusinessProfile;
  clock: () => Date;
  availability: Pick<AvailabilityServices, "readDay" | "changed">;
  queueLeadMails: QueueLeadMails;
}) {
  const { connection, profile, clock, availability, queueLeadMails } = parts;
  const appointments = createAppointments({ database: connection.database, profile, clock });

  return async (
    transaction: DatabaseTransaction,
    lead: StoredLead,
    wanted: { date: string; timeSlot: Slot; address: string },
    doing: Doing,
  ): Promise<void> => {
    const time = { date: availability.readDay(wanted.date), timeSlot: wanted.timeSlot };
    const address = wanted.address || lead.address;
    if (!address) throw invalidInput({ address: "Property address is required" });
    const { name, email, phone } = lead;
    const known = lead.appointment_id;
    const isAhead = known !== null && (await appointments.isAhead(transaction, known));
    const { customerId } = isAhead
      ? { customerId: "" }
      : await findOrCreateCustomer(transaction, { name, email, phone, address }, clock());
    const { appointment, event } = isAhead
      ? await appointments.move(transaction, known, time)
      : await appointments.book(transaction, {
          ...{ name, email, phone, address, ...time, customerId },
          ...{ notes: "", honeypot: "", fillingTime: null, isTrusted: true },
        });
    await schedule(transaction, lead, { appointmentId: appointment.id, address }, doing);
    const contact = { name, email, phone, address };
    if (lead.person_id) await addDetails(transaction, lead.person_id, contact, clock());
    if (event) {
      const { staffId } = doing;
      await queueLeadMails(transaction, appointmentMails(event, changeToLead(event)), { staffId });
    }
    availability.changed();
  };
}
