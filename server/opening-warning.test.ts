import { expect, it, vi } from "vitest";
import { openingQuestions } from "#content/en/before-you-open.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { warnOfOpenQuestions } from "./opening-warning.ts";

it("counts the questions that are open, and says nothing once all are settled", () => {
  const june = calendarDay("2026-06-01");
  const log = { warn: vi.fn() };
  const all = Object.fromEntries(openingQuestions.map(({ id }) => [id, "2026-06-01"]));
  warnOfOpenQuestions(log, all, june);
  expect(log.warn).not.toHaveBeenCalled();
  const { samples: _samples, ...others } = all;
  warnOfOpenQuestions(log, others, june);
  expect(log.warn.mock.calls).toEqual([[{ open: 1 }, expect.stringContaining("under Business")]]);
});
