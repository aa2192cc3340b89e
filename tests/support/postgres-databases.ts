import pg from "pg";
import { inject } from "vitest";

export type Tables = "of this release" | "none";

export type PostgresDatabase = { url: string; drop: () => Promise<void> };

/** Databases with this release's tables that a test has left, emptied again. */
const free: string[] = [];

/** The rows that this release's migrations store, by table. */
type FirstRows = Readonly<Record<string, unknown[]>>;
let firstRows: FirstRows | undefined;
let firstShape: string | undefined;

/** A database without rows on the test run's PostgreSQL. */
export async function createDatabase(
  tables: Tables = "of this release",
): Promise<PostgresDatabase> {
  if (tables === "none") return databaseOf(await copyOf("template1"), dropDatabase);
  return databaseOf(free.pop() ?? (await copyOf(inject("postgresTemplate"))), emptyDatabase);
}

function databaseOf(name: string, drop: (name: string) => Promise<void>): PostgresDatabase {
  return { url: `${inject("postgresUrl")}/${name}`, drop: () => drop(name) };
}

async function copyOf(template: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await within("postgres", (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  return name;
}

async function dropDatabase(name: string): Promise<void> {
  await within("postgres", (client) => client.query(`drop database ${name} with (force)`));
}

/**
 * Empties a database for the next test: a copy takes ten times as long, and its first connection reads the whole
 * catalog. One whose tables the test has changed, or whose many rows PostgreSQL has counted, is dropped.
 */
async function emptyDatabase(name: string): Promise<void> {
  const template = inject("postgresTemplate");
  firstShape ??= await within(template, shapeOf);
  firstRows ??= await within(template, rowsOf);
  const isAsBefore = await within(name, async (client) => {
    await client.query(endOthers);
    if ((await shapeOf(client)) !== firstShape) return false;
    await client.query(emptyTables);
    for (const [table, rows] of Object.entries(firstRows ?? {})) {
      const insert = `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`;
      await client.query(insert, [JSON.stringify(rows)]);
    }
    return true;
  });
  if (isAsBefore) free.push(name);
  else await dropDatabase(name);
}

const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** In whatever order: what refers to a row is not looked for. */
const emptyTables = `
  set session_replication_role = replica;
  do $$
  declare one text;
  begin
    for one in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
      execute 'delete from ' || one;
    end loop;
    for one in select quote_ident(sequencename) from pg_sequences where schemaname = 'public' loop
      execute 'alter sequence ' || one || ' restart';
    end loop;
  end $$`;

/** A digest of what tables, columns, constraints, triggers and functions there are, and of what plans are made by. */
async function shapeOf(client: pg.Client): Promise<string> {
  const own = 16_384;
  const { rows } = await client.query<{ shape: string }>(`
    select md5(string_agg(part, ',' order by part)) as shape from (
      select concat('relation ', relnamespace::regnamespace, relname) from pg_class
        where oid >= ${own} and relnamespace <> 'pg_toast'::regnamespace
      union all select concat('column ', attrelid::regclass, attname, atttypid, attnotnull) from pg_attribute
        join pg_class on pg_class.oid = attrelid and relkind in ('r', 'v')
        where attrelid >= ${own} and attnum > 0 and not attisdropped
      union all select concat('constraint ', conrelid::regclass, conname) from pg_constraint where oid >= ${own}
      union all select concat('trigger ', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
      union all select concat('function ', proname) from pg_proc where oid >= ${own}
      union all select concat('statistics ', starelid::regclass, staattnum) from pg_statistic where starelid >= ${own}
      union all select concat('counted ', oid::regclass) from pg_class where oid >= ${own} and relkind = 'r' and reltuples >= 0
    ) as parts (part)`);
  return rows[0]?.shape ?? "";
}

async function rowsOf(client: pg.Client): Promise<FirstRows> {
  const tables = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query(`select * from ${name}`);
    if (rows.length > 0) all[name] = rows;
  }
  return all;
}

async function within<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: `${inject("postgresUrl")}/${database}` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
