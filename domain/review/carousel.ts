/* How the review carousel moves. Times are milliseconds of a monotonic clock. */

export const advanceEvery = 5_000;
export const lockFor = 500;

export type Carousel = {
  count: number;
  /** Steps from the first review, in either direction. It does not wrap around; the index does. */
  position: number;
  /** Steps before this time are ignored. */
  lockedUntil: number;
};

export type Move = { kind: "step"; by: 1 | -1 } | { kind: "jump"; to: number };

export function newCarousel(count: number): Carousel {
  return { count, position: 0, lockedUntil: Number.NEGATIVE_INFINITY };
}

/** The review's index at `position`: 0 to count - 1, wrapping in both directions. */
export function indexAt(position: number, count: number): number {
  return count === 0 ? 0 : ((position % count) + count) % count;
}

/**
 * The carousel after a move. A step, manual or automatic, is ignored during the lock and otherwise starts a new one; a
 * jump sets the index in any case. Returns the same object if nothing changes.
 */
export function moveCarousel(carousel: Carousel, move: Move, now: number): Carousel {
  const { count, position, lockedUntil } = carousel;
  if (count < 2) return carousel;
  if (move.kind === "step") {
    if (now < lockedUntil) return carousel;
    return { count, position: position + move.by, lockedUntil: now + lockFor };
  }
  const index = indexAt(position, count);
  if (!Number.isInteger(move.to) || move.to < 0 || move.to >= count || move.to === index) {
    return carousel;
  }
  return { ...carousel, position: position + move.to - index };
}
