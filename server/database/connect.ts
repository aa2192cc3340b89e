import type { Connection } from "./connection.ts";
import { connectPostgres } from "./postgres.ts";
import { connectSqlite } from "./sqlite.ts";

/**
 * Opens PostgreSQL when `databaseUrl` is given, else the embedded SQLite file under `dataDir`, and
 * brings its tables up to date.
 */
export async function connect(options: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Connection> {
  return options.databaseUrl
    ? connectPostgres(options.databaseUrl)
    : connectSqlite(options.dataDir);
}
