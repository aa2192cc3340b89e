/** How often a page's address is looked for: each time, another roof has taken one that was free. */
const mostTries = 5;

/**
 * Does again what gives a project the end of its page's address, when another one has taken it meanwhile: two are published at
 * once, and neither sees the other's before it is stored.
 */
export async function withFreeSlug<Result>(publish: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await publish();
    } catch (error) {
      if (tries === mostTries || !isSlugTaken(error)) throw error;
    }
  }
}

/** As PostgreSQL and SQLite name what two cannot have. */
function isSlugTaken(error: unknown): boolean {
  const { message } = error instanceof Error ? error : new Error();
  return /unique constraint "projects_slug_key"|UNIQUE constraint failed: projects\.slug/.test(
    message,
  );
}
