import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#server/database/connection.ts";
import { hasDatabase } from "#server/database/existing-database.ts";
import { applicationName, openPostgresToCopy, requireEncoding } from "#server/database/postgres.ts";
import type { Target } from "./fill-tables.ts";
import { type Aside, isRunning } from "./restore-place.ts";

/**
 * Fills empty tables in one transaction. Those of the former database move to a schema of their own; a drill makes its
 * tables in another schema, and leaves nothing behind.
 * @returns where the former database is kept, if there was one.
 * @throws Error in one line, or what `fill` throws; the former database is then as it was.
 */
export async function intoPostgres(
  databaseUrl: string,
  { isDrill, aside }: { isDrill: boolean; aside: Aside },
  fill: (target: Target, former?: Database) => Promise<void>,
): Promise<string | null> {
  const hasFormer = await hasDatabase({ databaseUrl, dataDir: "" });
  const former = hasFormer && !isDrill ? aside() : null;
  const pool = openPostgresToCopy(databaseUrl);
  try {
    return await pool.connection().execute(async (database) => {
      const run = (statement: string) => sql.raw(statement).execute(database);
      await requireEncoding(database);
      await run("begin");
      try {
        await run("set local idle_in_transaction_session_timeout = 0");
        await run("set local lock_timeout = '5s'");
        if (isDrill) {
          await run("create schema drill");
          await run("set local search_path = drill");
        }
        if (former) {
          await afterSite(database);
          await moveTables(database, former);
        }
        const schema = await currentSchema(database);
        await fill(
          { database, engine: "postgres", schema },
          former ? database.withSchema(former) : undefined,
        );
        await run(isDrill ? "rollback" : "commit");
        return former && `schema ${former}`;
      } catch (error) {
        await run("rollback");
        throw error;
      }
    });
  } finally {
    await pool.destroy();
  }
}

async function currentSchema(database: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database);
  return rows[0]?.name ?? "public";
}

/** Milliseconds that the sessions of a site that has just been stopped may take to end: PostgreSQL ends them after it has. */
const endingFor = 5_000;

/** @throws Error in one line if a session of the site does not end. */
async function afterSite(database: Database): Promise<void> {
  const until = performance.now() + endingFor;
  while (await isSiteConnected(database)) {
    if (performance.now() > until) throw isRunning();
    await pause(100);
  }
}

async function isSiteConnected(database: Database): Promise<boolean> {
  // Inside a transaction, PostgreSQL would keep returning its first answer.
  await sql`select pg_stat_clear_snapshot()`.execute(database);
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName}
      and pid <> pg_backend_pid()`.execute(database);
  return rows.length > 0;
}

/** With their indexes, sequences and triggers. */
async function moveTables(database: Database, schema: string): Promise<void> {
  await sql`create schema ${sql.ref(schema)}`.execute(database);
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(database);
  const { rows: functions } = await sql<{ name: string }>`
    select distinct proname as name from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and pronamespace = current_schema()::regnamespace`.execute(database);
  for (const { name } of tables) {
    await sql`alter table ${sql.ref(name)} set schema ${sql.ref(schema)}`.execute(database);
  }
  for (const { name } of functions) {
    await sql`alter function ${sql.ref(name)}() set schema ${sql.ref(schema)}`.execute(database);
  }
}
