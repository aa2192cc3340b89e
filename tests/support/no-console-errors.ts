import { afterEach, beforeEach, expect, vi } from "vitest";

/** Whatever writes to the console's error stream unasked is a fault. */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
});
