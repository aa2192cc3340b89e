import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "#server/config.ts";

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

/** Where a site with these settings answers `/readyz` on its own machine. */
export function readyzOf({ host, port }: Pick<Config, "host" | "port">): string {
  const reached = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
  return `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}/readyz`;
}

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
