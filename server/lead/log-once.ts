/** How many ids are remembered; beyond, the oldest may be logged again. */
const mostRemembered = 1_000;

const logged = new Set<string>();

/** Logs a warning about something stored, once for its id. */
export function warnOnce(
  log: { warn(details: object, message: string): void },
  id: string,
  details: object,
  message: string,
): void {
  if (logged.has(id)) return;
  const [oldest] = logged;
  if (oldest !== undefined && logged.size >= mostRemembered) logged.delete(oldest);
  logged.add(id);
  log.warn(details, message);
}
