import { type ChildProcess, fork } from "node:child_process";
import { photoRefusal } from "#server/photo/photo-refusal.ts";
import type { DecodeAnswer, Decoded, DecodeJob, DecodeOutcome } from "./decode-messages.ts";

/** Milliseconds that one picture may take, also on a busy machine. */
const decodesWithin = 30_000;
/** Milliseconds after which a process without work ends. */
const idleFor = 30_000;
/** Milliseconds that a picture waits for its turn. Then it is refused: a form without scripts waits for its photos. */
const waitsFor = 20_000;

/** The bundled server has the process beside it (vite.server.config.ts), its sources have it as a file. */
const program = new URL(
  import.meta.url.endsWith(".ts") ? "./decode-process.ts" : "./photo-decoder.js",
  import.meta.url,
);

const busy = { fault: "busy" } as const satisfies DecodeOutcome;

export type Decoder = ReturnType<typeof createDecoder>;

/**
 * Decodes pictures one after the other in a process of their own, which has little memory, little time and none of the
 * server's secrets. It starts with the first picture, and again after each one that has ended it.
 */
export function createDecoder() {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;

  function started(): ChildProcess {
    clearTimeout(idle);
    if (child?.connected) return child;
    child = fork(program, {
      env: { NODE_ENV: "production", UV_THREADPOOL_SIZE: "2" },
      execArgv: ["--max-old-space-size=512"],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    return child;
  }

  function end(): void {
    child?.kill("SIGKILL");
    child = undefined;
  }

  /** @returns undefined when the process has ended over it. */
  function ask(job: DecodeJob): Promise<DecodeOutcome | undefined> {
    const asked = started();
    const { promise, resolve } = Promise.withResolvers<DecodeOutcome | undefined>();
    const fail = () => resolve(undefined);
    const read = ({ id, outcome }: DecodeAnswer) => id === job.id && resolve(outcome);
    const timer = setTimeout(() => resolve({ fault: "unreadable" }), decodesWithin);
    asked.on("message", read);
    asked.once("exit", fail);
    asked.once("error", fail);
    asked.send(job, (error) => error && fail());
    return promise.finally(() => {
      clearTimeout(timer);
      asked.off("message", read);
      asked.off("exit", fail);
      asked.off("error", fail);
    });
  }

  async function decodeNow(job: DecodeJob): Promise<DecodeOutcome> {
    const wasRunning = child !== undefined;
    let outcome = await ask(job);
    if (!outcome) end();
    // What ran before may have ended over something else: without memory for an earlier picture, by a hand at the machine.
    if (!outcome && wasRunning) outcome = await ask(job);
    outcome ??= { fault: "unreadable" };
    // It may hang, or hold what a faulty picture has left behind.
    if ("fault" in outcome && outcome.fault === "unreadable") end();
    idle = setTimeout(end, idleFor);
    idle.unref();
    child?.unref();
    child?.channel?.unref();
    return outcome;
  }

  return {
    /**
     * Reads a picture and writes it anew, upright and without metadata, whole and small.
     * @throws Refusal when it is none, is too large, or has waited too long.
     */
    async decode(files: Omit<DecodeJob, "id">): Promise<Decoded> {
      count += 1;
      const job = { ...files, id: count };
      const turn = Promise.withResolvers<boolean>();
      const timer = setTimeout(() => turn.resolve(false), waitsFor);
      void last.then(() => turn.resolve(true));
      const decoded = turn.promise.then((isOn) => (isOn ? decodeNow(job) : busy));
      last = Promise.all([last, decoded.catch(() => {})]);
      const outcome = await decoded.finally(() => clearTimeout(timer));
      if ("fault" in outcome) throw photoRefusal(outcome.fault);
      return outcome;
    },

    /** Ends the process; what it was at work on is refused. */
    close(): void {
      clearTimeout(idle);
      end();
    },
  };
}
