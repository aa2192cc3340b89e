import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import { type Attempt, attemptAt, sendAttempt, unansweredAttempt } from "./attempt.ts";
import type { Outcome } from "./send-patiently.ts";

beforeEach(() => void vi.stubGlobal("sessionStorage", createMemoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

const never = new Promise<never>(() => {});
const isHere = () => "here" as const;
const water = { message: "water" };
const late = { stamp: "came later", cameFrom: { source: "flyer" } };

it("keeps key and body as long as the entries are the same, and gets new ones when they change", () => {
  const first = attemptAt(water, () => ({}), undefined);
  expect(first).toEqual({
    words: '{"message":"water"}',
    body: '{"message":"water"}',
    idempotencyKey: expect.any(String),
  });
  expect(attemptAt(water, () => late, first)).toBe(first);

  const second = attemptAt({ message: "more water" }, () => late, first);
  expect(JSON.parse(second.body)).toEqual({ message: "more water", ...late });
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  // Earlier words sent again after other words are a new submission.
  expect(attemptAt(water, () => late, second).idempotencyKey).not.toBe(first.idempotencyKey);
});

it("never sends two bodies under one key, no matter what is pressed, when the stamp arrives, and when it is reloaded", () => {
  const presses = fc.array(
    fc.tuple(fc.constantFrom("a", "b"), fc.constantFrom("", "1", "2"), fc.boolean()),
  );
  fc.assert(
    fc.property(presses, (words) => {
      const bodies = new Map<string, string>();
      let last: Attempt | undefined;
      for (const [text, stamp, isReloaded] of words) {
        const before = isReloaded ? unansweredAttempt("contact") : last;
        last = attemptAt({ text }, () => ({ stamp }), before);
        void sendAttempt("contact", last, isHere, () => never);
        expect(bodies.get(last.idempotencyKey) ?? last.body).toBe(last.body);
        bodies.set(last.idempotencyKey, last.body);
      }
    }),
  );
});

const refusal = new ApiFailure(400, { error: "Email address is invalid" });

it.each<[string, boolean, Outcome<string>]>([
  ["that arrived", false, { answer: "lead" }],
  ["that was not sent", false, { mayHaveArrived: false, late: never }],
  ["that was refused", false, { error: refusal, mayHaveArrived: false, late: never }],
  [
    "that was refused after one whose answer is missing",
    true,
    { error: refusal, mayHaveArrived: true, late: never },
  ],
  ["that was stopped and may have arrived", true, { mayHaveArrived: true, late: never }],
])("of one %s, the tab's memory is %s", async (_what, isKept, outcome) => {
  const attempt = attemptAt(water, () => late, undefined);
  const sent = sendAttempt("contact", attempt, isHere, async () => outcome);
  expect(unansweredAttempt("contact")).toEqual(attempt);
  expect(await sent).toBe(outcome);
  expect(unansweredAttempt("contact")).toEqual(isKept ? attempt : undefined);
});

it("is forgotten by no other attempt of its form", async () => {
  const first = attemptAt(water, () => ({}), undefined);
  const second = attemptAt({ message: "more water" }, () => ({}), first);
  const answer = Promise.withResolvers<string>();
  const sent = sendAttempt("contact", first, isHere, async () => ({
    answer: await answer.promise,
  }));
  void sendAttempt("contact", second, isHere, () => never);
  answer.resolve("lead");
  await sent;
  expect(unansweredAttempt("contact")).toEqual(second);
});

it.each([
  ["here", undefined],
  ["gone", undefined],
  ["again", "remembered: it may be pressed there"],
] as const)("is forgotten by a late answer to a form that is %s, or %s", async (place, isKept) => {
  const attempt = attemptAt(water, () => ({}), undefined);
  const late = Promise.resolve("lead");
  await sendAttempt(
    "contact",
    attempt,
    () => place,
    async () => ({ mayHaveArrived: true, late }),
  );
  await late;
  expect(unansweredAttempt("contact")).toEqual(isKept ? attempt : undefined);
});
