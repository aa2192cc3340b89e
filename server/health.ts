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

/** Tells what keeps this process from serving, or null when nothing does. Only a change is logged. */
export function createReadiness(
  conditions: readonly Condition[],
  log: Log,
): () => Promise<string | null> {
  const looks = conditions.map(({ isMet, otherwise }) => {
    let wasMet = true;
    const look = async () => {
      try {
        await isMet();
        if (!wasMet) log.warn({}, "ready again");
        wasMet = true;
        return null;
      } catch (error) {
        if (wasMet) log.warn({ err: error }, "not ready");
        wasMet = false;
        return otherwise;
      }
    };
    return answeredSoon(look, otherwise);
  });
  return async () => {
    const faults = await Promise.all(looks.map((look) => look()));
    return faults.find((fault) => fault !== null) ?? null;
  };
}

/**
 * The answer of `ask`, for `/readyz`: asked once for all who want it within a second, and `otherwise`
 * when it fails or does not come in time.
 */
export function answeredSoon<Answer>(
  ask: () => Promise<Answer>,
  otherwise: Answer,
): () => Promise<Answer> {
  let known: { answer: Answer; until: number } | undefined;
  let running: Promise<Answer> | undefined;

  async function askNow(): Promise<Answer> {
    const answer = await ask().catch(() => otherwise);
    known = { answer, until: performance.now() + freshFor };
    return answer;
  }

  return async () => {
    if (known && performance.now() < known.until) return known.answer;
    running ??= askNow().finally(() => {
      running = undefined;
    });
    return Promise.race([running, pause(patience, otherwise, { ref: false })]);
  };
}
