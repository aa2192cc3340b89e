import type { MailKindName } from "#domain/lead/mail-kind.ts";
import { alertMailKinds } from "#server/alert/alert-mail-kinds.ts";
import {
  appointmentConfirmationKind,
  appointmentNoticeKind,
} from "#server/appointment/appointment-mail-kinds.ts";
import { earlierOfferKind } from "#server/appointment/earlier/offer-mail.tsx";
import {
  bookingBurstKind,
  letGoKind,
  pendingBookingKind,
} from "#server/appointment/pending-mails.tsx";
import { inspectorOnTheWayKind } from "#server/appointment/reminders/on-the-way-mail.tsx";
import { appointmentReminderKind } from "#server/appointment/reminders/reminder-mail.tsx";
import { appointmentRescheduledKind } from "#server/appointment/rescheduling/rescheduled-mail.tsx";
import {
  assessmentConfirmationKind,
  assessmentNoticeKind,
} from "#server/assessment/assessment-mail-kinds.ts";
import {
  emergencyWebhookKind,
  inquiryConfirmationKind,
  inquiryEscalationKind,
  inquiryNoticeKind,
} from "#server/inquiry/inquiry-mail-kinds.ts";
import { deskLetterKind } from "#server/lead/lead-mail-kinds.ts";
import { weekNumbersKind } from "#server/lead/week-numbers-mail.tsx";
import { deadMailsKind } from "#server/mail/dead-mails-mail.tsx";
import type { OutboxKind } from "#server/mail/kinds.ts";
import { invitationKind, signInKind } from "#server/staff/staff-mail-kinds.ts";
import { personTextKind } from "./person-text.ts";

export type MailKinds = typeof mailKinds;

/** Every kind of row in the outbox, by name. Rows outlive releases, so a name must never change its meaning. */
export const mailKinds = {
  "appointment-confirmation": appointmentConfirmationKind,
  "appointment-notice": appointmentNoticeKind,
  "booking-pending": pendingBookingKind,
  "booking-let-go": letGoKind,
  "booking-burst": bookingBurstKind,
  "appointment-rescheduled": appointmentRescheduledKind,
  "appointment-reminder": appointmentReminderKind,
  "inspector-on-the-way": inspectorOnTheWayKind,
  "earlier-offer": earlierOfferKind,
  "inquiry-confirmation": inquiryConfirmationKind,
  "inquiry-notice": inquiryNoticeKind,
  "inquiry-escalation": inquiryEscalationKind,
  "assessment-confirmation": assessmentConfirmationKind,
  "assessment-notice": assessmentNoticeKind,
  "lead-alert": alertMailKinds["lead-alert"],
  "lead-text": alertMailKinds["lead-text"],
  "waiting-alert": alertMailKinds["waiting-alert"],
  "waiting-text": alertMailKinds["waiting-text"],
  "emergencies-alert": alertMailKinds["emergencies-alert"],
  "emergencies-text": alertMailKinds["emergencies-text"],
  "mail-halt-text": alertMailKinds["mail-halt-text"],
  "appointment-change": alertMailKinds["appointment-change"],
  "appointment-change-text": alertMailKinds["appointment-change-text"],
  "week-numbers": weekNumbersKind,
  "desk-letter": deskLetterKind,
  "person-text": personTextKind,
  "dead-mails": deadMailsKind,
  "emergency-webhook": emergencyWebhookKind,
  "sign-in": signInKind,
  "staff-invitation": invitationKind,
} satisfies Record<MailKindName, OutboxKind>;
