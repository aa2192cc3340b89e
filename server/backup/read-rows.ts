import { sql } from "kysely";
import type { Source } from "./snapshot.ts";
import type { Table } from "./tables.ts";

/** A row's values in the order of the table's columns: both databases store text, whole numbers and null only. */
export type Row = readonly (string | number | null)[];

/** Rows in memory at once. */
const atOnce = 500;

/**
 * All rows of a table, in the transaction of a snapshot, as SQLite has them: in the order in which they were written.
 * @param orderBy The column by which PostgreSQL sorts them, which keeps no such order; absent: as they come.
 */
export function readRows(
  { database, engine }: Source,
  table: Table,
  { orderBy }: { orderBy?: string | undefined } = {},
): AsyncGenerator<Row> {
  return engine === "sqlite" ? ofSqlite(database, table) : ofPostgres(database, table, orderBy);
}

type Read = Record<string, string | number | null>;

async function* ofSqlite(database: Source["database"], { name, columns }: Table) {
  for (let last = 0; ; ) {
    const { rows } = await sql<Read & { row_number: number }>`
      select rowid as row_number, ${listed(columns)} from ${sql.table(name)}
      where rowid > ${last} order by rowid limit ${atOnce}`.execute(database);
    for (const row of rows) yield inColumns(row, columns);
    const end = rows.at(-1);
    if (!end) return;
    last = end.row_number;
  }
}

async function* ofPostgres(database: Source["database"], { name, columns }: Table, by?: string) {
  const order = by === undefined ? sql`` : sql` order by ${sql.ref(by)}`;
  await sql`declare found no scroll cursor for select ${listed(columns)} from ${sql.table(name)}${order}`.execute(
    database,
  );
  for (;;) {
    const { rows } = await sql<Read>`fetch ${sql.lit(atOnce)} from found`.execute(database);
    if (rows.length === 0) break;
    for (const row of rows) yield inColumns(row, columns);
  }
  await sql`close found`.execute(database);
}

const listed = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)));

function inColumns(row: Read, columns: readonly string[]): Row {
  return columns.map((name) => row[name] ?? null);
}
