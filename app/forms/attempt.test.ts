import fc from "fast-check";
import { expect, it } from "vitest";
import { type Attempt, attemptAt } from "./attempt.ts";

it("keeps key and stamp as long as the entries are the same, and gets new ones when they change", () => {
  const first = attemptAt("water", "", undefined);
  expect(first).toEqual({ words: "water", stamp: "", idempotencyKey: expect.any(String) });
  expect(attemptAt("water", "came later", first)).toBe(first);

  const second = attemptAt("more water", "came later", first);
  expect(second).toMatchObject({ words: "more water", stamp: "came later" });
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  // Earlier words sent again after other words are a new submission.
  expect(attemptAt("water", "came later", second).idempotencyKey).not.toBe(first.idempotencyKey);
});

it("never sends two bodies under one key, no matter what is pressed and when the stamp arrives", () => {
  const presses = fc.array(fc.tuple(fc.constantFrom("a", "b"), fc.constantFrom("", "1", "2")));
  fc.assert(
    fc.property(presses, (words) => {
      const bodies = new Map<string, string>();
      let last: Attempt | undefined;
      for (const [text, stamp] of words) {
        last = attemptAt(text, stamp, last);
        const body = JSON.stringify([text, last.stamp]);
        expect(bodies.get(last.idempotencyKey) ?? body).toBe(body);
        bodies.set(last.idempotencyKey, body);
      }
    }),
  );
});
