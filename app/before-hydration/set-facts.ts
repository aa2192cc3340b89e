export type SetFacts = {
  /** What an owner has set in place of the facts in the page's scripts (`Overrides`). */
  overrides: object;
  /** Whether it was set so lately that the page may state what held before. */
  areNew: boolean;
};

declare global {
  interface Window {
    /** Absent where pages state what the site was built with. */
    setFacts?: Promise<SetFacts>;
  }
}

/** Milliseconds until a request is given up. */
const patience = 4_000;
/** Milliseconds until the next one; each time twice as many, up to the longest. */
const firstPause = 1_000;
const longestPause = 60_000;

/**
 * Milliseconds within which a page may state earlier facts: sent by a process that had not heard of the change, or kept by
 * the browser.
 */
const newFor = 24 * 60 * 60 * 1_000;

/** Asks until there is an answer. */
export async function askForFacts(address: string): Promise<SetFacts> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
      if (answer.ok) {
        const at = (header: string) => Date.parse(answer.headers.get(header) ?? "");
        // Both by the server's clock.
        const areNew = at("date") - at("last-modified") < newFor;
        return { overrides: await answer.json(), areNew };
      }
    } catch {}
    await new Promise((resume) => setTimeout(resume, pause));
  }
}
