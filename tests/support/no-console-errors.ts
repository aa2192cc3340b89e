import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

/** Unexpected writes to the console's error stream fail the test. */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
});

// Most files run one after another in the same process.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
