import { connect } from "node:net";
import { randomFrom } from "./random.ts";
import { type Key, someRequest } from "./requests.ts";

export type FuzzReport = {
  /** How many answers had each status; `none` for requests that got no answer. */
  statuses: Record<string, number>;
  /** Requests that were answered with 5xx, as text, and their number. */
  faults: { number: number; status: string; request: string }[];
};

/** An incomplete request gets no answer before the server gives up; nobody waits that long, in milliseconds. */
const patience = 1_500;

/** Sends `count` requests that hang on `seed` alone, some at a time. @throws when nobody listens. */
export async function fuzz(
  url: string,
  options: { count: number; seed: number; lanes?: number },
): Promise<FuzzReport> {
  const { hostname, port } = new URL(url);
  const key = await keyOf(url);
  const random = randomFrom(options.seed);
  const report: FuzzReport = { statuses: {}, faults: [] };
  let sent = 0;
  const lane = async () => {
    while (sent < options.count) {
      sent += 1;
      const number = sent;
      const request = someRequest(random, key);
      const status = await send(request, hostname, Number(port));
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      if (status.startsWith("5")) {
        report.faults.push({ number, status, request: request.toString("latin1").slice(0, 1_500) });
      }
    }
  };
  await Promise.all(Array.from({ length: options.lanes ?? 8 }, lane));
  return report;
}

function send(request: Buffer, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(request));
    let begun = "";
    socket.setTimeout(patience, () => socket.destroy());
    socket.on("data", (part) => {
      if (begun.length < 12) begun += part.toString("latin1");
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") reject(error);
    });
    socket.on("close", () => resolve(/^HTTP\/1\.\d (\d{3})/.exec(begun)?.[1] ?? "none"));
  });
}

async function keyOf(url: string): Promise<Key> {
  const answer = await fetch(`${url}/api/auth/csrf-token`);
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const cookie = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  return { token: csrfToken, cookie: cookie.join("; ") };
}
