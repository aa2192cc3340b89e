import { describe, expect, it } from "vitest";
import { agoText, type ClockedLead, leadClock, spanText } from "./lead-clock.ts";

const timeZone = "America/New_York";
/** Tuesday, November 24, 2026, 2:00 PM local time. */
const now = Date.parse("2026-11-24T19:00:00Z");

function clock(changes: Partial<ClockedLead>) {
  const lead: ClockedLead = {
    state: "new",
    emergency: false,
    answerBy: "2026-11-24T19:05:00Z",
    promiseBy: "2026-11-25T19:00:00Z",
    answeredAt: null,
    answerMinutes: null,
    ...changes,
  };
  return leadClock(lead, now, timeZone);
}

describe("the clock of a lead", () => {
  it.each([
    ["2026-11-24T19:05:00Z", "soon", "Due in 5 min"],
    ["2026-11-24T19:02:01Z", "soon", "Due in 3 min"],
    ["2026-11-24T19:00:45Z", "soon", "Due in 45 sec"],
    ["2026-11-24T19:00:00Z", "late", "Due now"],
    ["2026-11-24T18:59:59Z", "late", "Late by 1 sec"],
    ["2026-11-24T18:59:40Z", "late", "Late by 20 sec"],
    ["2026-11-24T18:48:00Z", "late", "Late by 12 min"],
    ["2026-11-24T17:55:00Z", "late", "Late by 1 h 5 min"],
    ["2026-11-22T18:00:00Z", "late", "Late by 2 days"],
    ["2026-11-24T21:15:00Z", "later", "Due 4:15 PM"],
    ["2026-11-25T14:02:00Z", "later", "Tomorrow 9:02 AM"],
    ["2026-11-27T14:02:00Z", "later", "Friday 9:02 AM"],
    ["2026-12-08T14:02:00Z", "later", "Tue, Dec 8 9:02 AM"],
  ])("with an answer due by %s is %s: %s", (answerBy, tone, text) => {
    expect(clock({ answerBy })).toMatchObject({ tone, text });
  });

  it("stops with the answer", () => {
    const answered = clock({ answeredAt: "2026-11-24T18:50:00Z", answerMinutes: 4 });
    expect(answered).toEqual({ tone: "answered", text: "Answered in 4 min", promise: "" });
    expect(clock({ answeredAt: "2026-11-24T18:50:00Z" }).text).toBe("Answered");
  });

  it("does not run for a lead that is closed", () => {
    expect(clock({ state: "spam", answerBy: "2026-11-20T19:00:00Z" }).tone).toBe("closed");
  });

  it("does not run for a lead whose booking lapsed: nobody owes it an answer", () => {
    const lapsed = clock({ lapsedAt: "2026-11-20T18:00:00Z", answerBy: "2026-11-20T18:05:00Z" });
    expect(lapsed).toEqual({ tone: "closed", text: "Not answered", promise: "" });
  });

  it.each([
    [{ promiseBy: "2026-11-24T22:00:00Z" }, ""],
    [{ promiseBy: "2026-11-24T20:30:00Z" }, "Promise ends in 1 h 30 min"],
    [{ promiseBy: "2026-11-24T20:30:00Z", emergency: true }, ""],
    [{ promiseBy: "2026-11-24T19:40:00Z", emergency: true }, "Promise ends in 40 min"],
    [{ promiseBy: "2026-11-24T19:00:00Z" }, "Promise ends now"],
    [{ promiseBy: "2026-11-24T16:00:00Z" }, "Promise missed by 3 h"],
  ])("speaks of a promise that is near: %j", (changes, promise) => {
    expect(clock(changes).promise).toBe(promise);
  });
});

it("shows only the units of a span that matter", () => {
  const texts = [0, 59_000, 60_000, 3_599_000, 3_600_000, 86_400_000].map((span) => spanText(span));
  expect(texts).toEqual(["0 min", "59 sec", "1 min", "59 min", "1 h", "1 day"]);
  expect([59_001, 60_001, 3_599_999].map((span) => spanText(span, "up"))).toEqual([
    "1 min",
    "2 min",
    "1 h",
  ]);
});

it("says how long ago something was", () => {
  expect(agoText("2026-11-24T18:59:30Z", now)).toBe("Just now");
  expect(agoText("2026-11-24T18:48:00Z", now)).toBe("12 min ago");
});
