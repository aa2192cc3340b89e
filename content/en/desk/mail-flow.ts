import type { DeliveryError } from "#domain/lead/mail-flow.ts";

/** Why mails do not go out, after a colon. */
const reasons: Record<DeliveryError, string> = {
  "login refused": "the mail server refuses our login",
  "certificate refused": "the mail server's certificate cannot be trusted",
  "no connection": "the mail server cannot be reached",
  "no answer": "the mail server does not answer",
  "server has trouble": "the mail server has trouble",
  "folder not writable": "the folder for mails cannot be written",
  unknown: "we do not know why",
};

/**
 * What staff have to know while no mail goes out, at the desk and as a text. `since` is a time such as `2:10 PM`, or a
 * day and a time.
 */
export function mailsHalted(since: string, error: DeliveryError): string {
  return `Mails have not been going out since ${since}: ${reasons[error]}. Leads are safe; call people instead.`;
}

/** What staff have to know while mails are held after a restore. `since` is as in `mailsHalted`. */
export function mailsHeld(since: string): string {
  return `Mails and texts have been held since ${since}, when a backup was restored: call people instead. Whoever runs the site releases them with “site mail release”.`;
}
