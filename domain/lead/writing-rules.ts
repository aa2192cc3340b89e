import type { MailboxState } from "#domain/person/mailbox-state.ts";
import type { LeadState } from "./lead.ts";

/*
 * Whether we may write to a person: one rule for all mails and texts, by what each is for and what is known of its lead.
 * Consent and quiet hours are the rules of texts (domain/text).
 */

/** What a mail or a text to a person is for, which decides who gets it. */
export const writingPurposes = [
  /** Confirms what somebody has sent: a message, an assessment. */
  "receipt",
  /** Says when somebody has an appointment: that it was booked, moved or canceled. */
  "appointment",
  /** Reminds or offers something that nobody has just asked for. */
  "unasked",
  /** Is in the words of somebody at the desk. */
  "letter",
  /** Answers a text that has just come in. */
  "reply",
] as const;

export type WritingPurpose = (typeof writingPurposes)[number];

/** How far a lead is trusted. */
export const standings = [
  "trusted",
  /** Filled in fast, or a booking with links: marked, which is no proof of spam. */
  "hasty",
  /** Its signs say spam: a filled honeypot, or links. The address may be a third person's. */
  "withheld",
  /** Somebody at the desk says spam. */
  "spam",
  /** Erased, or there never was one. */
  "gone",
] as const;

export type Standing = (typeof standings)[number];

export const writingDecisions = [
  "send",
  /** Stored, and sent if its lead is released. */
  "withhold",
  /** Not even stored. */
  "drop",
] as const;

export type WritingDecision = (typeof writingDecisions)[number];

/** Who gets what. */
export const writingRules: Readonly<
  Record<WritingPurpose, Readonly<Record<Standing, WritingDecision>>>
> = {
  receipt: {
    trusted: "send",
    hasty: "send",
    withheld: "withhold",
    spam: "withhold",
    gone: "drop",
  },
  appointment: {
    trusted: "send",
    hasty: "send",
    withheld: "withhold",
    spam: "withhold",
    gone: "drop",
  },
  // Whoever has an appointment is reminded of it: it takes place.
  unasked: { trusted: "send", hasty: "send", withheld: "drop", spam: "drop", gone: "drop" },
  // Whoever writes it has decided that there is a person.
  letter: { trusted: "send", hasty: "send", withheld: "send", spam: "send", gone: "drop" },
  // The number has just written to us, whoever it belongs to.
  reply: { trusted: "send", hasty: "send", withheld: "send", spam: "send", gone: "send" },
};

/** What suspicion has left on a lead or an appointment (domain/spam/suspicion.ts). */
export type Suspected = { isSuspected: boolean; isWithheld: boolean };

/** What is known of whoever would be written to; null is what there is none of. */
export type KnownOfPerson = {
  lead: (Suspected & { state: LeadState }) | null;
  /** The appointment that it is about. */
  appointment: Suspected | null;
};

/** How far somebody is trusted. An appointment speaks for itself: the desk may have booked it for a suspected lead. */
export function standingOf({ lead, appointment }: KnownOfPerson): Standing {
  const signs = appointment ?? lead;
  if (!signs) return "gone";
  if (signs.isWithheld) return "withheld";
  if (lead?.state === "spam") return "spam";
  return signs.isSuspected ? "hasty" : "trusted";
}

/** What else decides, of one mail or text. */
export type WritingCircumstances = {
  standing: Standing;
  /** Whether the appointment that it is about is canceled. */
  isCanceled?: boolean;
  /** Of a mail. */
  mailbox?: MailboxState | undefined;
  /** Whether a visitor has caused it, and the mails are used up that their network or this mailbox may cause. */
  isOverLimit?: boolean;
};

/** Whether something may be written to a person. */
export function writingDecision(
  purpose: WritingPurpose,
  { standing, isCanceled, mailbox, isOverLimit }: WritingCircumstances,
): WritingDecision {
  const decision = writingRules[purpose][standing];
  if (mailbox === "none") return "drop";
  if (purpose === "unasked" && (isCanceled || mailbox === "refused")) return "drop";
  return decision === "send" && isOverLimit ? "withhold" : decision;
}

/** Whether it is asked again right before it is sent: nobody misses what nobody has asked for. */
export function isDecidedTwice(purpose: WritingPurpose): boolean {
  return purpose === "unasked";
}
