import { setTimeout as pause } from "node:timers/promises";

/** A condition for this process to serve visitors. */
type Condition = {
  /** Resolves if the condition holds, otherwise rejects. */
  isMet(): Promise<void>;
  /** The fault in one sentence that reveals nothing internal. */
  otherwise: string;
};

type Log = { warn(details: object, message: string): void };

/** How long an answer is reused, in milliseconds, so that frequent checks do not load the disk. */
const freshFor = 1_000;
/** Longest wait for an answer, in milliseconds: a load balancer needs one. */
const patience = 2_000;

/** Says what keeps this process from serving, or null. Logs changes only. */
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
 * Caches the answer of `ask` for a second for all callers of `/readyz`; gives `otherwise` when it fails or takes too
 * long.
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
