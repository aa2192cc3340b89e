/** Minutes for which choosing a time holds its seat. */
export const holdMinutes = 8;

/** Seats that browsers of one network may hold at once. */
export const mostHoldsOfNetwork = 3;

/** How full a day is for somebody who wants to hold one more of its seats. */
export type DayRoom = {
  /** Seats of the day. */
  capacity: number;
  /** Those that nobody has and nobody holds. */
  free: number;
  /** Those that others hold. */
  held: number;
};

/**
 * Whether one more free seat of a day may be held: at most half of its seats are, and the last free one never, so that
 * nobody can block a day by choosing times. Without a hold, booking works all the same.
 * @param heldByNetwork seats of any day that other browsers of the same network hold.
 */
export function mayHold({ capacity, free, held }: DayRoom, heldByNetwork: number): boolean {
  return heldByNetwork < mostHoldsOfNetwork && free > 1 && held < Math.ceil(capacity / 2);
}
