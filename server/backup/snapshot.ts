import { sql } from "kysely";
import type { Connection, Database } from "#server/database/connection.ts";

/** Where rows are read from. */
export type Source = Pick<Connection, "database" | "engine">;

/** Lets `work` read the database as it is at one moment, while others go on writing. */
export async function inSnapshot<Result>(
  { database, engine }: Source,
  work: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (snapshot) => {
    for (const statement of beginnings[engine]) await sql.raw(statement).execute(snapshot);
    try {
      return await work(snapshot);
    } finally {
      await sql`rollback`.execute(snapshot);
    }
  });
}

const beginnings: Record<Source["engine"], readonly string[]> = {
  sqlite: ["begin deferred"],
  postgres: [
    "begin isolation level repeatable read read only",
    // A slow disk may take longer over some rows than a transaction may idle in the server.
    "set local idle_in_transaction_session_timeout = 0",
  ],
};
