import type { MailKind, OfficeHook, OfficeMail, PersonMail } from "#server/mail/kinds.ts";
import { type EmergencyAlert, postEmergency } from "./emergency-webhook.ts";
import type { StoredInquiry } from "./inquiries.ts";
import { inquiryConfirmation, inquiryEscalation, inquiryNotice } from "./inquiry-mails.tsx";

const ofInquiries = {
  version: 1,
  lead: {
    person: (inquiry) => inquiry,
    about: ({ subject }) => subject,
  },
} satisfies Partial<MailKind<StoredInquiry>>;

export const inquiryConfirmationKind: PersonMail<StoredInquiry> = {
  ...ofInquiries,
  lane: () => "ordinary",
  to: "person",
  purpose: () => "receipt",
  appointment: () => null,
  render: inquiryConfirmation,
};

export const inquiryNoticeKind: OfficeMail<StoredInquiry> = {
  ...ofInquiries,
  lane: ({ emergency }) => (emergency ? "emergency" : "ordinary"),
  to: "office",
  showsPhotos: true,
  render: inquiryNotice,
};

export const inquiryEscalationKind: OfficeMail<StoredInquiry> = {
  ...ofInquiries,
  lane: () => "emergency",
  to: "office",
  showsPhotos: true,
  render: inquiryEscalation,
};

export const emergencyWebhookKind: OfficeHook<EmergencyAlert> = {
  version: 1,
  to: "office",
  lane: () => "webhook",
  async call(alert, delivery, { emergencyWebhook }) {
    if (!emergencyWebhook) throw new Error("the emergency webhook is no longer configured");
    await postEmergency(alert, { ...delivery, ...emergencyWebhook });
  },
};
