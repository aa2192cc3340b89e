import { expect, it } from "vitest";
import { ApiFailure } from "#api-client/api-failure.ts";
import type { BookingAnswer } from "#api-client/booking-call.ts";
import type { Appointment } from "#domain/appointment/appointment.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { asItIsNow } from "./as-it-is-now.ts";

const answer: BookingAnswer = {
  id: "a1",
  isMailed: true,
  isTexted: false,
  pendingUntil: "2026-12-01T15:00:00Z",
};
const booked: Appointment = {
  id: "a1",
  date: calendarDay("2026-12-04"),
  timeSlot: "10:00",
  status: "booked",
};

it("is canceled when it was since, or is no longer known", async () => {
  expect(await asItIsNow(answer, async () => ({ ...booked, status: "cancelled" }))).toBe(
    "canceled",
  );
  const unknown = asItIsNow(answer, () => Promise.reject(new ApiFailure(404, {})));
  expect(await unknown).toBe("canceled");
});

it("is at the time it was moved to, and no longer waits once it was confirmed", async () => {
  const { date, timeSlot } = booked;
  expect(await asItIsNow(answer, async () => booked)).toEqual({
    ...answer,
    date,
    timeSlot,
    pendingUntil: undefined,
  });
});

it.each([new TypeError("Failed to fetch"), new ApiFailure(500, {})])(
  "is as it was answered when the server does not say: %s",
  async (error) => {
    expect(await asItIsNow(answer, () => Promise.reject(error))).toBe(answer);
  },
);

it("is as it was answered when it has no id", async () => {
  const nameless = { ...answer, id: undefined };
  expect(await asItIsNow(nameless, async () => booked)).toBe(nameless);
});
