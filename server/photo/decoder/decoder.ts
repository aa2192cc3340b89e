import type { ChildProcess } from "node:child_process";
import { photoRefusal } from "#server/photo/photo-refusal.ts";
import { startConfined } from "./confined-process.ts";
import type {
  DecodeAnswer,
  DecodeAs,
  Decoded,
  DecodeJob,
  DecodeOutcome,
} from "./decode-messages.ts";
import { createFairQueue } from "./fair-queue.ts";

/** Milliseconds after which a process without work ends. */
const idleFor = 30_000;
/** Milliseconds that a picture may take, and may wait for its turn before that. */
export type DecodeTimes = { decode: number; turn: number };

/** Half a minute is enough on a busy machine. Nobody waits longer for a turn: a form without scripts waits for its photos. */
const usualTimes: DecodeTimes = { decode: 30_000, turn: 20_000 };

/** What ends a process, or keeps it from answering, may be anything: the picture is not blamed for it. */
const busy = { fault: "busy" } as const satisfies DecodeOutcome;

export type Decoder = ReturnType<typeof createDecoder>;

/**
 * Decodes pictures one after the other in a process of their own, which has little memory, little time, none of the
 * server's secrets and none of its files. It starts with the first picture, and again after each one that has ended it.
 */
export function createDecoder(within = usualTimes) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;
  const inTurn = createFairQueue(within.turn);

  function started(): ChildProcess {
    clearTimeout(idle);
    if (!child?.connected) child = startConfined();
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
    const timer = setTimeout(() => resolve(busy), within.decode);
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

  async function decodeNow(photo: Uint8Array, as?: DecodeAs): Promise<DecodeOutcome> {
    count += 1;
    const job = { id: count, photo, as };
    const wasRunning = child !== undefined;
    let outcome = await ask(job);
    if (!outcome) end();
    // What ran before may have ended over something else: without memory for an earlier picture, by a hand at the machine.
    if (!outcome && wasRunning) outcome = await ask(job);
    outcome ??= busy;
    // It may hang, or hold what a faulty picture has left behind.
    if ("fault" in outcome && (outcome.fault === "unreadable" || outcome.fault === "busy")) end();
    idle = setTimeout(end, idleFor);
    idle.unref();
    child?.unref();
    child?.channel?.unref();
    return outcome;
  }

  return {
    /**
     * Reads a picture and writes it anew, upright and without metadata, whole and small.
     * @param load the picture as it came, once its turn has come: those that wait take no memory.
     * @param blocks who has sent it: the blocks of addresses around them, the largest first, which take turns.
     * @param as for one of ours that is to be smaller, or turned.
     * @throws Refusal when it is none or is too large; 503 when it has waited too long or the process has failed.
     */
    async decode(
      load: () => Promise<Uint8Array>,
      blocks: readonly string[],
      as?: DecodeAs,
    ): Promise<Decoded> {
      const outcome = (await inTurn(blocks, async () => decodeNow(await load(), as))) ?? busy;
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
