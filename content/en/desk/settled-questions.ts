import { allQuestions, type OpeningQuestion, questionOf } from "#content/en/before-you-open.ts";
import type { BusinessSettings } from "#domain/business/business-settings.ts";
import { settledPart } from "#domain/business/set-up-steps.ts";
import { type CalendarDay, formatDay, isCalendarDay } from "#domain/calendar/calendar-day.ts";
import { lastStep, setUpSteps } from "./set-up.ts";

type Settled = BusinessSettings["settled"];

/** Which questions and steps of Set up a change settled, and which it opened again. */
export type SettledChanges = {
  settled: readonly { asks: string; lawyerAskedOn?: string }[];
  askedAgain: readonly string[];
  /** How many more, of another release or of what is no longer offered: their words are not known. */
  others: { settled: number; askedAgain: number };
  /** Titles. */
  steps: { settled: readonly string[]; opened: readonly string[] };
};

/** Compares the settled questions before and after a change. */
export function settledChanges(from: Settled, to: Settled): SettledChanges {
  const [added, settledSteps] = apart(Object.keys(to).filter((id) => to[id] !== from[id]));
  const [gone, openedSteps] = apart(Object.keys(from).filter((id) => !Object.hasOwn(to, id)));
  const settled = questionsOf(added);
  const askedAgain = questionsOf(gone);
  return {
    settled: settled.map(({ id, asks, isForLawyer }) =>
      isForLawyer ? { asks, lawyerAskedOn: dayInWords(to[id] ?? "") } : { asks },
    ),
    askedAgain: askedAgain.map(({ asks }) => asks),
    others: { settled: added.length - settled.length, askedAgain: gone.length - askedAgain.length },
    steps: { settled: settledSteps, opened: openedSteps },
  };
}

/** Ids of questions, and the titles of steps among them. */
function apart(ids: readonly string[]): [questions: string[], steps: string[]] {
  const steps = ids.flatMap((id) => settledPart(id) ?? []);
  return [
    ids.filter((id) => !settledPart(id)),
    steps.map((part) => (part === "done" ? lastStep.done : setUpSteps[part].title)),
  ];
}

function questionsOf(ids: readonly string[]): OpeningQuestion[] {
  return allQuestions.flatMap((question) =>
    ids.filter((id) => questionOf(id) === question.id).map((id) => ({ ...question, id })),
  );
}

/** `1 question`, `2 questions`. */
export function questionCount(count: number): string {
  return count === 1 ? "1 question" : `${count} questions`;
}

/** `November 20, 2026`; what is no day stays as it is. */
export function dayInWords(day: string): string {
  return isCalendarDay(day) ? formatDay(day as CalendarDay, "dated") : day;
}
