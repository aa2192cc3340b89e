import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isOfWords } from "./use-photo-input.ts";

/** As much of an element as knows what it is in. */
class Target {
  readonly place: string;
  constructor(place: string) {
    this.place = place;
  }
  closest(selector: string): Target | null {
    return selector.split(", ").some((one) => one.startsWith(this.place)) ? this : null;
  }
}

beforeEach(() => void vi.stubGlobal("Element", Target));
afterEach(() => void vi.unstubAllGlobals());

const paste = (place: string, ...types: string[]) =>
  isOfWords({ target: new Target(place), clipboardData: { types } } as unknown as ClipboardEvent);

it("leaves alone what somebody pastes into a field, or copies from an Office program", () => {
  expect(paste("body", "Files")).toBe(false);
  expect(paste("body", "text/html", "Files")).toBe(false);
  expect(paste("body", "text/plain", "text/html", "Files")).toBe(true);
  expect(paste("textarea", "Files")).toBe(true);
  expect(paste("[contenteditable]", "Files")).toBe(true);
});
