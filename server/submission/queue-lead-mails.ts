import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { answerPromisesOf } from "#server/lead/answer-promises.ts";
import { addAppointmentEvent, type LeadAppointmentEvent } from "#server/lead/appointment-events.ts";
import { type NewLead, storeLead } from "#server/lead/arrivals.ts";
import { settleBooking } from "#server/lead/confirmed-bookings.ts";
import type { Limits } from "#server/limits/limits.ts";
import { enqueue, type QueuedForOffice } from "#server/mail/enqueue.ts";
import type { OutboxKinds, PersonRowOf } from "#server/mail/kinds.ts";
import { findOrCreatePerson } from "#server/person/people-repository.ts";
import { givePhotosTo } from "#server/photo/photos-repository.ts";

/** What is sent about a lead, of the kinds of its room: a mail to the person, and notices to us. */
export type LeadMails<Kinds> = {
  kinds: Kinds;
  /** A new lead, or a change to an existing lead's appointment. */
  change: LeadChanged;
  /** Ids of waiting pictures that go to a new lead. */
  photos?: readonly string[] | undefined;
  /** The person's email address; empty when they have none. */
  email: string;
  /** Null: the person is not written to. */
  confirmation: PersonRowOf<Kinds> | null;
  notices: QueuedForOffice<Kinds>[];
};

export type LeadChanged = { arrived: NewLead } | { appointment: LeadAppointmentEvent };

/** Who caused it: a visitor, by network, or a staff member. */
type CausedBy = { network: string } | { staffId: string };

export type QueueLeadMails = <Kinds extends OutboxKinds>(
  transaction: DatabaseTransaction,
  lead: LeadMails<Kinds>,
  by: CausedBy,
) => Promise<void>;

/**
 * Stores a lead, or records a change in its timeline, and queues its mails in the same transaction.
 */
export function createLeadMails({
  limits,
  profile,
  clock,
}: {
  limits: Limits;
  profile: BusinessProfile;
  clock: () => Date;
}): QueueLeadMails {
  const rules = { opening: profile, promises: answerPromisesOf(profile) };

  async function recorded(
    transaction: DatabaseTransaction,
    change: LeadChanged,
    by: CausedBy,
  ): Promise<string | undefined> {
    if ("arrived" in change) {
      const { arrived } = change;
      const personId = await findOrCreatePerson(transaction, arrived.person, clock());
      return storeLead(transaction, { ...arrived, personId }, clock(), rules);
    }
    const staffId = "staffId" in by ? by.staffId : null;
    return addAppointmentEvent(transaction, change.appointment, clock(), staffId);
  }

  return async (transaction, { kinds, change, email, confirmation, notices, ...lead }, by) => {
    const now = clock();
    const leadId = await recorded(transaction, change, by);
    if (leadId && lead.photos) await givePhotosTo(transaction, leadId, lead.photos, now);
    if (confirmation) {
      const mayMail =
        !("network" in by) ||
        (await limits.mayMail(transaction, {
          mailbox: mailboxKey(email),
          causedBy: limits.causing(by.network),
        }));
      const toPerson = { ...confirmation, leadId: leadId ?? null, isOverLimit: !mayMail };
      const fate = await enqueue(transaction, kinds, toPerson, now);
      if (leadId && isFirmBooking(change)) await settleBooking(transaction, leadId, fate, now);
    }
    for (const notice of notices) {
      await enqueue(transaction, kinds, { ...notice, ...(leadId && { leadId }) }, now);
    }
  };
}

/** Whether a visitor has just booked, and nobody has to confirm it. */
function isFirmBooking(change: LeadChanged): boolean {
  return "arrived" in change && !!change.arrived.appointment && !change.arrived.pendingUntil;
}
