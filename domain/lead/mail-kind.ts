/** Names of everything the outbox can hold (server/outbox/mail-kinds.ts). */
export const mailKindNames = [
  "appointment-confirmation",
  "appointment-notice",
  "booking-pending",
  "booking-let-go",
  "booking-burst",
  "appointment-rescheduled",
  "appointment-reminder",
  "inspector-on-the-way",
  "earlier-offer",
  "inquiry-confirmation",
  "inquiry-notice",
  "inquiry-escalation",
  "assessment-confirmation",
  "assessment-notice",
  "lead-alert",
  "lead-text",
  "waiting-alert",
  "waiting-text",
  "emergencies-alert",
  "emergencies-text",
  "mail-halt-text",
  "appointment-change",
  "appointment-change-text",
  "week-numbers",
  "desk-letter",
  "my-roof-link",
  "roof-report",
  "project-question",
  "roof-estimate",
  "roof-revoked",
  "estimate-reminder",
  "person-text",
  "dead-mails",
  "backup-trouble",
  "busy-calendar",
  "busy-calendar-notice",
  "webhook-off",
  "mailbox-test",
  "emergency-webhook",
  "sign-in",
  "staff-proof",
  "staff-invitation",
] as const;

export type MailKindName = (typeof mailKindNames)[number];

/** Whether this release knows a kind; a newer release may have stored the row. */
export function isMailKindName(name: string): name is MailKindName {
  return mailKindNames.some((known) => known === name);
}
