import { promises } from "#content/promises.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { type AppointmentChange, noteAppointmentChange } from "#server/lead/appointment-events.ts";
import { type NewLead, storeLead } from "#server/lead/arrivals.ts";
import type { Limits } from "#server/limits/limits.ts";
import { enqueue, type Queued } from "#server/mail/outbox-repository.ts";
import { type MailKinds, mailKinds } from "./mail-kinds.ts";

/** What is sent about a lead: a mail to the person, and whatever tells us of it. */
export type LeadMails = {
  /** What has happened: somebody new to answer, or something to the appointment of a lead that is there. */
  change: { arrived: NewLead } | { appointment: AppointmentChange };
  /** Where the person's mail goes; empty when they have no address. */
  email: string;
  confirmation: Queued<MailKinds>;
  /** Whether the submission's signs say that the person is to be sent nothing (`suspicionOf`). */
  isConfirmationWithheld: boolean;
  notices: Queued<MailKinds>[];
};

/** Who has caused it: a visitor, by their network, or somebody at the desk. */
export type CausedBy = { network: string } | { staffId: string };

export type QueueLeadMails = (
  transaction: DatabaseTransaction,
  lead: LeadMails,
  by: CausedBy,
) => Promise<void>;

/** Until when visitors are promised an answer. */
export const answerPromises = {
  replyHours: promises.replyHours,
  emergencyHours: promises.emergency.contactHours.to,
};

/**
 * Makes a lead of what somebody sent, or notes in its timeline what has happened, and queues what is sent about it,
 * all in its transaction. The person's mail is withheld as well when their mailbox, or the network, had its share.
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
  const rules = { opening: profile, promises: answerPromises };

  function noted(
    transaction: DatabaseTransaction,
    change: LeadMails["change"],
    by: CausedBy,
  ): Promise<string | undefined> {
    if ("arrived" in change) return storeLead(transaction, change.arrived, clock(), rules);
    const staffId = "staffId" in by ? by.staffId : null;
    return noteAppointmentChange(transaction, change.appointment, clock(), staffId);
  }

  return async (transaction, { change, email, confirmation, notices, ...lead }, by) => {
    const now = clock();
    const leadId = await noted(transaction, change, by);
    const mayMail =
      !("network" in by) ||
      (await limits.mayMail(transaction, { mailbox: mailboxKey(email), network: by.network }));
    const isWithheld = lead.isConfirmationWithheld || !mayMail;
    // Who rang may have no address.
    const confirmations = email ? [{ ...confirmation, isWithheld }] : [];
    for (const row of [...confirmations, ...notices]) {
      await enqueue(transaction, mailKinds, { ...row, ...(leadId && { leadId }) }, now);
    }
  };
}
