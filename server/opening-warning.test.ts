import { expect, it, vi } from "vitest";
import { openingQuestions } from "#content/en/before-you-open.ts";
import { builtFacts } from "#content/facts.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { warnOfOpenQuestions } from "./opening-warning.ts";

it("counts the questions that are open, and says nothing once all are settled", () => {
  const june = calendarDay("2026-06-01");
  const log = { warn: vi.fn() };
  const all = Object.fromEntries(openingQuestions.map(({ id }) => [id, "2026-06-01"]));
  warnOfOpenQuestions(log, builtFacts, all, june);
  expect(log.warn).not.toHaveBeenCalled();
  const { samples: _samples, ...others } = all;
  warnOfOpenQuestions(log, builtFacts, others, june);
  expect(log.warn.mock.calls).toEqual([[{ open: 1 }, expect.stringContaining("under Business")]]);
  log.warn.mockClear();
  // What is no longer shown asks nothing.
  warnOfOpenQuestions(log, { ...builtFacts, samples: false }, others, june);
  expect(log.warn).not.toHaveBeenCalled();
});
