import { codeOf, DatabaseUnavailable } from "./unavailable.ts";

const every = 60_000;

/**
 * Logs a fault that is met again and again: at once, then once a minute with the number of failures since. A caller
 * that tries every second would otherwise bury every other line. An outage of the database is logged by its code alone;
 * any other error is ours and comes with its stack.
 */
export function createFaultLog(
  log: { error(details: object, message: string): void },
  message: string,
  now: () => number = () => performance.now(),
): (error: unknown) => void {
  let times = 0;
  let nextAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    times += 1;
    if (now() < nextAt) return;
    const isOutage = error instanceof DatabaseUnavailable;
    log.error({ code: codeOf(error), times, ...(!isOutage && { err: error }) }, message);
    times = 0;
    nextAt = now() + every;
  };
}
