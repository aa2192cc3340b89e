import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds between two questions. */
const askEvery = 200;

/** What a site says of itself at `/readyz`. */
type Answer = {
  /** The release, if it can serve visitors. */
  release?: string | undefined;
  /** Otherwise why not. */
  fault?: string | undefined;
  /** `ready`, or `degraded` while mails do not go out. */
  status?: string | undefined;
  /** Whether it takes writes; absent in releases of before pauses. */
  writes?: string | undefined;
};

/** @param address of `/readyz`. @returns undefined when nobody answers it as a site does. */
export async function answerOf(address: string): Promise<Answer | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    const { release, error, status, writes } = (await answer.json()) as Answer & { error?: string };
    return answer.ok ? { release, status, writes } : { fault: error ?? `status ${answer.status}` };
  } catch {
    return undefined;
  }
}

/**
 * Asks again and again until there is an answer.
 * @param within milliseconds.
 * @returns the first answer that is one; false when there was none by then.
 */
export async function until<Answer extends string>(
  within: number,
  ask: () => Promise<Answer | false>,
): Promise<Answer | false> {
  const end = performance.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer || performance.now() > end) return answer;
    await pause(askEvery);
  }
}
