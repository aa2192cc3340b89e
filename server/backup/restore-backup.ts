import { sql } from "kysely";
import { type DatabasePlace, openToCopy } from "#server/database/connect.ts";
import { hasDatabase } from "#server/database/existing-database.ts";
import { holdMails } from "#server/mail/held-mails.ts";
import { intoPostgres } from "./into-postgres.ts";
import { intoSqlite } from "./into-sqlite.ts";
import type { End } from "./lines.ts";
import { loadBackup, type Target } from "./load-backup.ts";
import { asideOf } from "./restore-place.ts";
import { tablesOf } from "./tables.ts";

export type Restored = Awaited<ReturnType<typeof loadBackup>> & {
  /** Where the former database is kept, if there was one. */
  kept: string | null;
};

/**
 * Puts a backup in the place of the site's database, all of it or nothing, and holds its mails: some may have been sent
 * since. A drill does the same to a database that it then throws away.
 * @throws Error in one line that says what to do.
 */
export async function restoreBackup(
  { databaseUrl, dataDir }: DatabasePlace,
  file: string,
  options: { passphrase: string | undefined; isDrill: boolean; isReplacing: boolean; now: Date },
): Promise<Restored> {
  let loaded: Omit<Restored, "kept"> = { rows: {}, leftOut: [] };
  const fill = async (target: Target) => {
    loaded = await loadBackup(target, file, options.passphrase);
    await holdMails(target.database, options.now);
  };
  const how = { isDrill: options.isDrill, aside: asideOf(options) };
  const kept = databaseUrl
    ? await intoPostgres(databaseUrl, how, fill)
    : await intoSqlite(dataDir, how, fill);
  return { ...loaded, kept };
}

/** How many rows each table of the site's database has now; null if there is none. */
export async function countRows(place: DatabasePlace): Promise<End["rows"] | null> {
  if (!(await hasDatabase(place))) return null;
  const source = openToCopy(place);
  const { database } = source;
  try {
    const counts: End["rows"] = {};
    for (const { name } of await tablesOf(source)) {
      const { rows } = await sql<{ count: number | string }>`
        select count(*) as count from ${sql.table(name)}`.execute(database);
      counts[name] = Number(rows[0]?.count);
    }
    return counts;
  } finally {
    await database.destroy();
  }
}
