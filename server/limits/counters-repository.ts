import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";

/** A limit: at most `most` within a window that starts with the first use. */
export type Window = { name: string; most: number; milliseconds: number };

/**
 * Counts one use in each window, in one statement; full windows are left unchanged. Processes that count the same thing
 * wait for each other in the database, until the transaction ends; a rollback undoes the count.
 * @returns for each window null if the use was counted, otherwise when the window ends.
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

/** Deletes windows that have ended, except those that another transaction is renewing. */
export async function forgetEnded({ database, engine }: Connection, now: Date): Promise<void> {
  const ended = database
    .selectFrom("limit_counters")
    .select("name")
    .where("ends_at", "<=", now.toISOString())
    // Unnecessary on SQLite, which has one writer at a time.
    .$if(engine === "postgres", (query) => query.forUpdate().skipLocked());
  await database.deleteFrom("limit_counters").where("name", "in", ended).execute();
}
