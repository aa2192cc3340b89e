import { randomInt } from "node:crypto";

/** Entries of one millisecond. A moment stays a whole number that JavaScript holds exactly until the year 2248. */
const perMillisecond = 1_024;

/**
 * A number for an entry that orders it by time; random among those of the same millisecond, so that none waits.
 * @param tries how often one was drawn that was taken. Each doubles the time to draw from: a millisecond can be full, since
 * rows that another program wrote may have a day without a time.
 */
export function entryMoment(at: string, tries: number): number {
  return firstMoment(Date.parse(at)) + randomInt(perMillisecond * 2 ** Math.min(tries, 20));
}

/** The lowest moment of an instant, in epoch milliseconds. */
export function firstMoment(instant: number): number {
  return instant * perMillisecond;
}

/** When it was, as ISO 8601. */
export function timeOfMoment(moment: number): string {
  return new Date(Math.floor(moment / perMillisecond)).toISOString();
}
