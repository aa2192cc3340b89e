import { expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { numberSpans } from "./number-periods.ts";

it.each([
  // A Tuesday.
  ["this-week", "2026-06-02", "2026-05-31 to 2026-06-02", "2026-05-24 to 2026-05-26"],
  ["last-week", "2026-06-02", "2026-05-24 to 2026-05-30", "2026-05-17 to 2026-05-23"],
  ["30-days", "2026-06-02", "2026-05-04 to 2026-06-02", "2026-04-04 to 2026-05-03"],
  ["12-weeks", "2026-06-02", "2026-03-11 to 2026-06-02", "2025-12-17 to 2026-03-10"],
  // A Sunday begins a week, a Saturday ends it.
  ["this-week", "2026-05-31", "2026-05-31 to 2026-05-31", "2026-05-24 to 2026-05-24"],
  ["this-week", "2026-06-06", "2026-05-31 to 2026-06-06", "2026-05-24 to 2026-05-30"],
  ["last-week", "2026-01-01", "2025-12-21 to 2025-12-27", "2025-12-14 to 2025-12-20"],
] as const)("%s of %s is %s, and before it %s", (period, today, now, before) => {
  const spans = numberSpans(period, calendarDay(today));
  const text = ({ from, to }: { from: string; to: string }) => `${from} to ${to}`;
  expect([text(spans.now), text(spans.before)]).toEqual([now, before]);
});
