import type { HookKind, MailKind } from "#server/mail/kinds.ts";
import { type LeadAlert, leadAlertMail } from "./lead-alert-mail.tsx";
import { type LeadText, sendLeadText } from "./lead-text.ts";

export const leadAlertKind: MailKind<LeadAlert> = {
  version: 1,
  to: "office",
  lane: ({ emergency }) => (emergency ? "emergency" : "ordinary"),
  lead: { person: ({ person }) => person, about: ({ what }) => `alert, ${what}` },
  render: leadAlertMail,
};

export const leadTextKind: HookKind<LeadText> = {
  version: 1,
  lane: () => "webhook",
  async call(text, delivery, { alertSms, siteUrl }) {
    if (!alertSms) throw new Error("texts are no longer configured");
    await sendLeadText(text, { ...delivery, provider: alertSms, siteUrl });
  },
};
