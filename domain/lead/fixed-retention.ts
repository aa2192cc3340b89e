/**
 * How long data is kept that no setting at the desk covers. Apart from the contract with the settings, so that a page
 * that states these periods does not load the schema library.
 */
export const fixedRetention = {
  /** A quiz that nobody put a name to. */
  anonymousAssessmentMonths: 24,
  /** The key by which a repeated submission is recognized. */
  submissionKeyDays: 1,
  /** The provider's id of a text that came in, by which a second delivery of it is recognized. */
  incomingTextIdDays: 30,
  /** The digest of a mail that came in, likewise. */
  incomingMailDays: 90,
  /** Which time was freed, and to whose appointment it was offered. Longer than anybody books ahead. */
  freedTimeDays: 40,
  /** What was sent to a webhook, and what its program answered. */
  webhookLogDays: 30,
} as const;
