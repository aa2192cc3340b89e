import { ApiFailure } from "#api-client/api-failure.ts";
import { outcomeDraft as labels } from "#content/en/desk/day.ts";
import { conflictOf } from "#desk/conflict-of.ts";
import { draftKey, leadPlace } from "#desk/drafts/draft-store.ts";
import { failureText } from "#desk/failure-text.ts";
import { type CalendarDay, isCalendarDay } from "#domain/calendar/calendar-day.ts";
import { typedAmount } from "#domain/lead/amount.ts";
import type { LeadState, LostReason } from "#domain/lead/lead.ts";
import { takesAmount } from "#domain/lead/lead-rules.ts";

/**
 * What somebody says about an appointment on site. `amount`: as typed; missing: nobody has touched it. `followUpOn`: the day that
 * was proposed to follow up on a quote, if they took it.
 */
export type OutcomeWords = {
  state: LeadState | "";
  lostReason: LostReason | "";
  note: string;
  amount?: string | undefined;
  followUpOn?: string | undefined;
};

/** Why the server would not have it. */
export type OutcomeRefusal = {
  text: string;
  /** What somebody else has set meanwhile, and in which version; null when that was not the reason. */
  stored: { state: LeadState; amountCents?: number | undefined; version: number } | null;
  /** Whether the visit of which it was the outcome is no longer this lead's. */
  isOfOtherVisit?: boolean;
};

/** What is typed and not saved yet; whether it has come back from being sent, and why if it was refused. */
export type OutcomeDraft = OutcomeWords & { isBack?: boolean; refusal?: OutcomeRefusal };

export const noOutcome: OutcomeDraft = { state: "", lostReason: "", note: "" };

/** Where the outcome of a lead's appointment is typed. */
export const outcomePlace = (leadId: string) => leadPlace(leadId, "outcome");

export const outcomeDraftKey = (staffId: string, leadId: string) =>
  draftKey(staffId, outcomePlace(leadId));

export function wordsOf({ refusal: _, isBack: __, ...words }: OutcomeDraft): OutcomeWords {
  return words;
}

/** The amount that an outcome sets, in cents, null for none; undefined leaves it as it is. */
export function amountOf({ state, amount }: OutcomeWords): number | null | undefined {
  if (!state || !takesAmount(state) || amount === undefined) return undefined;
  return typedAmount(amount).cents;
}

/** The day to follow up on that an outcome sets; one that is over by the time it is sent is left out. */
export function followUpOf(
  { state, followUpOn }: OutcomeWords,
  today: CalendarDay,
): CalendarDay | undefined {
  if (state !== "quoted" || !followUpOn || !isCalendarDay(followUpOn)) return undefined;
  return followUpOn < today ? undefined : followUpOn;
}

/**
 * What came back from being sent, together with what has been typed since: the newer choice, and both notes. An amount and a
 * day to follow up belong to the choice that they were typed with.
 */
export function returnedDraft(typed: OutcomeDraft | undefined, back: OutcomeDraft): OutcomeDraft {
  if (!typed) return back;
  const notes = [back.note, typed.note].filter((note) => note.trim() !== "");
  return { ...chosenOf(typed, back), note: [...new Set(notes)].join("\n") };
}

function chosenOf(typed: OutcomeDraft, back: OutcomeDraft): OutcomeDraft {
  if (!typed.state) return back;
  if (typed.state === back.state) return { ...back, ...wordsOf(typed) };
  const { amount: _, followUpOn: __, ...others } = back;
  return { ...others, ...wordsOf(typed) };
}

/** The reason of a refusal, in words for whoever wrote it. */
export function refusalOf(error: unknown): OutcomeRefusal {
  const conflict = conflictOf(error);
  if (conflict) {
    const { state, amountCents, version } = conflict.lead;
    const { isOfOtherVisit } = conflict;
    return {
      text: conflict.error,
      stored: { state, amountCents, version },
      ...(isOfOtherVisit && { isOfOtherVisit }),
    };
  }
  const isSignedOut = error instanceof ApiFailure && error.status === 401;
  const text = isSignedOut ? labels.signedOut : failureText(error);
  return { text, stored: null };
}
