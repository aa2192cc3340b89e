import type { Connection } from "./connection.ts";
import { connectPostgres } from "./postgres.ts";
import { connectSqlite } from "./sqlite.ts";

/** Opens PostgreSQL if `databaseUrl` is given, otherwise the embedded SQLite file in `dataDir`, and migrates it. */
export async function connect(options: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Connection> {
  return options.databaseUrl
    ? connectPostgres(options.databaseUrl)
    : connectSqlite(options.dataDir);
}
