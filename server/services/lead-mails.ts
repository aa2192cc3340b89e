import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import type { Limits } from "#server/limits/limits.ts";
import { enqueue, type Queued } from "#server/mail/outbox-repository.ts";
import { type MailKinds, mailKinds } from "./mail-kinds.ts";

/** What a lead sends: a mail to the person, and whatever tells us of it. */
export type LeadMails = {
  /** Where the person's mail goes. */
  email: string;
  confirmation: Queued<MailKinds>;
  /** Whether the submission's signs say that the person is to be sent nothing (`suspicionOf`). */
  isConfirmationWithheld: boolean;
  notices: Queued<MailKinds>[];
};

export type QueueLeadMails = (
  transaction: DatabaseTransaction,
  lead: LeadMails,
  network: string,
) => Promise<void>;

/**
 * Queues what a lead sends, in its transaction. The person's mail is withheld as well when their mailbox, or
 * the network, had its share.
 */
export function createLeadMails({
  limits,
  clock,
}: {
  limits: Limits;
  clock: () => Date;
}): QueueLeadMails {
  return async (transaction, { email, confirmation, isConfirmationWithheld, notices }, network) => {
    const now = clock();
    const mailbox = mailboxKey(email);
    const isWithheld =
      isConfirmationWithheld || !(await limits.mayMail(transaction, { mailbox, network }));
    for (const row of [{ ...confirmation, isWithheld }, ...notices]) {
      await enqueue(transaction, mailKinds, row, now);
    }
  };
}
