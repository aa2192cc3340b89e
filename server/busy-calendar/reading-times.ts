const minute = 60_000;

/** Milliseconds between two readings of a calendar. */
const readsEvery = 5 * minute;
/** The same at most while it fails. */
const mostBackOff = 15 * minute;
/** At most so much later, so that many calendars are not read at the same moment. */
const spread = 30_000;

/** Milliseconds without an answer after which staff are told. */
export const toldAfter = 60 * minute;

/** Milliseconds for which one process has a calendar to itself: all that a reading may take, and more. */
export const claimedFor = 5 * minute;

/** When a calendar is read again. @param failures tries that have failed since it was last read. */
export function nextReading(now: Date, failures: number): Date {
  const wait = Math.min(mostBackOff, readsEvery * 2 ** Math.max(0, failures - 1));
  return new Date(now.getTime() + wait + Math.random() * spread);
}
