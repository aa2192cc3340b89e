import type { InquiryBody, InquiryResponse } from "#domain/inquiry/inquiry-contract.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { SentFrom } from "#server/call/submission.ts";
import type { CallResponse } from "#server/idempotency/idempotent-call.ts";
import type { NewLead } from "#server/lead/arrivals.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { QueuedForOffice } from "#server/mail/enqueue.ts";
import type { FormSigns } from "#server/spam/form-signs.ts";
import type { LeadMails, QueueLeadMails } from "#server/submission/queue-lead-mails.ts";
import type { Submissions } from "#server/submission/submissions.ts";
import { type StoredInquiry, storeInquiry } from "./inquiries.ts";
import { inquiryMailKinds } from "./inquiry-mail-kinds.ts";

/** Milliseconds after which an undelivered emergency goes to the office as well. */
const escalateAfter = 120_000;

export type InquiryServices = ReturnType<typeof createInquiryServices>;

export function createInquiryServices(parts: {
  limits: Limits;
  submissions: Submissions;
  queueLeadMails: QueueLeadMails;
  signsOf: FormSigns["signsOf"];
  /** Whether emergencies are also posted to another system. */
  hasWebhook: boolean;
}) {
  const { limits, submissions, queueLeadMails, hasWebhook } = parts;

  /** The office's mail; for an emergency, the mail to the address on call and the webhook. */
  function noticesOf(stored: StoredInquiry, now: Date): QueuedForOffice<typeof inquiryMailKinds>[] {
    if (!stored.emergency) return [{ kind: "inquiry-notice", payload: stored }];
    const escalateAt = new Date(now.getTime() + escalateAfter);
    return [
      { kind: "inquiry-notice", payload: stored, escalateAt },
      ...(hasWebhook ? [{ kind: "emergency-webhook" as const, payload: stored }] : []),
    ];
  }

  return {
    /** Stores an inquiry and mails the office, or the address on call, and the visitor. */
    submit(sent: SentFrom, inquiry: InquiryBody): Promise<CallResponse<InquiryResponse>> {
      const { network } = sent;
      const { emergency } = inquiry;
      // Emergencies have a limit of their own.
      const run = emergency ? submissions.submit : submissions.submitLimited;
      return run(sent, async (transaction) => {
        const mailbox = mailboxKey(inquiry.email);
        if (emergency) await limits.emergency(transaction, { network, mailbox });
        else await limits.inquiry(transaction, network);
        const burst = emergency ? await limits.emergencyBurst(transaction, network) : null;
        const signs = parts.signsOf(inquiry);
        const stored = await storeInquiry(transaction, inquiry, signs);
        const lead: LeadMails<typeof inquiryMailKinds> = {
          kinds: inquiryMailKinds,
          change: {
            arrived: { ...leadOf(stored), cameFrom: inquiry.cameFrom, ...(burst && { burst }) },
          },
          photos: inquiry.photos,
          email: stored.email,
          confirmation: { kind: "inquiry-confirmation", payload: stored },
          notices: noticesOf(stored, signs.now),
        };
        await queueLeadMails(transaction, lead, { network });
        return { status: 201, body: { success: true, requestId: stored.id } };
      });
    },
  };
}

function leadOf(inquiry: StoredInquiry): NewLead {
  const { id, subject, message, asked, emergency } = inquiry;
  return {
    kind: "inquiry",
    sourceId: id,
    source: emergency ? "emergency" : "contact",
    person: inquiry,
    subject,
    message,
    ...(asked && { asked }),
    emergency,
    suspicion: inquiry,
  };
}
