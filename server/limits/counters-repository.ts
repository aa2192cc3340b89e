import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";

/** What is counted: at most `most` within a window that begins with the first. */
export type Window = { name: string; most: number; milliseconds: number };

/**
 * Counts one in each window, in one statement; in a window that has its `most` already, nothing is
 * written. Two processes that count the same at once wait for each other in the database; in a
 * transaction, until the other one has ended, and what is rolled back was not counted.
 * @returns for each window null when it was counted, else when it ends.
 */
export async function count(
  database: Database | DatabaseTransaction,
  windows: readonly Window[],
  now: Date,
): Promise<(Date | null)[]> {
  const moment = now.toISOString();
  const ends = (window: Window) => new Date(now.getTime() + window.milliseconds).toISOString();
  const rows = await database
    .insertInto("limit_counters")
    .values(windows.map((window) => ({ name: window.name, hits: 1, ends_at: ends(window) })))
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet((row) => ({
          hits: row
            .case()
            .when("limit_counters.ends_at", "<=", moment)
            .then(1)
            .else(row("limit_counters.hits", "+", 1))
            .end(),
          ends_at: row
            .case()
            .when("limit_counters.ends_at", "<=", moment)
            .then(row.ref("excluded.ends_at"))
            .else(row.ref("limit_counters.ends_at"))
            .end(),
        }))
        .where((row) =>
          row.or([
            row("limit_counters.ends_at", "<=", moment),
            ...windows.map(({ name, most }) =>
              row.and([
                row("limit_counters.name", "=", name),
                row("limit_counters.hits", "<", most),
              ]),
            ),
          ]),
        ),
    )
    .returning("name")
    .execute();
  const counted = new Set(rows.map(({ name }) => name));
  const full = windows.filter(({ name }) => !counted.has(name));
  const openings = full.length > 0 ? await findEnds(database, full) : new Map<string, Date>();
  return windows.map(({ name }) => (counted.has(name) ? null : (openings.get(name) ?? now)));
}

async function findEnds(
  database: Database | DatabaseTransaction,
  windows: readonly Window[],
): Promise<Map<string, Date>> {
  const rows = await database
    .selectFrom("limit_counters")
    .select(["name", "ends_at"])
    .where(
      "name",
      "in",
      windows.map(({ name }) => name),
    )
    .execute();
  return new Map(rows.map(({ name, ends_at }) => [name, new Date(ends_at)]));
}

/** Deletes the windows that have ended. Those that somebody is about to begin anew are left alone. */
export async function forgetEnded({ database, engine }: Connection, now: Date): Promise<void> {
  const ended = database
    .selectFrom("limit_counters")
    .select("name")
    .where("ends_at", "<=", now.toISOString())
    // SQLite has one writer at a time anyway.
    .$if(engine === "postgres", (query) => query.forUpdate().skipLocked());
  await database.deleteFrom("limit_counters").where("name", "in", ended).execute();
}
