import { expect, it } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import { weakSignal as words } from "#content/en/weak-signal.ts";
import { wordsAfter } from "./words-after.ts";

const late = new Promise<never>(() => {});

it.each([500, 502, 504])("are that it may have arrived after a fault: %s", (status) => {
  const error = new ApiFailure(status, {});
  expect(wordsAfter({ error, mayHaveArrived: true, late })).toBe(words.stopped);
});

it("are that it may have arrived, or that it was not sent, once it was stopped", () => {
  expect(wordsAfter({ mayHaveArrived: true, late })).toBe(words.stopped);
  expect(wordsAfter({ mayHaveArrived: false, late })).toBe(words.takenBack);
});

it("are none once it is sent, or when the server says why it takes nothing", () => {
  const error = new ApiFailure(429, { error: "Please call us." });
  expect(wordsAfter({ answer: "lead" })).toBeNull();
  expect(wordsAfter({ error, mayHaveArrived: false, late })).toBeNull();
});
