import type {
  EmergencyNews,
  InquiryBody,
  InquiryResponse,
} from "#domain/inquiry/inquiry-contract.ts";
import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { SentFrom } from "#server/call/sent-from.ts";
import type { Connection } from "#server/database/connection.ts";
import type { CallResponse } from "#server/idempotency/idempotent-call.ts";
import type { NewLead } from "#server/lead/arrivals.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { QueuedForOffice } from "#server/mail/enqueue.ts";
import { Refusal } from "#server/refusal.ts";
import type { FormSigns } from "#server/spam/form-signs.ts";
import type { LeadMails, QueueLeadMails } from "#server/submission/queue-lead-mails.ts";
import type { Submissions } from "#server/submission/submissions.ts";
import { isId } from "#server/unguessable-id.ts";
import { emergencyNews } from "./emergency-news.ts";
import { inquiryMailKinds } from "./inquiry-mail-kinds.ts";
import { type StoredInquiry, storeInquiry } from "./stored-inquiry.ts";

/** Milliseconds after which an undelivered emergency goes to the office as well. */
const escalateAfter = 120_000;

type Deps = {
  connection: Connection;
  limits: Limits;
  submissions: Submissions;
  queueLeadMails: QueueLeadMails;
  signsOf: FormSigns["signsOf"];
  /** Whether emergencies are also posted to another system. */
  hasWebhook: boolean;
};

export type InquiryServices = ReturnType<typeof createInquiryServices>;

/** Messages to the office, and what became of emergencies. */
export function createInquiryServices(deps: Deps) {
  return {
    submit: (sent: SentFrom, inquiry: InquiryBody) => submit(deps, sent, inquiry),

    /** What has become of an emergency. @throws Refusal 404 for anything else. */
    async newsOf(id: string): Promise<EmergencyNews> {
      const news = isId(id) ? await emergencyNews(deps.connection.database, id) : undefined;
      if (!news) throw new Refusal(404, "We cannot find this request.");
      return news;
    },
  };
}

/** Stores an inquiry and mails the office, or the address on call, and the visitor. */
function submit(
  deps: Deps,
  sent: SentFrom,
  inquiry: InquiryBody,
): Promise<CallResponse<InquiryResponse>> {
  const { limits, submissions, queueLeadMails, hasWebhook } = deps;
  const { network, program } = sent;
  const { emergency } = inquiry;
  // Emergencies have a limit of their own, and so have programs.
  const run = emergency || program ? submissions.submit : submissions.submitLimited;
  return run(sent, async (transaction) => {
    const mailbox = mailboxKey(inquiry.email);
    if (emergency) await limits.emergency(transaction, { network, mailbox });
    else if (program) await limits.tokenLead(transaction, program.token);
    else await limits.inquiry(transaction, network);
    const burst = emergency ? await limits.emergencyBurst(transaction, network) : null;
    const signs = deps.signsOf(inquiry);
    const stored = await storeInquiry(transaction, inquiry, signs);
    const lead: LeadMails<typeof inquiryMailKinds> = {
      kinds: inquiryMailKinds,
      change: {
        arrived: { ...leadOf(stored), cameFrom: inquiry.cameFrom, ...(burst && { burst }) },
      },
      photos: inquiry.photos,
      email: stored.email,
      confirmation: { kind: "inquiry-confirmation", payload: stored },
      notices: noticesOf(stored, { hasWebhook, now: signs.now }),
    };
    await queueLeadMails(transaction, lead, { network });
    return { status: 201, body: { success: true, requestId: stored.id } };
  });
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

/** The office's mail; for an emergency, the mail to the address on call and the webhook. */
function noticesOf(
  stored: StoredInquiry,
  { hasWebhook, now }: { hasWebhook: boolean; now: Date },
): QueuedForOffice<typeof inquiryMailKinds>[] {
  if (!stored.emergency) return [{ kind: "inquiry-notice", payload: stored }];
  const escalateAt = new Date(now.getTime() + escalateAfter);
  return [
    { kind: "inquiry-notice", payload: stored, escalateAt },
    ...(hasWebhook ? [{ kind: "emergency-webhook" as const, payload: stored }] : []),
  ];
}
