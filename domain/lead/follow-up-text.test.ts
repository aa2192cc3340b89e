import { expect, it } from "vitest";
import { followUpText } from "./follow-up-text.ts";

const appointment = {
  ...{ id: "an-id", date: "2026-06-05", timeSlot: "11:00 AM" as const },
  ...{ status: "booked" as const, progress: "booked" as const },
};

it.each([
  ["unconfirmed", appointment, "Not confirmed: Fri, Jun 5, 11:00 AM"],
  ["no-show", appointment, "Nobody was there: Fri, Jun 5, 11:00 AM"],
  ["unconfirmed", null, "Not confirmed"],
  [null, appointment, ""],
] as const)("a call because of %s says so", (followUpReason, booked, text) => {
  expect(followUpText({ followUpReason, appointment: booked })).toBe(text);
});

it("a call because of a change that nobody told the person of says what they expect", () => {
  const toldTime = { date: "2026-06-04", timeSlot: "9:00 AM" as const };
  const untold = { ...appointment, toldTime };
  for (const followUpReason of ["unconfirmed", null] as const) {
    expect(followUpText({ followUpReason, appointment, untold })).toBe(
      "Not told: still expects Thu, Jun 4, 9:00 AM",
    );
  }
});

it("a call because of a booking that lapsed says so, until another is booked", () => {
  const followUpReason = "unconfirmed" as const;
  const lapsedAt = "2026-06-02T18:00:00.000Z";
  const canceled = { ...appointment, status: "cancelled" as const };
  const text = "Not confirmed in time: call";
  expect(followUpText({ followUpReason, lapsedAt, appointment: canceled })).toBe(text);
  expect(followUpText({ followUpReason, lapsedAt, appointment })).toBe(
    "Not confirmed: Fri, Jun 5, 11:00 AM",
  );
  expect(followUpText({ followUpReason: null, lapsedAt, appointment: canceled })).toBe("");
});
