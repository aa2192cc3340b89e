import type { CalendarDay } from "#domain/calendar/calendar-day.ts";
import type { CallOutcome, LeadState, LostReason } from "./lead.ts";
import type { LeadChange } from "./lead-contract.ts";

/** What of a lead the office changes. */
export type LeadFacts = {
  state: LeadState;
  lostReason: LostReason | null;
  assigneeId: string | null;
  followUpOn: CalendarDay | null;
};

export const lostNeedsReason = "Say why the lead was lost";

/** States that somebody can only know who has reached the person. */
const statesAfterAnswer: readonly LeadState[] = ["contacted", "scheduled", "quoted", "won", "lost"];

/**
 * The facts after a change; what it does not name stays. A lead that is lost has a reason, and no other has one.
 * Null: it is lost without one.
 */
export function changedFacts(
  facts: LeadFacts,
  { version: _, ...change }: LeadChange,
): LeadFacts | null {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const next: LeadFacts = { ...facts, ...Object.fromEntries(given) };
  if (next.state !== "lost") return { ...next, lostReason: null };
  return next.lostReason ? next : null;
}

/** What differs, by name, as a timeline keeps it. Empty when nothing does. */
export function differences(
  before: LeadFacts,
  after: LeadFacts,
): Partial<Record<keyof LeadFacts, { from: string | null; to: string | null }>> {
  const names = Object.keys(before) as (keyof LeadFacts)[];
  return Object.fromEntries(
    names
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, { from: before[name], to: after[name] }]),
  );
}

/** Whether setting a state says that the person was answered. */
export function isStateAfterAnswer(state: LeadState): boolean {
  return statesAfterAnswer.includes(state);
}

/** Whether the person has heard from us by such a call. */
export function isAnswer(outcome: CallOutcome): boolean {
  return outcome === "reached" || outcome === "voicemail";
}
