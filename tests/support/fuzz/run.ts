import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { person } from "#tests/support/visitors.ts";
import type { Key } from "./key.ts";
import { randomFrom } from "./random.ts";
import { someRequest } from "./requests.ts";

export type FuzzReport = {
  /** The number of answers per status; `none` for requests without one. */
  statuses: Record<string, number>;
  /** Requests that got a 5xx, or 503 again and again, with their index and text. */
  faults: { number: number; status: string; request: string }[];
};

/**
 * Sends `count` requests determined only by `seed`, several at a time; `date` is a bookable day. An incomplete request
 * gets no response until the server gives up; none is awaited longer than `patience`, in milliseconds.
 * @throws when there is no server.
 */
export async function fuzz(
  url: string,
  options: { count: number; seed: number; lanes?: number; date: string; patience?: number },
): Promise<FuzzReport> {
  const { hostname, port } = new URL(url);
  const { lanes = 8, patience = 1_500 } = options;
  const key = await keyOf(url, options.date);
  const random = randomFrom(options.seed);
  const report: FuzzReport = { statuses: {}, faults: [] };
  let sent = 0;
  const lane = async () => {
    while (sent < options.count) {
      sent += 1;
      const number = sent;
      const request = someRequest(random, key);
      const status = await sendAsClient(request, { host: hostname, port: Number(port) }, patience);
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      if (status.startsWith("5")) {
        report.faults.push({ number, status, request: request.toString("latin1").slice(0, 1_500) });
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return report;
}

/** How often a request is sent whose answer is that the database is too busy for it. */
const mostTries = 10;
/** Milliseconds between two of them. */
const untilNext = 1_000;

/** Sends it again when the answer is 503, as its `Retry-After` asks: a busy machine is no bug, one that stays so is. */
async function sendAsClient(...sent: Parameters<typeof send>): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const status = await send(...sent);
    if (status !== "503" || tries === mostTries) return status;
    await pause(untilNext);
  }
}

function send(
  request: Buffer,
  { host, port }: { host: string; port: number },
  patience: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(request));
    let begun = "";
    socket.setTimeout(patience, () => socket.destroy());
    socket.on("data", (part) => {
      if (begun.length < 200) begun += part.toString("latin1");
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") reject(error);
    });
    socket.on("close", () => {
      // The answer follows "100 Continue".
      const answer = begun.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "");
      resolve(/^HTTP\/1\.\d (\d{3})/.exec(answer)?.[1] ?? "none");
    });
  });
}

/** Registers and books, so that requests have real data to act on. */
async function keyOf(url: string, date: string): Promise<Key> {
  const visitor = await connectVisitor(url);
  const { customerId } = await visitor.post("/api/customers/register", person(0));
  const { body: day } = await visitor.send("GET", `/api/appointments/available-slots?date=${date}`);
  // On a Saturday there are only a few.
  const body = { ...person(0), customerId, date, timeSlot: day.availableSlots.at(-1) };
  const { appointment } = await visitor.post("/api/appointments", body);
  const { cookie, csrfToken } = visitor;
  return {
    cookie,
    token: csrfToken,
    customerId: customerId,
    appointmentId: appointment.id,
    date,
  };
}
