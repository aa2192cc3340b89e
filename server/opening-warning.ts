import type { FastifyBaseLogger } from "fastify";
import { openQuestions } from "#content/en/before-you-open.ts";
import type { BusinessSettings } from "#domain/business/business-settings.ts";

/** Reminds the operator at every start of what only the owner or their lawyer can decide. */
export function warnOfOpenQuestions(
  log: Pick<FastifyBaseLogger, "warn">,
  settled: BusinessSettings["settled"],
): void {
  const { length: open } = openQuestions(settled);
  if (open === 0) return;
  log.warn(
    { open },
    "questions wait for the owner before the site opens: the desk lists them under Business",
  );
}
