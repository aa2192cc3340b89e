import { describe, expect, it } from "vitest";
import { returnText } from "./return-text.ts";

const timeZone = "America/New_York";
/** Tuesday, June 2, 2026, noon local time. */
const now = Date.parse("2026-06-02T16:00:00Z");

describe("why a lead waits again", () => {
  it.each([
    ["canceled", "2026-06-02T13:12:00Z", "2026-06-03", "Canceled by visitor at 9:12 AM"],
    [
      "canceled",
      "2026-06-01T13:12:00Z",
      "2026-06-03",
      "Canceled by visitor on Mon, Jun 1 at 9:12 AM",
    ],
    ["moved", "2026-06-02T13:12:00Z", "2026-06-04", "Moved by visitor at 9:12 AM to Thu 10:00 AM"],
    [
      "moved",
      "2026-06-02T13:12:00Z",
      "2026-06-16",
      "Moved by visitor at 9:12 AM to Tue, Jun 16 10:00 AM",
    ],
  ] as const)("%s at %s, now on %s, is said as it is", (reason, at, date, text) => {
    const appointment = {
      id: "an-id",
      date,
      timeSlot: "10:00 AM",
      status: "booked",
      progress: "booked",
    } as const;
    expect(returnText({ returned: { at, reason }, appointment }, now, timeZone)).toBe(text);
  });

  it("leaves out a time that is not known", () => {
    const returned = { at: "2026-06-02T13:12:00Z", reason: "moved" } as const;
    const text = returnText({ returned, appointment: null }, now, timeZone);
    expect(text).toBe("Moved by visitor at 9:12 AM");
  });

  it("is nothing for a lead that has not returned", () => {
    expect(returnText({ returned: null, appointment: null }, now, timeZone)).toBe("");
  });
});
