import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fewAtATime, TooSlow } from "./few-at-a-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Operations that are begun, and end when told to. */
function operations() {
  const pass = fewAtATime({ most: 2, within: 1_000 });
  const ends: (() => void)[] = [];
  const run = () =>
    pass(() => new Promise<string>((resolve) => ends.push(() => resolve("done")))).catch(
      (error: Error) => error,
    );
  return { ends, run };
}

it("runs two at a time, and each in its turn", async () => {
  const { ends, run } = operations();
  const all = Array.from({ length: 5 }, run);
  for (let ended = 0; ended < all.length; ended += 1) {
    expect(ends).toHaveLength(Math.min(ended + 2, all.length));
    ends[ended]?.();
    expect(await all[ended]).toBe("done");
  }
});

it("gives up what does not end and who waits behind it, and takes nobody until it has ended", async () => {
  const { ends, run } = operations();
  const [first, second, behind] = [run(), run(), run()];
  await vi.advanceTimersByTimeAsync(1_000);
  for (const one of [first, second, behind, run()]) expect(await one).toBeInstanceOf(TooSlow);
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(await run()).toBeInstanceOf(TooSlow);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  const later = run();
  ends[2]?.();
  expect(await later).toBe("done");
});

it("goes on after one that has failed", async () => {
  const pass = fewAtATime({ most: 1, within: 1_000 });
  const failed = pass(() => Promise.reject(new Error("no such file")));
  await expect(failed).rejects.toThrow("no such file");
  expect(await pass(async () => "done")).toBe("done");
});
