import type { AssessmentSource } from "#domain/assessment/assessment-contract.ts";

/** How a lead began. `call`: staff wrote down a phone call. */
export const leadKinds = ["appointment", "inquiry", "assessment", "call"] as const;

export type LeadKind = (typeof leadKinds)[number];

/** Where a lead came from: a form, a call, a text, a mail, or a page with the quiz. */
export type LeadSource =
  | "appointment"
  | "contact"
  | "emergency"
  | "call"
  | "text"
  | "mail"
  | AssessmentSource;

export const leadStates = [
  "new",
  "contacted",
  "scheduled",
  "quoted",
  "won",
  "lost",
  "spam",
] as const;

export type LeadState = (typeof leadStates)[number];

/** States that need no further work. */
export const closedStates = ["won", "lost", "spam"] as const satisfies readonly LeadState[];

/** Why a lead was lost. */
export const lostReasons = [
  "price",
  "competitor",
  "timing",
  "unreachable",
  "not-our-work",
  "other",
] as const;

export type LostReason = (typeof lostReasons)[number];

/** Why an open lead waits again: what its visitor did with the appointment, that they have texted or mailed us, or answered an estimate. */
export const returnReasons = ["canceled", "moved", "texted", "mailed", "answered"] as const;

export type ReturnReason = (typeof returnReasons)[number];

/** Why the system makes a lead a call for a day. */
export const followUpReasons = [
  /**
   * The person has not said that they will be there, or keep the time to which we moved them, or has not confirmed in time a
   * booking for which many were made at once (docs/decisions/limits-and-bursts.md).
   */
  "unconfirmed",
  "no-show",
] as const;

export type FollowUpReason = (typeof followUpReasons)[number];

/** Kinds of loose ends: what nobody would come back to by themselves. In the order in which the page shows them: what keeps somebody waiting at a door comes first. */
export const looseEndKinds = [
  /** We moved or canceled an inspection, and nobody has told its person. */
  "not-told",
  /** An inspection is ahead that looks like spam. */
  "suspected",
  /** A mail to its person could not be delivered. */
  "undelivered",
  /** An inspection is ahead whose person we can neither mail nor text. */
  "unreachable",
  /** An inspection is the next one, and its person has not said that they will be there. */
  "unconfirmed",
  /** We asked by mail whether a new time suits, and nobody has answered. */
  "unanswered",
  /** An inspection is on the next open day, and nobody inspects. */
  "unassigned",
  /** An inspection is over, and nobody has said whether it took place. */
  "outcome",
  /** An inspection took place, and nobody has said what came of it. */
  "quote",
  /** Nobody has looked at what the person has photographed. */
  "photos",
  /** We have made a quote, its next follow-up is due or there is none left, and none is planned. */
  "silent",
] as const;

export type LooseEndKind = (typeof looseEndKinds)[number];

/** Why a loose end is left as it is. */
export const leaveReasons = [
  /** It was done in a way that the desk does not know of. */
  "done",
  "not-needed",
  /** Of an inspection for which none of our inspectors is free: somebody whom the desk does not know of goes. */
  "somebody-else-goes",
  "other",
] as const;

export type LeaveReason = (typeof leaveReasons)[number];

/** The outcome of a call. Only `reached` and `voicemail` count as an answer to the person. */
export const callOutcomes = ["reached", "voicemail", "no-answer", "wrong-number"] as const;

export type CallOutcome = (typeof callOutcomes)[number];

/** Kinds of changes that open screens are told. */
export const leadChangeKinds = ["arrived", "changed"] as const;

export type LeadChangeKind = (typeof leadChangeKinds)[number];
