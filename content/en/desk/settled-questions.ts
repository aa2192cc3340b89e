import { allQuestions, type OpeningQuestion } from "#content/en/before-you-open.ts";
import type { BusinessSettings } from "#domain/business/business-settings.ts";
import { type CalendarDay, formatDay, isCalendarDay } from "#domain/calendar/calendar-day.ts";

type Settled = BusinessSettings["settled"];

/** Which questions a change settled, and which it opened again. */
export type SettledChanges = {
  settled: readonly { asks: string; lawyerAskedOn?: string }[];
  askedAgain: readonly string[];
  /** How many more, of another release or of what is no longer offered: their words are not known. */
  others: { settled: number; askedAgain: number };
};

/** Compares the settled questions before and after a change. */
export function settledChanges(from: Settled, to: Settled): SettledChanges {
  const added = Object.keys(to).filter((id) => to[id] !== from[id]);
  const gone = Object.keys(from).filter((id) => !Object.hasOwn(to, id));
  const settled = questionsOf(added);
  const askedAgain = questionsOf(gone);
  return {
    settled: settled.map(({ id, asks, isForLawyer }) =>
      isForLawyer ? { asks, lawyerAskedOn: dayInWords(to[id] ?? "") } : { asks },
    ),
    askedAgain: askedAgain.map(({ asks }) => asks),
    others: { settled: added.length - settled.length, askedAgain: gone.length - askedAgain.length },
  };
}

function questionsOf(ids: readonly string[]): OpeningQuestion[] {
  return allQuestions.filter(({ id }) => ids.includes(id));
}

/** `1 question`, `2 questions`. */
export function questionCount(count: number): string {
  return count === 1 ? "1 question" : `${count} questions`;
}

/** `November 20, 2026`; what is no day stays as it is. */
export function dayInWords(day: string): string {
  return isCalendarDay(day) ? formatDay(day as CalendarDay, "dated") : day;
}
