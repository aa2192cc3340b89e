import { statSync } from "node:fs";
import pg from "pg";
import type { DatabasePlace } from "./connect.ts";
import { databaseFile } from "./database-file.ts";
import { codeOf, DatabaseUnavailable } from "./unavailable.ts";

/** Milliseconds. */
const patience = 5_000;

/**
 * Whether a site has stored anything there; it creates nothing.
 * @throws DatabaseUnavailable when PostgreSQL does not answer.
 */
export async function hasDatabase({ databaseUrl, dataDir }: DatabasePlace): Promise<boolean> {
  if (databaseUrl) return hasTables(databaseUrl);
  const { size = 0 } = statSync(databaseFile(dataDir), { throwIfNoEntry: false }) ?? {};
  return size > 0;
}

/**
 * Keeps a mistyped setting from giving a new, empty database in place of the one with the leads.
 * @throws Error in one line, which says what to do, when there is no database.
 */
export async function requireDatabase(place: DatabasePlace): Promise<void> {
  if (await hasDatabase(place)) return;
  throw new Error(
    place.databaseUrl
      ? "There is no site in the database of DATABASE_URL. Correct it, or make a new site with --new."
      : `There is no database in ${place.dataDir}. Correct DATA_DIR, or make a new site with --new.`,
  );
}

async function hasTables(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select to_regclass('kysely_migration') as found");
    return rows[0]?.found !== null;
  } catch (error) {
    throw new DatabaseUnavailable(codeOf(error), error);
  } finally {
    await client.end().catch(() => {});
  }
}
