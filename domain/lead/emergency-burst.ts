import { goalMinutes } from "./answer-clock.ts";

/*
 * Many emergencies from one network in a short time. It may be a storm over neighbors who share an address, or one stranger who
 * keeps the people on duty awake, so later ones are alerted about together, once a minute
 * (docs/decisions/limits-and-bursts.md). All numbers of the rule are here.
 */

const minute = 60_000;

/** Milliseconds within which the emergencies of one network count together. */
export const emergencyWindow = 10 * minute;

/** So many emergencies of one network in the window are alerted about at once, each by itself. */
export const mostAlertedAtOnce = 3;

/** When a further one is alerted about, with all others that came in the same minute: the end of that minute. */
export function endOfMinute(arrivedAt: Date): Date {
  return new Date(startOfMinute(arrivedAt).getTime() + minute);
}

/** Further ones that were due by the start of this minute are alerted about together. */
export function startOfMinute(now: Date): Date {
  return new Date(Math.floor(now.getTime() / minute) * minute);
}

/** When the next person is asked: at the start of a minute too, so that one alert has room for those that came meanwhile. */
export function askedAgainAt(now: Date): Date {
  return new Date(startOfMinute(now).getTime() + goalMinutes * minute);
}

/** Several emergencies of one alert. `isAgain`: somebody has been asked about each of them before. */
export type EmergencyBurst = { count: number; isAgain: boolean };

/** `7 more emergencies`, or `7 emergencies, not answered yet` */
export function burstInWords({ count, isAgain }: EmergencyBurst): string {
  return isAgain ? `${count} emergencies, not answered yet` : `${count} more emergencies`;
}
