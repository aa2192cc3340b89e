import type { Connection, Database } from "./connection.ts";
import { connectPostgres, openPostgres, openPostgresToCopy } from "./postgres.ts";
import { connectSqlite, openSqlite } from "./sqlite.ts";

export type DatabasePlace = Readonly<{
  databaseUrl: string | undefined;
  dataDir: string;
  /** Most connections to PostgreSQL at once; ten when it is left out. */
  databaseConnections?: number;
}>;

/** Opens PostgreSQL if `databaseUrl` is given, otherwise the embedded SQLite file in `dataDir`, and migrates it. */
export async function connect(place: DatabasePlace): Promise<Connection> {
  const { databaseUrl, dataDir, databaseConnections } = place;
  return databaseUrl ? connectPostgres(databaseUrl, databaseConnections) : connectSqlite(dataDir);
}

/** Opens what is there to look at it: nothing is created or migrated, and SQLite's file cannot be written. */
export function openAsIs({ databaseUrl, dataDir }: DatabasePlace): Database {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
}

/** Opens what is there to note something in it: nothing is created or migrated. */
export function openToNote({ databaseUrl, dataDir }: DatabasePlace): Database {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir, { readOnly: false });
}

/** The same as `openAsIs`, without a time limit. */
export function openToCopy({
  databaseUrl,
  dataDir,
}: DatabasePlace): Pick<Connection, "database" | "engine"> {
  return databaseUrl
    ? { database: openPostgresToCopy(databaseUrl), engine: "postgres" }
    : { database: openSqlite(dataDir), engine: "sqlite" };
}
