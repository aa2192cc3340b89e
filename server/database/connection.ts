import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema/schema.ts";
import type { WriteGate } from "./write-gate.ts";

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

/** Every call fails with `DatabaseUnavailable` when the database does not answer. */
export type Connection = {
  database: Database;
  engine: "sqlite" | "postgres";
  /** Through which everything goes that this process changes. */
  writes: WriteGate;
  /** What is wrong with the database although it works, in one line for whoever runs the site. */
  warning?: string;
  /** Runs `work` in one transaction: everything is kept, or nothing. */
  transact<T>(work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T>;
  /** Reads, and writes a little unless writes are paused. @throws DatabaseUnavailable when that fails. */
  check(): Promise<void>;
  close(): Promise<void>;
};
