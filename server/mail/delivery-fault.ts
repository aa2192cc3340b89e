import { mailFaultText } from "#content/en/desk/mail-faults.ts";
import type { MailFault } from "#domain/lead/mail-fault.ts";
import { saysNoMailbox } from "#domain/lead/mail-server-answer.ts";
import type { MailRefusal } from "#server/database/schema/delivery-tables.ts";

/** Why an attempt failed; decides what happens next. */
export type DeliveryFault =
  /** The mail server or the network has a problem that may pass. */
  | "passing"
  /** The mail server permanently refuses this mail. */
  | "refused"
  /** The whole mail was handed over, and no answer says whether it was accepted. */
  | "unanswered";

/** An error of our own: it says as data why something is not sent, and in `message` what whoever runs the site may want to know. */
export class NotSent extends Error {
  readonly fault: MailFault;

  constructor(fault: MailFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** Thrown when another system says that it will never accept a request. */
export class RefusedForGood extends NotSent {}

/** Thrown when our mail server cannot send to a mailbox with letters beyond ASCII before the @ (RFC 6531). */
export class UnwritableMailbox extends RefusedForGood {
  constructor(options?: ErrorOptions) {
    const fault: MailFault = { kind: "unwritable-mailbox" };
    // The office is mailed it.
    super(fault, mailFaultText(fault), options);
  }
}

/** Thrown when something must not be sent anymore, however often it is tried. */
export class GivenUp extends NotSent {}

/** Thrown when what a row says is no longer true: it is deleted, as if it had never been queued. */
export class Unwanted extends Error {}

/** Thrown when something is not to be sent before another moment. It is no failure. */
export class Postponed extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super(`not before ${until.toISOString()}`);
    this.until = until;
  }
}

/** Commands whose 5xx answer is about this mail. Before them it is about us: our name, TLS or password. */
const commandsOfOneMail = ["MAIL FROM", "RCPT TO", "DATA"];

/** 530 to 539 are about our login, whatever the command (RFC 4954). */
const isAboutLogin = (reply: number) => reply >= 530 && reply <= 539;

/** An enhanced status code (RFC 3463) in an answer, such as `550 5.1.1 ...`. */
const enhancedCode = /^(?:\d{3}[ -])?(5\.\d{1,3}\.\d{1,3})\b/m;
/** Says that there is no such mailbox. 5.1.7 and 5.1.8 are about our own address. */
const isNoMailbox = /^5\.(?:1\.(?![78]$)\d+|2\.1)$/;

/**
 * What a mail server has refused for good: the recipient, whose mailbox does not exist or takes nothing, or the mail. A
 * relay that refuses to serve us answers at the same command, and says nothing about the recipient.
 */
export function refusalOf(error: unknown): MailRefusal {
  if (error instanceof UnwritableMailbox) return "recipient";
  const { command, responseCode, response, message = "" } = error as RefusedMail;
  if (command !== "RCPT TO") return "message";
  const answer = response ?? message;
  const code = enhancedCode.exec(answer)?.[1];
  if (code) return refusalOfCode(code);
  return responseCode === 550 && saysNoMailbox.test(answer) ? "recipient" : "message";
}

/** The same by the code of an answer that is for good, such as `5.1.1`. */
export function refusalOfCode(code: string): MailRefusal {
  return isNoMailbox.test(code) ? "recipient" : "message";
}

/** Non-ASCII mailboxes are not permitted, or mails that name them are not passed on (RFC 6531, section 3.5). */
const isAboutLetters = /^5\.6\.(?:7|9|10)$/;

/** Whether a mail server refuses a mail because its recipient's mailbox has letters beyond ASCII. */
export function refusesLetters(error: unknown): boolean {
  const { command, response = "" } = error as RefusedMail;
  const isAboutRecipient = command === "RCPT TO" || command === "DATA";
  return isAboutRecipient && isAboutLetters.test(enhancedCode.exec(response)?.[1] ?? "");
}

type RefusedMail = { command?: string; responseCode?: number; response?: string; message?: string };

/** Classifies a transport's error (RFC 5321, section 4.2.1). `isHandedOver`: the end of the message had been sent. */
export function faultOf(error: unknown, isHandedOver: boolean): DeliveryFault {
  if (error instanceof RefusedForGood) return "refused";
  const { responseCode: reply, command } = error as { responseCode?: number; command?: string };
  if (typeof reply !== "number") return isHandedOver ? "unanswered" : "passing";
  const isPermanent =
    reply >= 500 &&
    reply <= 599 &&
    !isAboutLogin(reply) &&
    commandsOfOneMail.includes(command ?? "");
  return isPermanent ? "refused" : "passing";
}
