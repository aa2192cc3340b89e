import type { MailKindName } from "#domain/lead/mail-kind.ts";
import { alertMailKinds } from "#server/alert/alert-mail-kinds.ts";
import { appointmentMailKinds } from "#server/appointment/appointment-mail-kinds.ts";
import { assessmentMailKinds } from "#server/assessment/assessment-mail-kinds.ts";
import { backupKinds } from "#server/backup/backup-trouble-mail.tsx";
import { burstMailKinds } from "#server/bursts/pending-mails.tsx";
import { mailboxTestKinds } from "#server/business/mailbox-test-mail.tsx";
import { busyCalendarKinds } from "#server/busy-calendar/busy-calendar-mails.tsx";
import { revokedMailKinds } from "#server/draft/revoked-mail.tsx";
import { offerKinds } from "#server/earlier/offer-mail.tsx";
import { estimateMailKinds } from "#server/estimate/estimate-mail.tsx";
import { inquiryMailKinds } from "#server/inquiry/inquiry-mail-kinds.ts";
import { letterKinds } from "#server/lead-desk/desk-letter.tsx";
import type { OutboxKind } from "#server/mail/kinds.ts";
import { myRoofMailKinds } from "#server/my-roof/my-roof-mail-kinds.ts";
import { numberKinds } from "#server/numbers/week-numbers-mail.tsx";
import { projectMailKinds } from "#server/project/project-mail.tsx";
import { reminderMailKinds } from "#server/reminders/reminder-mail-kinds.ts";
import { reportMailKinds } from "#server/report/report-mail.tsx";
import { rescheduledKinds } from "#server/rescheduling/rescheduled-mail.tsx";
import { staffMailKinds } from "#server/staff/staff-mail-kinds.ts";
import { webhookMailKinds } from "#server/webhook/webhook-mails.tsx";
import { deadMailsKind } from "./dead-mails-mail.tsx";

export type MailKinds = typeof mailKinds;

/**
 * Every kind of row in the outbox, by name; a room queues its own. Rows outlive releases, so a name must never change its
 * meaning.
 */
export const mailKinds = {
  ...alertMailKinds,
  ...appointmentMailKinds,
  ...assessmentMailKinds,
  ...backupKinds,
  ...burstMailKinds,
  ...busyCalendarKinds,
  ...inquiryMailKinds,
  ...mailboxTestKinds,
  ...letterKinds,
  ...myRoofMailKinds,
  ...numberKinds,
  ...offerKinds,
  ...reminderMailKinds,
  ...reportMailKinds,
  ...projectMailKinds,
  ...estimateMailKinds,
  ...revokedMailKinds,
  ...rescheduledKinds,
  ...staffMailKinds,
  ...webhookMailKinds,
  "dead-mails": deadMailsKind,
} satisfies Record<MailKindName, OutboxKind>;
