import { sql } from "kysely";
import { migrate, migrateAsBefore } from "#server/database/migrate.ts";
import { codeOf } from "#server/database/unavailable.ts";
import { loggedError } from "#server/logged-error.ts";
import type { End } from "./lines.ts";
import { type Reader, readBackup } from "./read-backup.ts";
import type { Row } from "./read-rows.ts";
import { checkReferences, postponeReferences } from "./references.ts";
import type { Source } from "./snapshot.ts";
import { type Table, tablesOf } from "./tables.ts";

/** Rows that are inserted at once; PostgreSQL takes 65,535 values in one statement. */
const atOnce = 200;

/** An empty database; `schema` is where its tables are made in PostgreSQL. */
export type Target = Source & { schema?: string };

export type Loaded = {
  /** How many rows each table of the backup has. */
  rows: End["rows"];
  /** Tables that are not the site's. */
  leftOut: string[];
  /** How many files of photos the backup has; null when it was made without them. */
  files: number | null;
};

/**
 * Fills an empty database with a backup and brings its tables to this release. The caller holds the transaction.
 * @param photo takes a file of a photo.
 * @throws Error in one line when the backup is not whole, or is of a later release.
 */
export async function loadBackup(
  target: Target,
  file: string,
  passphrase: string | undefined,
  photo: NonNullable<Reader["photo"]>,
): Promise<Loaded> {
  const { database, schema } = target;
  let known = new Set<string>();
  let batch: { table: Table; rows: Row[] } | undefined;
  const insert = async () => {
    if (batch) await insertRows(target, batch.table, batch.rows);
    batch = undefined;
  };
  let rows: End["rows"] = {};
  let files: number | null = null;
  const reading = readBackup(file, passphrase, {
    async head({ migrations }) {
      await migrateAsBefore(database, migrations, schema);
      known = new Set(await emptyTables(target));
      await postponeReferences(target);
    },
    async row(table, row) {
      if (!known.has(table.name)) return;
      if (batch?.table !== table || batch.rows.length === atOnce) await insert();
      batch ??= { table, rows: [] };
      batch.rows.push(row);
    },
    photo,
    async end(end) {
      await insert();
      await checkReferences(target);
      rows = end.rows;
      files = end.files ?? null;
      await continueNumbers(target, end.numbers, known);
    },
  });
  await reading.catch((error) => {
    if (!isOfStatement(error)) throw error;
    throw new Error(`${file} does not fit this site's tables: ${loggedError(error).message}.`, {
      cause: error,
    });
  });
  await migrate(database, undefined, schema);
  return { rows, leftOut: Object.keys(rows).filter((name) => !known.has(name)), files };
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
    if (!known.has(table)) continue;
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
