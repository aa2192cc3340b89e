import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Carousel,
  indexAt,
  lockFor,
  type Move,
  moveCarousel,
  newCarousel,
} from "./carousel.ts";

const next: Move = { kind: "step", by: 1 };
const previous: Move = { kind: "step", by: -1 };
const shown = ({ position, count }: Carousel) => indexAt(position, count);

/** Makes the moves one after the other, each as soon as the previous lock has ended. */
function moved(count: number, moves: Move[]): Carousel {
  return moves.reduce(
    (carousel, move, turn) => moveCarousel(carousel, move, turn * lockFor),
    newCarousel(count),
  );
}

describe("the carousel", () => {
  it("begins with the first review", () => {
    expect(shown(newCarousel(5))).toBe(0);
  });

  it("wraps at both ends", () => {
    expect(shown(moved(3, [next, next, next]))).toBe(0);
    expect(shown(moved(3, [previous]))).toBe(2);
    expect(shown(moved(2, [previous, previous]))).toBe(0);
  });

  it("ignores steps in either direction for 500 ms after a step", () => {
    const stepped = moveCarousel(newCarousel(3), next, 1_000);
    expect(moveCarousel(stepped, next, 1_499)).toBe(stepped);
    expect(moveCarousel(stepped, previous, 1_499)).toBe(stepped);
    expect(shown(moveCarousel(stepped, next, 1_500))).toBe(2);
  });

  it("does not extend the lock for steps that it ignored", () => {
    const stepped = moveCarousel(newCarousel(3), next, 0);
    const ignored = moveCarousel(stepped, next, 400);
    expect(shown(moveCarousel(ignored, next, 500))).toBe(2);
  });

  it("jumps to a review directly, also during the lock, and leaves the lock as it is", () => {
    const stepped = moveCarousel(newCarousel(5), next, 0);
    const jumped = moveCarousel(stepped, { kind: "jump", to: 4 }, 100);
    expect(shown(jumped)).toBe(4);
    expect(moveCarousel(jumped, next, 499)).toBe(jumped);
    expect(shown(moveCarousel(jumped, next, 500))).toBe(0);
  });

  it("stays put for a jump to the current review, or to one that does not exist", () => {
    const carousel = newCarousel(3);
    for (const to of [0, -1, 3, 1.5, Number.NaN]) {
      expect(moveCarousel(carousel, { kind: "jump", to }, 0)).toBe(carousel);
    }
  });

  it("does not move with one review or none", () => {
    for (const count of [0, 1]) {
      const carousel = newCarousel(count);
      expect(moveCarousel(carousel, next, 0)).toBe(carousel);
      expect(shown(carousel)).toBe(0);
    }
  });

  it("shows an existing review whatever is done", () => {
    const move = fc.oneof(
      fc.record({
        kind: fc.constant("step" as const),
        by: fc.constantFrom(1 as const, -1 as const),
      }),
      fc.record({ kind: fc.constant("jump" as const), to: fc.integer({ min: -2, max: 12 }) }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.array(move), (count, moves) => {
        const index = shown(moved(count, moves));
        return Number.isInteger(index) && index >= 0 && index < count;
      }),
    );
  });
});
