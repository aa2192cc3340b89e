import type { MailKindName } from "#domain/lead/mail-kind.ts";
import { NotSent } from "#server/mail/delivery-fault.ts";
import type {
  MailKind,
  OfficeHook,
  OfficeMail,
  OutboxKind,
  PersonMail,
} from "#server/mail/kinds.ts";
import { type EmergencyAlert, postEmergency } from "./emergency-webhook.ts";
import { inquiryConfirmation, inquiryEscalation, inquiryNotice } from "./inquiry-mails.tsx";
import type { StoredInquiry } from "./stored-inquiry.ts";

const ofInquiries = {
  version: 1,
  lead: {
    person: (inquiry) => inquiry,
    about: ({ subject }) => subject,
  },
} satisfies Partial<MailKind<StoredInquiry>>;

const inquiryConfirmationKind: PersonMail<StoredInquiry> = {
  ...ofInquiries,
  lane: () => "ordinary",
  to: "person",
  purpose: () => "receipt",
  appointment: () => null,
  roofLink: "line",
  render: inquiryConfirmation,
};

const inquiryNoticeKind: OfficeMail<StoredInquiry> = {
  ...ofInquiries,
  lane: ({ emergency }) => (emergency ? "emergency" : "ordinary"),
  to: "office",
  showsPhotos: true,
  render: inquiryNotice,
};

const inquiryEscalationKind: OfficeMail<StoredInquiry> = {
  ...ofInquiries,
  lane: () => "emergency",
  to: "office",
  showsPhotos: true,
  render: inquiryEscalation,
};

const emergencyWebhookKind: OfficeHook<EmergencyAlert> = {
  version: 1,
  to: "office",
  lane: () => "webhook",
  async call(alert, delivery, { emergencyWebhook }) {
    if (!emergencyWebhook) {
      throw new NotSent(
        { kind: "not-configured" },
        "the emergency webhook is no longer configured",
      );
    }
    await postEmergency(alert, { ...delivery, ...emergencyWebhook });
  },
};

/** What is sent about an inquiry, by the names under which the outbox knows it. */
export const inquiryMailKinds = {
  "inquiry-confirmation": inquiryConfirmationKind,
  "inquiry-notice": inquiryNoticeKind,
  "inquiry-escalation": inquiryEscalationKind,
  "emergency-webhook": emergencyWebhookKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
