import { sql } from "kysely";
import type { Source } from "./snapshot.ts";

/** Lets rows come before those that they refer to, until `checkReferences`. In SQLite, `createSqlite` has done so. */
export async function postponeReferences({ database, engine }: Source): Promise<void> {
  if (engine === "postgres") await alterReferences(database, sql`deferrable initially deferred`);
}

/** @throws Error in one line when a row refers to one that is not there. */
export async function checkReferences({ database, engine }: Source): Promise<void> {
  if (engine === "postgres") {
    await sql`set constraints all immediate`.execute(database);
    await alterReferences(database, sql`not deferrable`);
    return;
  }
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(database);
  const [lost] = rows;
  if (lost) throw new Error(`A row of ${lost.table} refers to one that is missing.`);
}

async function alterReferences(database: Source["database"], how: ReturnType<typeof sql>) {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(database);
  for (const { table, name } of rows) {
    await sql`alter table ${sql.raw(table)} alter constraint ${sql.ref(name)} ${how}`.execute(
      database,
    );
  }
}
