import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

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
