import type { WritingPurpose } from "#domain/lead/writing-rules.ts";

/** What a text to a person is. Rows outlive releases, so a name must never change its meaning. */
export const textKinds = [
  "desk",
  "reminder",
  "confirm",
  "on-the-way",
  "answered",
  "booked",
  "moved",
  "rescheduled",
  "canceled",
  "report",
  "stopped",
  "restarted",
  "help",
] as const;

export type TextKind = (typeof textKinds)[number];

/** What each is for, which decides who gets it. */
export const textPurposes: Readonly<Record<TextKind, WritingPurpose>> = {
  desk: "letter",
  reminder: "unasked",
  confirm: "appointment",
  "on-the-way": "unasked",
  booked: "appointment",
  moved: "appointment",
  rescheduled: "appointment",
  canceled: "appointment",
  report: "letter",
  answered: "reply",
  stopped: "reply",
  restarted: "reply",
  help: "reply",
};

/** Whether it asks for `1`, to keep the time that it names, or `2`, to choose another. */
export const asksForAnswer: Readonly<Record<TextKind, boolean>> = {
  desk: false,
  reminder: true,
  confirm: false,
  "on-the-way": false,
  booked: false,
  moved: false,
  rescheduled: true,
  canceled: false,
  report: false,
  answered: false,
  stopped: false,
  restarted: false,
  help: false,
};

/** Whether it answers a text of the person's: then it needs no consent, and is sent at any hour. */
export function isReply(kind: TextKind): boolean {
  return textPurposes[kind] === "reply";
}

/** Whether it is about nothing but our texts: nobody is called because it is lost. */
export function isAboutTexts(kind: TextKind | undefined): boolean {
  return kind === "stopped" || kind === "restarted" || kind === "help";
}

/** How somebody let us know that they want texts, or no more. */
export const consentWays = ["booking", "appointment", "desk", "text"] as const;

export type ConsentWay = (typeof consentWays)[number];

/** `paused`: they asked in their own words for no more texts, and nobody at the desk has looked yet. */
export type ConsentState = "consented" | "revoked" | "paused";

/** What the desk says about a pause: texts end, or they did not mean that and texts go on. */
export const pauseDecisions = ["end", "go-on"] as const;

export type PauseDecision = (typeof pauseDecisions)[number];

/** Why a text cannot be sent to a person now. */
export const textObstacles = [
  "no-provider",
  "no-number",
  "no-consent",
  "opted-out",
  "paused",
  /** Their number is one, or gets no texts for another reason, as the provider has said. */
  "landline",
] as const;

export type TextObstacle = (typeof textObstacles)[number];
