import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrivalWindow, windowFrom, windowText } from "./arrival-window.ts";

const at = (hour: number, minute = 0) => hour * 60 + minute;

describe("the window in which an inspector arrives", () => {
  it.each([
    ["begins at the agreed time when they leave early", at(9, 20), at(10), "10:00 to 10:30 AM"],
    ["begins at the agreed time that is just far enough", at(9, 45), at(10), "10:00 to 10:30 AM"],
    ["begins a quarter of an hour later", at(9, 46), at(10), "10:15 to 10:45 AM"],
    ["begins later for whoever is late", at(10, 20), at(10), "10:45 to 11:15 AM"],
    ["spans noon", at(11, 30), at(11), "11:45 AM to 12:15 PM"],
    ["is in the afternoon", at(12, 50), at(13), "1:15 to 1:45 PM"],
  ])("%s", (_, now, start, text) => {
    expect(windowText(arrivalWindow(now, start))).toBe(text);
  });

  it("is half an hour, on a quarter, and leaves at least fifteen minutes for the drive", () => {
    const minutes = fc.integer({ min: 0, max: at(20) });
    const starts = fc.integer({ min: 9, max: 16 }).map((hour) => at(hour));
    fc.assert(
      fc.property(minutes, starts, (now, start) => {
        const { from, to } = arrivalWindow(now, start);
        expect(to - from).toBe(30);
        expect(from % 15).toBe(0);
        expect(from).toBeGreaterThanOrEqual(start);
        expect(from).toBeGreaterThanOrEqual(now + 15);
        expect(windowFrom(from)).toEqual({ from, to });
      }),
    );
  });
});
