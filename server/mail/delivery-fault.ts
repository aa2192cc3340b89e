/** Why an attempt failed, as far as it decides what happens next. */
export type DeliveryFault =
  /** The mail server or the network has trouble: later it may work. */
  | "passing"
  /** The mail server does not want this mail, and says that it never will. */
  | "refused"
  /** The whole mail was handed over and nobody said whether it was taken. */
  | "unanswered";

/** Thrown by a call to another system that has said that it never will do this. */
export class RefusedForGood extends Error {}

/** Commands whose 5xx is about this mail. Before them, a 5xx is about us: our name, TLS, password. */
const commandsOfOneMail = ["MAIL FROM", "RCPT TO", "DATA"];

/** 530, 534, 535 and 538: who we are is the trouble, whatever command it is said to (RFC 4954). */
const isAboutLogin = (reply: number) => reply >= 530 && reply <= 539;

/**
 * Reads what a transport threw (RFC 5321, section 4.2.1). `isHandedOver`: the end of the message had
 * been sent before.
 */
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
