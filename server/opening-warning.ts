import type { FastifyBaseLogger } from "fastify";
import { openQuestions } from "#content/en/before-you-open.ts";
import type { BusinessSettings } from "#domain/business/business-settings.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { CalendarDay } from "#domain/calendar/calendar-day.ts";

/** Reminds the operator at every start of what only the owner or their lawyer can decide. */
export function warnOfOpenQuestions(
  log: Pick<FastifyBaseLogger, "warn">,
  facts: Pick<Facts, "offers" | "samples" | "isBonded" | "leadership" | "state" | "area" | "law">,
  settled: BusinessSettings["settled"],
  today: CalendarDay,
): void {
  const { length: open } = openQuestions(facts, settled, today);
  if (open === 0) return;
  log.warn({ open }, "questions wait for the owner: the desk lists them under Business");
}
