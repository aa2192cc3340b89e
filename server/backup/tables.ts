import { sql } from "kysely";
import type { Database } from "#server/database/connection.ts";
import type { Source } from "./snapshot.ts";

/** A table with the columns that are stored in it, without those that the database calculates. */
export type Table = { name: string; columns: string[] };

/** All tables of the site. Migrations write down themselves what they have done. */
export async function tablesOf({ database, engine }: Source): Promise<Table[]> {
  const { rows } = await catalogs[engine].execute(database);
  const columnsOf = Map.groupBy(rows, ({ name }) => name);
  return [...columnsOf].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column }) => column),
  }));
}

/** How many rows each of these tables has. */
export async function rowCounts(
  database: Database,
  tables: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of tables) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(name)}`.execute(database);
    counts.set(name, Number(rows[0]?.count));
  }
  return counts;
}

/** The highest number that each table has ever given to a row, so that none is given twice. */
export async function lastNumbers({ database, engine }: Source): Promise<Record<string, number>> {
  return engine === "sqlite" ? numbersOfSqlite(database) : numbersOfPostgres(database);
}

type Column = { name: string; column: string };

const catalogs = {
  sqlite: sql<Column>`
    select found.name as name, info.name as "column"
    from pragma_table_list as found join pragma_table_info(found.name) as info
    where found.schema = 'main' and found.type = 'table'
      and found.name not glob 'sqlite_*' and found.name not glob 'kysely_*'
    order by found.name, info.cid`,
  postgres: sql<Column>`
    select table_name as name, column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and not starts_with(table_name, 'kysely_')
    order by table_name, ordinal_position`,
};

async function numbersOfSqlite(database: Database): Promise<Record<string, number>> {
  const { rows: found } =
    await sql`select 1 from sqlite_master where name = 'sqlite_sequence'`.execute(database);
  if (found.length === 0) return {};
  const { rows } = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence`.execute(database);
  return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]));
}

async function numbersOfPostgres(database: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; last: string }>`
    select found.relname as name, numbers.last_value as last
    from pg_sequences as numbers
    join pg_class as sequence
      on sequence.relname = numbers.sequencename
      and sequence.relnamespace = current_schema()::regnamespace
    join pg_depend as owned on owned.objid = sequence.oid and owned.deptype = 'a'
    join pg_class as found on found.oid = owned.refobjid
    where numbers.schemaname = current_schema() and numbers.last_value is not null`.execute(
    database,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}
