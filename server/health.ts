import { setTimeout as pause } from "node:timers/promises";

/** One thing that must be so for this process to serve visitors. */
export type Condition = {
  /** Resolves when it is so; rejects when not. */
  isMet(): Promise<void>;
  /** What is wrong otherwise: one sentence that tells nothing from inside. */
  otherwise: string;
};

type Log = { warn(details: object, message: string): void };

/** How long an answer is given again, in milliseconds: asking often must not load the disk. */
const freshFor = 1_000;
/** Nobody who asks waits longer, in milliseconds: a balancer would take silence for an answer. */
const patience = 2_000;

/** Tells what keeps this process from serving, or null when nothing does. */
export function createReadiness(
  conditions: readonly Condition[],
  log: Log,
): () => Promise<string | null> {
  const looks = conditions.map((condition) => watch(condition, log));
  return async () => {
    const faults = await Promise.all(looks.map((look) => look()));
    return faults.find((fault) => fault !== null) ?? null;
  };
}

/** Looks when somebody asks, and once for all who ask meanwhile. Only a change is logged. */
function watch(condition: Condition, log: Log): () => Promise<string | null> {
  let known: { fault: string | null; until: number } | undefined;
  let running: Promise<string | null> | undefined;

  async function look(): Promise<string | null> {
    let fault: string | null = null;
    try {
      await condition.isMet();
    } catch (error) {
      fault = condition.otherwise;
      if (!known?.fault) log.warn({ err: error }, "not ready");
    }
    if (!fault && known?.fault) log.warn({}, "ready again");
    known = { fault, until: performance.now() + freshFor };
    return fault;
  }

  return async () => {
    if (known && performance.now() < known.until) return known.fault;
    running ??= look().finally(() => {
      running = undefined;
    });
    return Promise.race([running, pause(patience, condition.otherwise, { ref: false })]);
  };
}
