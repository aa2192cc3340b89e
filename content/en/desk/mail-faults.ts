import type { MailFault, PlainFault } from "#domain/lead/mail-fault.ts";
import { textLossOf } from "#domain/text/text-report.ts";
import { bounceReasonTexts, textLossTexts } from "./bounces.ts";

const noAnswer = "The mail server did not answer.";

const plainFaults: Record<PlainFault, string> = {
  interrupted: "Sending was interrupted by a restart. It is tried again by itself.",
  "out-of-time": noAnswer,
  unreadable: "What is stored of it is damaged.",
  "newer-release": "A newer release of the site has to send it.",
  "not-configured": "What it needs is no longer configured.",
  dropped: "It was waiting when the backup was made, and was dropped when mails were released.",

  "text-unanswered": "The text provider did not say whether it sent it. It is not sent twice.",
  "mail-unanswered": "The mail server did not say whether it took it. It is not sent twice.",
  "text-too-late": "It could not be texted in time, and later is of no use.",
  "text-too-late-after-quiet-hours": "By 8:00 AM, when it could have been sent, it was of no use.",
  "opted-out": "They have asked us not to text them.",
  landline: "Their number is a landline, or cannot get texts.",
  "other-system-silent": "The other system did not answer.",

  "unwritable-mailbox":
    "Our mail server cannot send to an address with letters like these. Please call instead.",

  "login-refused": "The mail server does not accept our password.",
  "no-domain": "The mail server says there is no such domain after the @.",
  "no-mailbox": "The mail server says there is no such mailbox.",
  "mailbox-full": "The mail server says the mailbox is full.",
  "mail-too-large": "The mail server says the email is too large.",
  "mail-unwelcome": "The mail server took it for spam, or does not accept mail from us.",
  "try-later": "The mail server asks us to try later.",
  "insecure-connection": "The connection to the mail server is not secure.",
  "mail-server-not-found": "The mail server's name was not found. Is our connection down?",
  "mail-server-silent": noAnswer,
  "mail-refused": "The mail server refused it for good.",
  "mail-server-in-trouble": "The mail server has trouble and asks us to try later.",

  unknown:
    "It could not be sent, for a reason that we do not know. Whoever runs the site can look.",
};

/** Why a mail or a text waits or is dead, in one or two sentences that quote nobody. The row keeps the original. */
export function mailFaultText(fault: MailFault): string {
  switch (fault.kind) {
    case "came-back":
      return `It came back: ${bounceReasonTexts[fault.reason]}.`;
    case "text-lost":
      return `It did not arrive: ${textLossTexts[textLossOf(fault.code)]}.`;
    case "text-provider-answered":
      return textProviderText(fault.status);
    case "webhook-answered":
      return `The system that emergencies are posted to answered with an error (${fault.status}).`;
    default:
      return plainFaults[fault.kind];
  }
}

function textProviderText(status: number): string {
  if (status === 401 || status === 403)
    return "The text provider does not accept our account or its password.";
  if (status >= 400 && status <= 499)
    return "The text provider does not send to this number, or from ours.";
  return `The text provider answered with an error (${status}).`;
}
