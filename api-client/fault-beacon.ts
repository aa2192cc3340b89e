/*
 * Tells the server's log of what fails in a browser: without cookies, and nothing that was typed. The server cuts and
 * cleans what it gets (server/browser-faults.ts).
 */

/** Per page load. Whatever fails after that is most likely the same. */
const mostReports = 3;
/** Characters of a message or an address that are sent. */
const longest = 300;

const reported = new Set<string>();
let release = "";

/** From now on, reports what nobody catches, and what is passed to the functions below. */
export function watchForFaults(ownRelease: string): void {
  release = ownRelease;
  addEventListener("error", ({ error }) => reportFault(error));
  addEventListener("unhandledrejection", ({ reason }) => reportFault(reason));
}

/** Reports an error that comes from one of our scripts, unlike those of extensions. */
export function reportFault(error: unknown): void {
  if (!(error instanceof Error)) return;
  const { name, message, stack } = error;
  const [, place] = /\/(assets\/[\w./-]+(?::\d+)*)/.exec(`${message}\n${stack}`) ?? [];
  if (place) send({ kind: "error", message: `${name}: ${message}`.slice(0, longest), place });
}

/** Reports a call that was to change something and got no answer (status 0) or a 5xx. */
export function reportSubmission(call: string, status: number): void {
  send({ kind: "submission", message: `${call}: ${status || "no answer"}`, place: "" });
}

function send(fault: { kind: string; message: string; place: string }): void {
  const page = globalThis.location?.pathname.slice(0, longest);
  const body = JSON.stringify({ ...fault, page, release });
  if (!release || reported.has(body) || reported.size === mostReports) return;
  reported.add(body);
  // Unlike `sendBeacon`, it can leave the cookies out.
  fetch("/faults", { method: "POST", body, keepalive: true, credentials: "omit" }).catch(() => {});
}
