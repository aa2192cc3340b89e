import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { ReadJob, ReadOutcome } from "./read-messages.ts";

const isSource = import.meta.url.endsWith(".ts");
/** The bundled server has the thread's program beside it (vite.server.config.ts), its sources have it as a file. */
const program = fileURLToPath(
  new URL(isSource ? "./read-worker.ts" : "./calendar-reader.js", import.meta.url),
);

/** Milliseconds that a calendar may take. The longest that anybody has takes two seconds. */
const usualTime = 20_000;

/** Megabytes that it may take besides its text. */
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

export type CalendarReader = ReturnType<typeof createCalendarReader>;

/**
 * Reads calendars that strangers have written, one at a time in a thread of its own, which has little memory and little time
 * and ends with its calendar: whatever it says, no request waits for it.
 */
export function createCalendarReader(within = usualTime) {
  let last: Promise<unknown> = Promise.resolve();

  /** What it says, or why it cannot be read. It never fails otherwise. */
  return function read(job: ReadJob): Promise<ReadOutcome> {
    const outcome = last
      .then(() => readApart(job, within))
      // Where no thread can be had.
      .catch((): ReadOutcome => ({ fault: "too much" }));
    last = outcome;
    return outcome;
  };
}

async function readApart(job: ReadJob, within: number): Promise<ReadOutcome> {
  const { promise, resolve } = Promise.withResolvers<ReadOutcome>();
  const text = new Uint8Array(job.text);
  const worker = new Worker(program, {
    workerData: { ...job, text },
    transferList: [text.buffer],
    resourceLimits: memory,
    // What it could print would quote the calendar.
    stdout: true,
    stderr: true,
    env: {},
  });
  const tooMuch = () => resolve({ fault: "too much" });
  const timer = setTimeout(tooMuch, within);
  worker.on("message", resolve);
  worker.on("error", tooMuch);
  worker.on("exit", tooMuch);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
