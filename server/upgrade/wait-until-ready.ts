import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds between two questions. */
const askEvery = 200;

/**
 * Waits until the release answers that it can serve visitors.
 * @param address of `/readyz`.
 * @param within milliseconds.
 * @returns false when it has not by then.
 */
export async function isReadyWithin(
  within: number,
  address: string,
  version: string,
): Promise<boolean> {
  const until = performance.now() + within;
  while (performance.now() < until) {
    if ((await readyRelease(address)) === version) return true;
    await pause(askEvery);
  }
  return false;
}

/** The release that answers; null when none does, or it cannot serve. */
async function readyRelease(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    const { release = null } = (await answer.json()) as { release?: string };
    return answer.ok ? release : null;
  } catch {
    return null;
  }
}
