import { addDays, type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import type { MinuteOfDay } from "#domain/calendar/opening-hours.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import type { AnswerKind } from "#domain/estimate/estimate-terms.ts";
import type { LeadState } from "#domain/lead/lead.ts";

/*
 * Whoever was sent an estimate and says nothing is mailed on days that the owner sets, until they say anything at all. One rule says
 * whether they are silent, and when the next mail goes out; it is asked when that is due, right before it is sent, and by the desk.
 */

/** What an owner sets: whether anybody is mailed, and how many days after the estimate. */
export type EstimateReminders = { isOn: boolean; days: readonly number[] };

/** An estimate that was sent. Moments are ISO 8601. */
export type FollowedEstimate = {
  id: string;
  sentAt: string;
  /** Whether it was neither corrected nor revoked. */
  stands: boolean;
  isSigned: boolean;
  /** Until when its prices hold. */
  validUntil: CalendarDay | null;
  /** The newest first. */
  answers: readonly { kind: AnswerKind; day: CalendarDay | null }[];
  /** How many days of the cadence are done with, and when the last mail was queued. */
  reminders: number;
  remindedAt: string | null;
  /** Whether its person wants no more of these mails. */
  isOff: boolean;
};

/** What is known of the lead besides. */
export type FollowedLead = {
  state: LeadState;
  /** Whether somebody has to answer its person first. */
  waits: boolean;
  /** When its person was last in touch by mail, text or phone; null: never. */
  heardAt: string | null;
};

type FollowUpRules = EstimateReminders & { now: Date; timeZone: string };

/** When such a mail goes out. */
const timeOfDay: MinuteOfDay = 10 * 60;

/** Days after which a mail that could not go out is left out: nobody gets three at once. */
const graceDays = 2;

/** Which mail of the cadence is next, counted from 0, and when; null: none, since they have said something, or it was the last. */
export function nextReminder(
  estimates: readonly FollowedEstimate[],
  lead: FollowedLead,
  { isOn, days, now, timeZone }: FollowUpRules,
): { estimate: FollowedEstimate; number: number; at: Date } | null {
  const estimate = silentEstimate(estimates, lead);
  if (!estimate || !isOn) return null;
  const day = (at: string) => dayInZone(Date.parse(at), timeZone);
  const today = dayInZone(now.getTime(), timeZone);
  const { remindedAt, validUntil } = estimate;
  const since = putOffUntil(estimate) ?? day(estimate.sentAt);
  for (let number = estimate.reminders; number < days.length; number++) {
    const planned = addDays(since, days[number] ?? 0);
    const pause = (days[number] ?? 0) - (days[number - 1] ?? 0);
    const rested = remindedAt && addDays(day(remindedAt), pause);
    const on = rested && rested > planned ? rested : planned;
    if (addDays(on, graceDays) < today) continue;
    // Nobody is reminded of prices that have ended.
    if (validUntil !== null && validUntil < (on > today ? on : today)) return null;
    return { estimate, number, at: new Date(instantInZone(on, timeOfDay, timeZone)) };
  }
  return null;
}

/** Whether somebody is still silent about this estimate today. */
export function isSilentNow(
  estimates: readonly FollowedEstimate[],
  lead: FollowedLead,
  { id, today }: { id: string; today: CalendarDay },
): boolean {
  const estimate = silentEstimate(estimates, lead);
  if (estimate?.id !== id) return false;
  const until = putOffUntil(estimate) ?? today;
  return until <= today && (estimate.validUntil === null || estimate.validUntil >= today);
}

/** The estimate that nobody has answered: the newest that stands, if there was no word about any. */
function silentEstimate(
  estimates: readonly FollowedEstimate[],
  { state, waits, heardAt }: FollowedLead,
): FollowedEstimate | null {
  const standing = estimates
    .filter(({ stands }) => stands)
    .sort((one, other) => (one.sentAt < other.sentAt ? 1 : -1));
  const [newest] = standing;
  if (!newest || state !== "quoted" || waits || newest.isOff) return null;
  if (heardAt !== null && heardAt > newest.sentAt) return null;
  const isSpokenFor = standing.some(
    ({ isSigned, answers }) =>
      isSigned || answers.some(({ kind }) => kind === "question") || said(answers) === "chosen",
  );
  return isSpokenFor || said(newest.answers) === "no" ? null : newest;
}

function said(answers: FollowedEstimate["answers"]): AnswerKind | undefined {
  return answers.find(({ kind }) => kind !== "question")?.kind;
}

/** The day until which somebody wants to be left alone, from which the days count then. */
function putOffUntil({ answers }: FollowedEstimate): CalendarDay | null {
  const [last] = answers;
  return last?.kind === "later" ? last.day : null;
}
