/** What a text to a person is. Rows outlive releases, so a name must never change its meaning. */
export const textKinds = [
  "desk",
  "reminder",
  "on-the-way",
  "answered",
  "stopped",
  "restarted",
  "help",
] as const;

export type TextKind = (typeof textKinds)[number];

/** Kinds that answer a text of the person's: they need no consent, and are sent at any hour. */
const replies: readonly TextKind[] = ["answered", "stopped", "restarted", "help"];

export function isReply(kind: TextKind): boolean {
  return replies.includes(kind);
}

/** How somebody let us know that they want texts, or no more. */
export const consentWays = ["booking", "appointment", "desk", "text"] as const;

export type ConsentWay = (typeof consentWays)[number];

export type ConsentState = "consented" | "revoked";

/** Why a text cannot be sent to a person now. */
export const textObstacles = ["no-provider", "no-number", "no-consent", "opted-out"] as const;

export type TextObstacle = (typeof textObstacles)[number];
