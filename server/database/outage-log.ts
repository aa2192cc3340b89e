import { codeOf } from "./unavailable.ts";

const every = 60_000;

/**
 * Logs that the database is away: at once, then once a minute with the number of failures since. A caller that asks
 * every second would otherwise bury every other line.
 */
export function createOutageLog(
  log: { error(details: object, message: string): void },
  message: string,
  now: () => number = () => performance.now(),
): (error: unknown) => void {
  let times = 0;
  let nextAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    times += 1;
    if (now() < nextAt) return;
    log.error({ code: codeOf(error), times }, message);
    times = 0;
    nextAt = now() + every;
  };
}
