import type { BounceReason } from "#domain/lead/bounce.ts";
import type { TextLoss } from "#domain/text/text-report.ts";

/** Why a mail came back, after a colon. */
export const bounceReasonTexts: Record<BounceReason, string> = {
  "no mailbox": "no such mailbox",
  "no domain": "no such domain after the @",
  "mailbox full": "the mailbox is full",
  "too large": "too large for their mail server",
  refused: "their mail server does not accept it",
  "not reached": "their mail server could not be reached for days",
  unknown: "their mail server does not say why",
};

/** `The email to ann@example.com came back: no such mailbox` */
export function bouncedText({ to, reason }: { to: string; reason: BounceReason }): string {
  return `The email${to && ` to ${to}`} came back: ${bounceReasonTexts[reason]}`;
}

/** Why a text did not arrive, after a colon. */
export const textLossTexts: Record<TextLoss, string> = {
  unreachable: "the phone is off or out of reach",
  blocked: "the phone does not take texts from us",
  "unknown number": "no such number",
  landline: "the number is a landline, or cannot get texts",
  filtered: "their carrier filtered it as spam",
  "opted out": "they have asked us not to text them",
  unregistered: "our own number is not registered for texts to the United States",
  unknown: "the text provider does not say why",
};

/** `The text to (703) 555-0142 did not arrive: no such number` */
export function textLostText({ to, reason }: { to: string; reason: TextLoss }): string {
  return `The text${to && ` to ${to}`} did not arrive: ${textLossTexts[reason]}`;
}
