import type { AssessmentSource } from "#domain/assessment/assessment-contract.ts";

/** What a lead began as. `call`: somebody rang, and the office wrote it down. */
export const leadKinds = ["appointment", "inquiry", "assessment", "call"] as const;

export type LeadKind = (typeof leadKinds)[number];

/** Where a lead came from: a form, a call, or a place of the quiz. */
export type LeadSource = "appointment" | "contact" | "emergency" | "call" | AssessmentSource;

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

/** States in which nothing more is to be done. */
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

/** What came of a call. Only `reached`, `voicemail` and `text` are an answer to the person. */
export const callOutcomes = ["reached", "voicemail", "no-answer", "wrong-number"] as const;

export type CallOutcome = (typeof callOutcomes)[number];

/** What the timeline of a lead can hold. */
export const leadEventKinds = [
  "arrived",
  "mail",
  "call",
  "text",
  "note",
  "changed",
  "appointment",
  "released",
  "alert",
] as const;

export type LeadEventKind = (typeof leadEventKinds)[number];

/** What open screens are told of a lead. */
export const leadChangeKinds = ["arrived", "changed"] as const;

export type LeadChangeKind = (typeof leadChangeKinds)[number];
