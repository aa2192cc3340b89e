import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";

/** What is counted: at most `most` within a window that begins with the first. */
export type Window = { name: string; most: number; milliseconds: number };

/**
 * Counts one, in one statement, unless the window has `most` already: then nothing is written. Two
 * processes that count the same at once wait for each other in the database; in a transaction, until
 * the other one has ended, and what is rolled back was not counted.
 * @returns null when it was counted, else when the window ends.
 */
export async function count(
  database: Database | DatabaseTransaction,
  { name, most, milliseconds }: Window,
  now: Date,
): Promise<Date | null> {
  const moment = now.toISOString();
  const ends = new Date(now.getTime() + milliseconds).toISOString();
  const counted = await database
    .insertInto("limit_counters")
    .values({ name, hits: 1, ends_at: ends })
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
            .then(ends)
            .else(row.ref("limit_counters.ends_at"))
            .end(),
        }))
        .where((row) =>
          row.or([
            row("limit_counters.ends_at", "<=", moment),
            row("limit_counters.hits", "<", most),
          ]),
        ),
    )
    .returning("hits")
    .executeTakeFirst();
  if (counted) return null;
  const full = await database
    .selectFrom("limit_counters")
    .select("ends_at")
    .where("name", "=", name)
    .executeTakeFirst();
  return full ? new Date(full.ends_at) : now;
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
