import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { CallOutcome, LeadState, LostReason } from "./lead.ts";
import type { LeadChange } from "./lead-work-contract.ts";

/** The parts of a lead that staff can change. */
export type LeadFacts = {
  state: LeadState;
  lostReason: LostReason | null;
  assigneeId: string | null;
  followUpOn: CalendarDay | null;
  /** What it was quoted, won or lost for, in cents; null: nobody has said. */
  amountCents: number | null;
};

export const lostNeedsReason = "Say why the lead was lost";

/** Nobody follows up on a day that is over. */
export const followUpIsPast = "Choose today or a later day";

export const amountNeedsState = "Only what is quoted, won or lost has an amount";

/** States in which staff can say an amount. */
const statesWithAmount: readonly LeadState[] = ["quoted", "won", "lost"];

/** States that imply that the person has been reached. */
const statesAfterAnswer: readonly LeadState[] = ["contacted", "scheduled", "quoted", "won", "lost"];

/**
 * The facts after a change; fields it does not name stay. A lost lead has a reason, any other has none. Null when a
 * lead would be lost without one.
 */
export function changedFacts(
  facts: LeadFacts,
  { version: _, visit: __, at: ___, ...change }: LeadChange,
): LeadFacts | null {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const next: LeadFacts = { ...facts, ...Object.fromEntries(given) };
  if (next.state !== "lost") return { ...next, lostReason: null };
  return next.lostReason ? next : null;
}

/** Whether an amount can be said of a lead in this state. */
export function takesAmount(state: LeadState): boolean {
  return statesWithAmount.includes(state);
}

/**
 * The amount of a lead after a change of its state. One that is visited again keeps it, for when it is quoted or won; put back
 * to where nothing has been offered yet, it has none, as it was never quoted.
 */
export function amountAfter(state: LeadState, amountCents: number | null): number | null {
  return isBeforeOffer(state) ? null : amountCents;
}

/** Fields of a lead before and after. */
export type LeadDifferences = {
  [Field in keyof LeadFacts]?: { from: LeadFacts[Field]; to: LeadFacts[Field] };
};

/** The changed fields with old and new value, as timelines store them. Empty when nothing differs. */
export function differences(before: LeadFacts, after: LeadFacts): LeadDifferences {
  const { state, lostReason, assigneeId, followUpOn, amountCents } = before;
  return {
    ...(state !== after.state && { state: { from: state, to: after.state } }),
    ...(lostReason !== after.lostReason && {
      lostReason: { from: lostReason, to: after.lostReason },
    }),
    ...(assigneeId !== after.assigneeId && {
      assigneeId: { from: assigneeId, to: after.assigneeId },
    }),
    ...(followUpOn !== after.followUpOn && {
      followUpOn: { from: followUpOn, to: after.followUpOn },
    }),
    ...(amountCents !== after.amountCents && {
      amountCents: { from: amountCents, to: after.amountCents },
    }),
  };
}

/**
 * When a lead was first quoted, after a change of its state: whoever won it had quoted. Put back to where nothing has
 * been offered yet, it never was.
 */
export function quotedAtAfter(state: LeadState, before: string | null, now: string): string | null {
  if (state === "quoted" || state === "won") return before ?? now;
  return isBeforeOffer(state) ? null : before;
}

/** When it was last quoted, from which its follow-ups are counted: whoever is quoted again waits for another answer. */
export function lastQuotedAtAfter(
  state: LeadState,
  before: string | null,
  now: string,
): string | null {
  return state === "quoted" ? now : quotedAtAfter(state, before, now);
}

function isBeforeOffer(state: LeadState): boolean {
  return state === "new" || state === "contacted";
}

/** Whether a state implies that the person was answered. */
export function isStateAfterAnswer(state: LeadState): boolean {
  return statesAfterAnswer.includes(state);
}

/** Whether a call with this outcome counts as an answer to the person. */
export function isAnswer(outcome: CallOutcome): boolean {
  return outcome === "reached" || outcome === "voicemail";
}
