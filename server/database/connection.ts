import type { Kysely, Transaction } from "kysely";
import { connectPostgres } from "./postgres.ts";
import type { Schema } from "./schema.ts";
import { connectSqlite } from "./sqlite.ts";

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

/** Whatever of it fails because the database does not answer fails as `DatabaseUnavailable`. */
export type Connection = {
  database: Database;
  engine: "sqlite" | "postgres";
  /** Runs `work` in one transaction; all of it is kept, or nothing. */
  transact<T>(work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T>;
  /** Reads and writes a little. @throws DatabaseUnavailable when that fails. */
  check(): Promise<void>;
  close(): Promise<void>;
};

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
