import { serviceAreaPath } from "#content/links.ts";
import type { OwnArea } from "#domain/service-area/own-area.ts";

/** Milliseconds until it is asked for again. */
const pause = 4_000;
/** Milliseconds that an answer may take: a connection that died in a pocket never fails by itself. */
const longestAnswer = 15_000;

let area: Promise<OwnArea> | undefined;

/** The area that an owner has set, asked for once in a page's life. Waits for a network that is away: there is nothing else to show. */
export function fetchedArea(): Promise<OwnArea> {
  area ??= ask();
  return area;
}

async function ask(): Promise<OwnArea> {
  try {
    const answer = await fetch(serviceAreaPath, { signal: AbortSignal.timeout(longestAnswer) });
    if (answer.ok) return await answer.json();
  } catch {
    // Asked again.
  }
  await new Promise((resolve) => setTimeout(resolve, pause));
  return ask();
}
