import { openDayAfter } from "#domain/appointment/open-days.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addDays, type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";

/*
 * When somebody is called again who was quoted a price and has not answered: on days after the quote that the owner sets
 * (`followUpDays`). What is derived from it is proposed at the desk in one press, and is loose if nobody does it (loose-ends.ts).
 */

/** A quote, and what has come of it. Moments are ISO 8601. */
export type Quote = {
  /** When it was made, or its person was last in touch since: from then on we wait for them. */
  since: string;
  /** When we have called in vain, left a message or written since then, the earliest first. */
  tries: readonly string[];
};

export type FollowUpRules = {
  /** Days after the quote, rising. */
  cadence: readonly number[];
  /** With the days closed that the desk has closed. */
  profile: Pick<BusinessProfile, "hours" | "closures" | "timeZone">;
};

/**
 * How many follow-ups nobody has answered: the days on which we tried. What is written on the day of the quote is the quote
 * itself, and a second call on the same day is the same follow-up.
 */
export function unansweredFollowUps({ since, tries }: Quote, timeZone: string): number {
  const quoted = dayOf(since, timeZone);
  return new Set(tries.map((at) => dayOf(at, timeZone)).filter((day) => day > quoted)).size;
}

/**
 * The open day on which the next follow-up is due, which may be over; null: there was no answer to the last one. After a late
 * one, it is not before the day after that.
 */
export function followUpDueOn(
  quote: Quote,
  { cadence, profile }: FollowUpRules,
): CalendarDay | null {
  const days = cadence[unansweredFollowUps(quote, profile.timeZone)];
  if (days === undefined) return null;
  const planned = addDays(dayOf(quote.since, profile.timeZone), days - 1);
  const tried = dayOf(lastTouch(quote), profile.timeZone);
  return openDayAfter(planned > tried ? planned : tried, profile);
}

/** The open day after today to which the next follow-up is put in one press; null after the last one. */
export function nextFollowUp(
  quote: Quote,
  { today, ...rules }: FollowUpRules & { today: CalendarDay },
): CalendarDay | null {
  const due = followUpDueOn(quote, rules);
  if (due === null || due > today) return due;
  return openDayAfter(today, rules.profile);
}

/** The day to which it is put once the last one was in vain: after as long a pause as before that one. */
export function oneMoreFollowUp({
  today,
  cadence,
  profile,
}: FollowUpRules & { today: CalendarDay }): CalendarDay {
  const pause = (cadence.at(-1) ?? 1) - (cadence.at(-2) ?? 0);
  return openDayAfter(addDays(today, pause - 1), profile);
}

/** The day of `nextFollowUp`, unless a day is set and nobody has tried on it yet: it stands. */
export function proposedFollowUp(
  quote: Quote,
  { followUpOn, ...rules }: FollowUpRules & { today: CalendarDay; followUpOn: CalendarDay | null },
): CalendarDay | null {
  const stands =
    followUpOn !== null && followUpOn > dayOf(lastTouch(quote), rules.profile.timeZone);
  return stands ? null : nextFollowUp(quote, rules);
}

/** When we or they last wrote or called about a quote, or it was made. */
export function lastTouch({ since, tries }: Quote): string {
  return tries.at(-1) ?? since;
}

function dayOf(at: string, timeZone: string): CalendarDay {
  return dayInZone(Date.parse(at), timeZone);
}
