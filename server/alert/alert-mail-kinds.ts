import { burstInWords } from "#domain/lead/emergency-burst.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import type { Contact, OfficeHook, OfficeMail, OutboxKind } from "#server/mail/kinds.ts";
import { textsNotConfigured } from "#server/mail/text-provider.ts";
import {
  type AppointmentChange,
  appointmentChangeMail,
  timeText,
} from "./appointment-change-mail.tsx";
import {
  type AppointmentChangeText,
  sendAppointmentChangeText,
} from "./appointment-change-text.ts";
import { type EmergenciesAlert, emergenciesAlertMail } from "./emergencies-alert-mail.tsx";
import { type EmergenciesText, sendEmergenciesText } from "./emergencies-text.ts";
import { type LeadAlert, leadAlertMail } from "./lead-alert-mail.tsx";
import { type LeadText, sendLeadText } from "./lead-text.ts";
import { type MailHaltText, sendMailHaltText } from "./mail-halt-text.ts";
import { type WaitingAlert, waitingAlertMail } from "./waiting-alert-mail.tsx";
import { sendWaitingText, type WaitingText } from "./waiting-text.ts";

const leadAlertKind: OfficeMail<LeadAlert> = {
  version: 1,
  to: "office",
  lane: ({ emergency }) => (emergency ? "emergency" : "ordinary"),
  lead: { person: ({ person }) => person, about: ({ what }) => `alert, ${what}` },
  render: leadAlertMail,
};

const leadTextKind: OfficeHook<LeadText> = {
  version: 1,
  to: "office",
  lane: () => "webhook",
  async call(text, delivery, { alertSms, siteUrl }) {
    if (!alertSms) throw textsNotConfigured();
    return sendLeadText(text, { ...delivery, provider: alertSms, siteUrl });
  },
};

const waitingAlertKind: OfficeMail<WaitingAlert> = {
  version: 1,
  to: "office",
  lane: () => "ordinary",
  lead: null,
  render: waitingAlertMail,
};

const waitingTextKind: OfficeHook<WaitingText> = {
  version: 1,
  to: "office",
  lane: () => "webhook",
  async call(text, delivery, { alertSms, siteUrl }) {
    if (!alertSms) throw textsNotConfigured();
    return sendWaitingText(text, { ...delivery, provider: alertSms, siteUrl });
  },
};

const emergenciesAlertKind: OfficeMail<EmergenciesAlert> = {
  version: 1,
  to: "office",
  lane: () => "emergency",
  lead: {
    person: ({ emergencies }) => emergencies[0]?.person ?? nobody,
    about: ({ emergencies, isAgain }) =>
      `alert, ${burstInWords({ count: emergencies.length, isAgain })}, of which this is the first`,
  },
  list: {
    people: ({ emergencies }) => emergencies.map(({ person }) => person),
    without({ emergencies, ...alert }, isErased) {
      const left = emergencies.filter(({ person }) => !isErased(person));
      return left.length > 0 ? { ...alert, emergencies: left } : null;
    },
  },
  render: emergenciesAlertMail,
};

const nobody: Contact = { name: "", email: "", phone: "", address: "" };

const emergenciesTextKind: OfficeHook<EmergenciesText> = {
  version: 1,
  to: "office",
  lane: () => "webhook",
  async call(text, delivery, { alertSms, siteUrl }) {
    if (!alertSms) throw textsNotConfigured();
    return sendEmergenciesText(text, { ...delivery, provider: alertSms, siteUrl });
  },
};

const mailHaltTextKind: OfficeHook<MailHaltText> = {
  version: 1,
  to: "office",
  lane: () => "webhook",
  async call(text, delivery, { alertSms, siteUrl, profile }) {
    if (!alertSms) throw textsNotConfigured();
    return sendMailHaltText(text, { ...delivery, provider: alertSms, siteUrl }, profile.timeZone);
  },
};

const appointmentChangeKind: OfficeMail<AppointmentChange> = {
  version: 1,
  to: "office",
  lane: () => "ordinary",
  lead: {
    person: ({ person }) => person,
    about: ({ heading, time }) => `${heading}, ${timeText(time)}`,
  },
  render: appointmentChangeMail,
};

const appointmentChangeTextKind: OfficeHook<AppointmentChangeText> = {
  version: 1,
  to: "office",
  lane: () => "webhook",
  async call(text, delivery, { alertSms, siteUrl }) {
    if (!alertSms) throw textsNotConfigured();
    return sendAppointmentChangeText(text, { ...delivery, provider: alertSms, siteUrl });
  },
};

/** What alerts queue, by the names under which the outbox knows it. */
export const alertMailKinds = {
  "lead-alert": leadAlertKind,
  "lead-text": leadTextKind,
  "waiting-alert": waitingAlertKind,
  "waiting-text": waitingTextKind,
  "emergencies-alert": emergenciesAlertKind,
  "emergencies-text": emergenciesTextKind,
  "mail-halt-text": mailHaltTextKind,
  "appointment-change": appointmentChangeKind,
  "appointment-change-text": appointmentChangeTextKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
