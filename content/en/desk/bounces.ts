import type { BounceReason } from "#domain/lead/bounce.ts";

/** Why a mail came back, after a colon. */
const bounceReasonTexts: Record<BounceReason, string> = {
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
