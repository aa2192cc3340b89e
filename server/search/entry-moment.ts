import { randomInt } from "node:crypto";

/** Entries of one millisecond. A moment stays a whole number that JavaScript holds exactly until the year 2248. */
const perMillisecond = 1_024;

/** A number for an entry that orders it by time; random among those of the same millisecond, so that none waits. */
export function entryMoment(at: string): number {
  return firstMoment(Date.parse(at)) + randomInt(perMillisecond);
}

/** The lowest moment of an instant, in epoch milliseconds. */
export function firstMoment(instant: number): number {
  return instant * perMillisecond;
}

/** When it was, as ISO 8601. */
export function timeOfMoment(moment: number): string {
  return new Date(Math.floor(moment / perMillisecond)).toISOString();
}
