import { expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { AppointmentProgress } from "./progress.ts";
import { type VisitStage, visitStage } from "./visit-stage.ts";

const rules = { timeZone: "America/New_York", minutes: 60 };

it.each<[string, AppointmentProgress, VisitStage]>([
  ["08:59", "booked", "ahead"],
  ["09:00", "booked", "now"],
  ["09:05", "confirmed", "now"],
  ["09:59", "on-the-way", "now"],
  ["10:00", "on-the-way", "over"],
  ["09:20", "done", "over"],
  ["09:20", "no-show", "over"],
])("at %s, a visit at nine that is %s is %s", (clock, progress, stage) => {
  const now = Date.parse(`2026-06-03T${clock}:00-04:00`);
  const visit = { date: calendarDay("2026-06-03"), timeSlot: "09:00" as const, progress };
  expect(visitStage(visit, now, rules)).toBe(stage);
});
