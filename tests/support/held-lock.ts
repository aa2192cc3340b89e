import pg from "pg";

/** A transaction of another session on PostgreSQL that stays open, and so keeps its locks. */
export type HeldLock = {
  /** How many statements of other sessions wait for a lock in this database. */
  waiting(): Promise<number>;
  /** Keeps what the transaction has done, and ends the session. */
  commit(): Promise<void>;
  /** Undoes it, and ends the session. */
  release(): Promise<void>;
};

/** Opens a transaction, runs `statement` in it, and leaves it open. */
export async function holdLock(
  databaseUrl: string | undefined,
  statement: string,
  values: unknown[] = [],
): Promise<HeldLock> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A test that fails may drop the database first.
  client.on("error", () => {});
  await client.connect();
  await client.query("begin");
  await client.query(statement, values);
  const end = async (how: "commit" | "rollback") => {
    await client.query(how);
    await client.end();
  };
  return {
    async waiting() {
      // Inside a transaction, PostgreSQL would keep returning its first answer.
      await client.query("select pg_stat_clear_snapshot()");
      const { rows } = await client.query(
        `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    },
    commit: () => end("commit"),
    release: () => end("rollback"),
  };
}
