/** Minutes for which choosing a time holds its seat. */
export const holdMinutes = 8;

/** Seats that browsers of one network may hold at once; a larger block of addresses some times as many. */
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
 * @param blocks how many seats of any day other browsers of the same network, and of each larger block around it, hold,
 *   and how many times as many as one network the block may.
 */
export function mayHold(
  { capacity, free, held }: DayRoom,
  blocks: readonly { held: number; times: number }[],
): boolean {
  const hasShare = blocks.every((block) => block.held < mostHoldsOfNetwork * block.times);
  return hasShare && free > 1 && held < Math.ceil(capacity / 2);
}
