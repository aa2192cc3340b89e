import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addDays, type CalendarDay, dayInZone, weekdayOf } from "#domain/calendar/calendar-day.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";

/** The part of the business profile that defines opening hours. */
export type OpeningRules = Pick<BusinessProfile, "hours" | "closures" | "timeZone">;

/** Hours within which visitors are promised an answer. */
export type AnswerPromises = { replyHours: number; emergencyHours: number };

/** Our own goal, in minutes of opening hours; for an emergency, in real minutes. */
export const goalMinutes = 5;

const minute = 60_000;
const hour = 60 * minute;
const midnight = 0;
/** Days. No business is closed for longer; without this, a profile without hours would loop forever. */
const longestClosure = 400;

/** The latest time that meets our own goal. Without any opening hours it uses real time. */
export function answerBy(arrivedAt: Date, emergency: boolean, rules: OpeningRules): Date {
  if (emergency) return new Date(arrivedAt.getTime() + goalMinutes * minute);
  return afterOpenMinutes(arrivedAt, goalMinutes, rules);
}

/** The moment by which this many minutes of opening hours have passed. Without any opening hours it uses real time. */
export function afterOpenMinutes(from: Date, minutes: number, rules: OpeningRules): Date {
  const begins = from.getTime();
  let left = minutes * minute;
  let day = dayInZone(begins, rules.timeZone);
  for (let looked = 0; looked < longestClosure; looked += 1) {
    const since = Math.max(begins, opensAt(day, rules));
    const open = closesAt(day, rules) - since;
    if (open >= left) return new Date(since + left);
    left -= Math.max(open, 0);
    day = addDays(day, 1);
  }
  return new Date(begins + minutes * minute);
}

/**
 * The latest moment from which this many minutes of opening hours are left until another. Without any opening hours it
 * uses real time.
 */
export function beforeOpenMinutes(until: Date, minutes: number, rules: OpeningRules): Date {
  const ends = until.getTime();
  let left = minutes * minute;
  let day = dayInZone(ends, rules.timeZone);
  for (let looked = 0; looked < longestClosure; looked += 1) {
    const to = Math.min(ends, closesAt(day, rules));
    const open = to - opensAt(day, rules);
    if (open >= left) return new Date(to - left);
    left -= Math.max(open, 0);
    day = addDays(day, -1);
  }
  return new Date(ends - minutes * minute);
}

/**
 * When the promised answer is due. Of an ordinary lead, every hour of a day on which we open counts, and none of a day
 * on which we do not ("24 hours, on days we are open"); of an emergency, every hour counts.
 */
export function promiseBy(
  arrivedAt: Date,
  emergency: boolean,
  promises: AnswerPromises,
  rules: OpeningRules,
): Date {
  const arrived = arrivedAt.getTime();
  if (emergency) return new Date(arrived + promises.emergencyHours * hour);
  let left = promises.replyHours * hour;
  let day = dayInZone(arrived, rules.timeZone);
  for (let looked = 0; looked < longestClosure; looked += 1) {
    const next = addDays(day, 1);
    if (hoursOf(day, rules)) {
      const from = Math.max(arrived, instantInZone(day, midnight, rules.timeZone));
      const rest = instantInZone(next, midnight, rules.timeZone) - from;
      if (rest >= left) return new Date(from + left);
      left -= rest;
    }
    day = next;
  }
  return new Date(arrived + promises.replyHours * hour);
}

/** The moments of a lead from which an answer may count. ISO 8601. */
export type AnswerClock = {
  arrivedAt: string;
  /** When we learned that what had settled it did not reach its person; null: nothing had. */
  owedSince: string | null;
  /** When it came back after its first answer; null: it did not. */
  returnedAt: string | null;
};

/** Since when the person of a lead waits for the answer that is due now: the latest of what made them wait. */
export function waitsSince({ arrivedAt, owedSince, returnedAt }: AnswerClock): Date {
  return new Date(returnedAt ?? owedSince ?? arrivedAt);
}

/** Minutes of opening hours between two moments, including fractions; 0 unless `to` is after `from`. */
export function openMinutesBetween(from: Date, to: Date, rules: OpeningRules): number {
  let open = 0;
  if (to <= from) return open;
  const last = dayInZone(to.getTime(), rules.timeZone);
  for (let day = dayInZone(from.getTime(), rules.timeZone); day <= last; day = addDays(day, 1)) {
    const begins = Math.max(from.getTime(), opensAt(day, rules));
    const ends = Math.min(to.getTime(), closesAt(day, rules));
    open += Math.max(ends - begins, 0);
  }
  return open / minute;
}

/**
 * How long somebody waited from arrival to answer, in minutes rounded up: only opening hours, but real time for an
 * emergency.
 */
export function answerMinutes(
  lead: { arrivedAt: Date; emergency: boolean },
  answeredAt: Date,
  rules: OpeningRules,
): number {
  const minutes = lead.emergency
    ? (answeredAt.getTime() - lead.arrivedAt.getTime()) / minute
    : openMinutesBetween(lead.arrivedAt, answeredAt, rules);
  return Math.max(Math.ceil(minutes), 0);
}

/** Opening time of a day; infinity if it is closed, which is after any closing time. */
function opensAt(day: CalendarDay, rules: OpeningRules): number {
  const hours = hoursOf(day, rules);
  return hours ? instantInZone(day, hours.opens, rules.timeZone) : Number.POSITIVE_INFINITY;
}

function closesAt(day: CalendarDay, rules: OpeningRules): number {
  const hours = hoursOf(day, rules);
  return hours ? instantInZone(day, hours.closes, rules.timeZone) : Number.NEGATIVE_INFINITY;
}

function hoursOf(day: CalendarDay, { hours, closures }: OpeningRules) {
  const isClosed = closures.some((closure) => closure.day === day);
  return isClosed ? undefined : hours[weekdayOf(day)];
}

/**
 * The moment itself while we are open, otherwise the next opening time. Without any opening hours, the moment itself.
 */
export function whenOpen(at: Date, rules: OpeningRules): Date {
  let day = dayInZone(at.getTime(), rules.timeZone);
  for (let looked = 0; looked < longestClosure; looked += 1) {
    if (at.getTime() < closesAt(day, rules)) {
      return new Date(Math.max(at.getTime(), opensAt(day, rules)));
    }
    day = addDays(day, 1);
  }
  return at;
}
