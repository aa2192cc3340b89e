import { mailboxKey } from "#domain/person/mailbox-key.ts";
import {
  type AppointmentEvent,
  officeMail,
  visitorMail,
} from "./appointment/appointment-mails.tsx";
import {
  type AssessmentLead,
  assessmentConfirmation,
  assessmentNotice,
} from "./assessment/assessment-mails.tsx";
import type { DatabaseTransaction } from "./database/connection.ts";
import type { StoredInquiry } from "./inquiry/inquiries.ts";
import { inquiryConfirmation, inquiryNotice } from "./inquiry/inquiry-mails.tsx";
import { deadMailsKind } from "./mail/dead-mails.ts";
import { type DeadMailsReport, deadMailsMail } from "./mail/dead-mails-mail.tsx";
import type { MailOptions } from "./mail/message.ts";
import { enqueue } from "./mail/outbox-repository.ts";
import type { MailRenderer } from "./mail/outbox-worker.ts";

/** Everything that is mailed about, with the facts that its mails tell. */
export type Lead =
  | { event: "appointment"; payload: AppointmentEvent }
  | { event: "inquiry"; payload: StoredInquiry }
  | { event: "assessment"; payload: AssessmentLead };

/** An emergency that is not delivered by then goes to the office as well. */
const escalateAfter = 120_000;

/** How each kind of mail in the outbox is turned into a message. */
export function mailRenderers(options: MailOptions): Record<string, MailRenderer> {
  const renderers = {
    "appointment-confirmation": (event: AppointmentEvent) => visitorMail(event, options),
    "appointment-notice": (event: AppointmentEvent) => officeMail(event, options),
    "inquiry-confirmation": (inquiry: StoredInquiry) => inquiryConfirmation(inquiry, options),
    "inquiry-notice": (inquiry: StoredInquiry) => inquiryNotice(inquiry, options),
    "inquiry-escalation": (inquiry: StoredInquiry) =>
      inquiryNotice(inquiry, options, { isEscalation: true }),
    "assessment-confirmation": (lead: AssessmentLead) => assessmentConfirmation(lead, options),
    "assessment-notice": (lead: AssessmentLead) => assessmentNotice(lead, options),
    [deadMailsKind]: (report: DeadMailsReport) => deadMailsMail(report, options),
  };
  // The payload of a row is what `queueLeadMails` stored under the same kind.
  return renderers as Record<string, MailRenderer>;
}

/**
 * Queues what an event sends, in its transaction: a mail to the visitor and one to the office. The
 * visitor's is withheld when the submission's signs say so (`suspicionOf`) or the mailbox had its share.
 */
export async function queueLeadMails(
  transaction: DatabaseTransaction,
  { event, payload }: Lead,
  options: {
    now: Date;
    /** Whether a mailbox may get one more; asked only for a mail that would be sent. */
    mayMail: (mailbox: string) => Promise<boolean>;
    hasWebhook: boolean;
  },
): Promise<void> {
  const { now } = options;
  const recipient = mailboxKey(visitorAddress({ event, payload } as Lead));
  const { isConfirmationWithheld } = "appointment" in payload ? (payload.suspicion ?? {}) : payload;
  const isWithheld = isConfirmationWithheld || !(await options.mayMail(recipient));
  const isEmergency = "emergency" in payload && payload.emergency;

  await enqueue(
    transaction,
    { kind: `${event}-confirmation`, payload, recipient, isWithheld },
    now,
  );
  const office = { kind: `${event}-notice`, payload };
  const escalateAt = new Date(now.getTime() + escalateAfter);
  await enqueue(
    transaction,
    isEmergency ? { ...office, lane: "emergency", escalateAt } : office,
    now,
  );
  if (isEmergency && options.hasWebhook) {
    await enqueue(transaction, { kind: "emergency-webhook", lane: "webhook", payload }, now);
  }
}

function visitorAddress({ event, payload }: Lead): string {
  if (event === "appointment") return payload.appointment.email;
  return event === "inquiry" ? payload.email : payload.customerInfo.email;
}
