import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterQuietHours, textTime } from "./quiet-hours.ts";

const timeZone = "America/New_York";

describe("when a text is sent", () => {
  it.each([
    ["at once by day", "2026-06-02T16:00:00Z", "2026-06-02T16:00:00Z"],
    ["at once at 8:00 AM", "2026-06-02T12:00:00Z", "2026-06-02T12:00:00Z"],
    ["at 8 AM, a second before it", "2026-06-02T11:59:59Z", "2026-06-02T12:00:00Z"],
    ["at once at 8:59:59 PM", "2026-06-03T00:59:59Z", "2026-06-03T00:59:59Z"],
    ["the next morning from 9:00 PM", "2026-06-03T01:00:00Z", "2026-06-03T12:00:00Z"],
    ["the same morning after midnight", "2026-06-03T04:00:00Z", "2026-06-03T12:00:00Z"],
    ["at 8 AM of the new year", "2027-01-01T03:00:00Z", "2027-01-01T13:00:00Z"],
    // Clocks go from 2 AM to 3 AM on March 8, 2026: the night has ten hours.
    [
      "at 8 AM, the evening before clocks go forward",
      "2026-03-08T02:30:00Z",
      "2026-03-08T12:00:00Z",
    ],
    ["at 8 AM, the morning after", "2026-03-08T11:59:00Z", "2026-03-08T12:00:00Z"],
    // And from 2 AM back to 1 AM on November 1: it has twelve.
    ["at 8 AM, the evening before clocks go back", "2026-11-01T01:30:00Z", "2026-11-01T13:00:00Z"],
    ["at 8 AM, in the hour that comes twice", "2026-11-01T06:30:00Z", "2026-11-01T13:00:00Z"],
    [
      "at 8 AM and not at 7, which was 8 the day before",
      "2026-11-01T12:00:00Z",
      "2026-11-01T13:00:00Z",
    ],
  ])("%s", (_, now, sent) => {
    expect(afterQuietHours(new Date(now), timeZone)).toEqual(new Date(sent));
  });

  it.each([
    [
      "is sent while it is of use",
      "2026-06-02T16:00:00Z",
      "2026-06-02T17:00:00Z",
      "2026-06-02T16:00:00Z",
    ],
    [
      "is sent at its last moment",
      "2026-06-02T16:00:00Z",
      "2026-06-02T16:00:00Z",
      "2026-06-02T16:00:00Z",
    ],
    ["is not sent later", "2026-06-02T16:00:01Z", "2026-06-02T16:00:00Z", null],
    [
      "waits for the morning",
      "2026-06-03T02:00:00Z",
      "2026-06-03T12:00:00Z",
      "2026-06-03T12:00:00Z",
    ],
    ["is not sent if it is of no use then", "2026-06-03T02:00:00Z", "2026-06-03T11:59:59Z", null],
  ])("%s", (_, now, notAfter, sent) => {
    const time = textTime(new Date(now), new Date(notAfter), timeZone);
    expect(time).toEqual(sent && new Date(sent));
  });

  it("is never in a quiet hour, never earlier than due, and at most eleven hours and a clock change later", () => {
    const zones = fc.constantFrom(
      "America/New_York",
      "America/Los_Angeles",
      "Pacific/Honolulu",
      "Europe/London",
    );
    const moments = fc.date({
      min: new Date("2025-01-01"),
      max: new Date("2030-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, zones, (now, zone) => {
        const at = afterQuietHours(now, zone);
        const hour = Number(
          new Intl.DateTimeFormat("en-US", {
            timeZone: zone,
            hour: "numeric",
            hourCycle: "h23",
          }).format(at),
        );
        expect(hour).toBeGreaterThanOrEqual(8);
        expect(hour).toBeLessThan(21);
        expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(at.getTime() - now.getTime()).toBeLessThanOrEqual(12 * 3_600_000);
      }),
    );
  });
});
