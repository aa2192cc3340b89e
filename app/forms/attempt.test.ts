import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import {
  type Attempt,
  attemptAt,
  entriesOfPress,
  isRecognized,
  sendAttempt,
  unansweredAttempt,
} from "./attempt.ts";
import type { Outcome } from "./send-patiently.ts";
import { isKept, keep, kept, keyHere } from "./tab-memory.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", createMemoryStorage());
  vi.stubGlobal("history", { state: { key: "first" } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const day = 24 * 3_600_000;

const never = new Promise<never>(() => {});
const isHere = () => true;
const ignore = () => {};
const water = { message: "water" };
const late = { stamp: "came later", cameFrom: { source: "flyer" } };

it("keeps key and body as long as the entries are the same, and gets new ones when they change", () => {
  const first = attemptAt(water, () => ({}), undefined);
  expect(first).toEqual({
    words: '{"message":"water"}',
    body: '{"message":"water"}',
    idempotencyKey: expect.any(String),
    at: expect.any(Number),
  });
  expect(attemptAt(water, () => late, first)).toBe(first);

  const second = attemptAt({ message: "more water" }, () => late, first);
  expect(JSON.parse(second.body)).toEqual({ message: "more water", ...late });
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  // Earlier words sent again after other words are a new submission.
  expect(attemptAt(water, () => late, second).idempotencyKey).not.toBe(first.idempotencyKey);
});

it("is another submission once the server has forgotten its key, also for a tab that was reloaded", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const first = attemptAt(water, () => ({}), undefined);
  void sendAttempt("contact", first, isHere, () => never, ignore);
  vi.setSystemTime(first.at + day - 1);
  for (const last of [first, unansweredAttempt("contact")])
    expect(attemptAt(water, () => late, last)).toEqual(first);
  vi.setSystemTime(first.at + day);
  for (const last of [first, unansweredAttempt("contact")]) {
    expect(last && isRecognized(last)).toBe(false);
    const next = attemptAt(water, () => late, last);
    expect(next).toMatchObject({ at: first.at + day });
    expect(next.idempotencyKey).not.toBe(first.idempotencyKey);
  }
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
        void sendAttempt("contact", last, isHere, () => never, ignore);
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
  const sent = sendAttempt("contact", attempt, isHere, async () => outcome, ignore);
  expect(unansweredAttempt("contact")).toEqual(attempt);
  expect(await sent).toBe(outcome);
  expect(unansweredAttempt("contact")).toEqual(isKept ? attempt : undefined);
});

it("is forgotten by no other attempt of its form", async () => {
  const first = attemptAt(water, () => ({}), undefined);
  const second = attemptAt({ message: "more water" }, () => ({}), first);
  const answer = Promise.withResolvers<string>();
  const send = async () => ({ answer: await answer.promise });
  const sent = sendAttempt("contact", first, isHere, send, ignore);
  void sendAttempt("contact", second, isHere, () => never, ignore);
  answer.resolve("lead");
  await sent;
  expect(unansweredAttempt("contact")).toEqual(second);
});

it.each([
  ["at once", true],
  ["at once, once its form was left", false],
  ["late", true],
  ["late, once its form was left", false],
])("is forgotten, and told, by an answer that comes %s", async (when, isHereStill) => {
  const attempt = attemptAt(water, () => ({}), undefined);
  const late = Promise.resolve("lead");
  const told: string[] = [];
  const outcome = when.startsWith("late") ? { mayHaveArrived: true, late } : { answer: await late };
  const tell = (answer: string) => void told.push(answer);
  await sendAttempt(
    "contact",
    attempt,
    () => isHereStill,
    async () => outcome,
    tell,
  );
  await late;
  expect(unansweredAttempt("contact")).toBeUndefined();
  expect(told).toEqual(["lead"]);
});

it("is told of by an answer to its first press that comes during the second", async () => {
  const attempt = attemptAt(water, () => ({}), undefined);
  const late = Promise.withResolvers<string>();
  const told: string[] = [];
  const stopped = { mayHaveArrived: true, late: late.promise };
  const tell = (answer: string) => void told.push(answer);
  await sendAttempt("contact", attempt, isHere, async () => stopped, tell);
  void sendAttempt("contact", attempt, isHere, () => never, tell);
  late.resolve("lead");
  await late.promise;
  expect(told).toEqual(["lead"]);
});

it("finds what was entered again at another place of the tab's history once it was pressed, until that is answered", async () => {
  const entries = { message: "water" };
  const first = keyHere("contact");
  keep(first, entries);
  vi.stubGlobal("history", { state: { key: "second" } });
  expect(entriesOfPress("contact")).toEqual({});
  vi.stubGlobal("history", { state: { key: "first" } });
  const answer = Promise.withResolvers<Outcome<string>>();
  const attempt = attemptAt(water, () => ({}), undefined);
  const sent = sendAttempt("contact", attempt, isHere, () => answer.promise, ignore);
  expect(entriesOfPress("contact")).toEqual({});
  vi.stubGlobal("history", { state: { key: "second" } });
  expect(entriesOfPress("contact")).toEqual(entries);
  expect(kept(keyHere("contact"))).toEqual(entries);
  expect(isKept(first)).toBe(false);
  vi.stubGlobal("history", { state: { key: "third" } });
  answer.resolve({ answer: "thanks" });
  await sent;
  expect(entriesOfPress("contact")).toEqual({});
});
