import { sql } from "kysely";
import { migrate, migrateAsBefore } from "#server/database/migrate.ts";
import { codeOf } from "#server/database/unavailable.ts";
import { loggedError } from "#server/logged-error.ts";
import type { End } from "./lines.ts";
import type { Row } from "./read-rows.ts";
import { checkReferences, postponeReferences } from "./references.ts";
import type { Source } from "./snapshot.ts";
import { type Table, tablesOf } from "./tables.ts";

/** Rows that are inserted at once; PostgreSQL takes 65,535 values in one statement. */
const atOnce = 200;

/** An empty database; `schema` is where its tables are made in PostgreSQL. */
export type Target = Source & { schema?: string };

/**
 * Fills an empty database with rows of a backup or an archive, whichever table comes first, and brings its tables to this
 * release. The caller holds the transaction. Its calls are made in their order.
 */
export function createFilling(target: Target, what?: Parameters<typeof migrateAsBefore>[3]) {
  const { database, schema } = target;
  let known = new Set<string>();
  let batch: { table: Table; rows: Row[] } | undefined;
  const insert = async () => {
    if (batch) await insertRows(target, batch.table, batch.rows);
    batch = undefined;
  };
  return {
    /** Makes the tables as these migrations did. @throws Error in one line when this release lacks one of them. */
    async begin(migrations: readonly string[]): Promise<void> {
      await migrateAsBefore(database, migrations, schema, what);
      known = new Set(await emptyTables(target));
      await postponeReferences(target);
    },
    /** Rows of tables that are not the site's are left out. */
    async row(table: Table, row: Row): Promise<void> {
      if (!known.has(table.name)) return;
      if (batch?.table !== table || batch.rows.length === atOnce) await insert();
      batch ??= { table, rows: [] };
      batch.rows.push(row);
    },
    /** @param numbers The highest that each table has given to a row. @throws Error in one line when a row is missing. */
    async end(numbers: End["numbers"]): Promise<void> {
      await insert();
      await checkReferences(target);
      await continueNumbers(target, numbers, known);
    },
    migrate: () => migrate(database, undefined, schema),
    /** Whether a table is the site's. */
    isKnown: (name: string) => known.has(name),
  };
}

/** What a database says of rows that do not fit, in one line; anything else as it is. */
export function asMisfit(error: unknown, file: string): unknown {
  if (!isOfStatement(error)) return error;
  return new Error(`${file} does not fit this site's tables: ${loggedError(error).message}.`, {
    cause: error,
  });
}

/** What a database says of rows and columns that do not fit, rather than of itself. */
function isOfStatement(error: unknown): error is Error {
  return /^(?:ERR_SQLITE_ERROR|(?:22|23|42)...)$/.test(codeOf(error));
}

/** Migrations store settings, which the backup has too. */
async function emptyTables(target: Target): Promise<string[]> {
  const names = (await tablesOf(target)).map(({ name }) => name);
  for (const name of names) {
    await sql`delete from ${sql.table(name)}`.execute(target.database);
  }
  return names;
}

async function insertRows(
  { database }: Target,
  { name, columns }: Table,
  rows: readonly Row[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  await sql`insert into ${sql.table(name)} (${names}) values ${values}`.execute(database);
}

/** @param known Tables of the site: the numbers of others are left out like their rows. */
async function continueNumbers(
  { database, engine }: Target,
  numbers: End["numbers"],
  known: ReadonlySet<string>,
) {
  for (const [table, last] of Object.entries(numbers)) {
    // SQLite says 0 of a table that never had a row, which is no number for PostgreSQL.
    if (!known.has(table) || last < 1) continue;
    if (engine === "sqlite") {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(database);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(
        database,
      );
    } else {
      await sql`select setval(pg_get_serial_sequence(${table}, 'number'), ${last})`.execute(
        database,
      );
    }
  }
}
