export type Random = ReturnType<typeof randomFrom>;

/** A random generator that repeats for the same seed (mulberry32), with helpers to choose. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share: number) => next() < share,
    one<T>(choices: readonly T[]): T {
      return choices[below(choices.length)] as T;
    },
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
