/** What the outbox can hold, by the name that its rows have (server/services/mail-kinds.ts). */
export const mailKindNames = [
  "appointment-confirmation",
  "appointment-notice",
  "inquiry-confirmation",
  "inquiry-notice",
  "inquiry-escalation",
  "assessment-confirmation",
  "assessment-notice",
  "lead-alert",
  "lead-text",
  "desk-letter",
  "dead-mails",
  "emergency-webhook",
  "sign-in",
  "staff-invitation",
] as const;

export type MailKindName = (typeof mailKindNames)[number];

/** Whether this release knows a row's kind: a newer one may have stored it. */
export function isMailKindName(name: string): name is MailKindName {
  return mailKindNames.some((known) => known === name);
}
