import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { connect, type DatabasePlace, openAsIs } from "#server/database/connect.ts";
import type { Database } from "#server/database/connection.ts";
import { migrate, migrationsOf } from "#server/database/migrate.ts";
import { openPostgresToCopy } from "#server/database/postgres.ts";

/** A database with what is set at the desk, and without anybody's data, that is there for a moment. */
export type EmptyCopy = { place: DatabasePlace; drop: () => Promise<void> };

/** Why there can be none. */
export type NoCopy = { because: string };

/** What decides about hours, places and who is told. */
const copied = ["staff", "business_settings", "closures"] as const;

/**
 * In a folder of its own, or beside the site's tables in a schema of its own. Nothing is written to the site's tables.
 * @throws what the database says.
 */
export async function makeEmptyCopy(site: DatabasePlace): Promise<EmptyCopy | NoCopy> {
  const source = openAsIs(site);
  try {
    if ((await migrationsOf(source)).missing > 0) {
      return { because: "the tables are of an earlier release: start this one, then check again" };
    }
    await removeLeftFolders();
    const dataDir = await mkdtemp(path.join(tmpdir(), `${folderNamed}${Date.now()}-`));
    const dropFolder = () => rm(dataDir, { recursive: true, force: true });
    try {
      const schema = site.databaseUrl ? await makeSchema(site.databaseUrl) : undefined;
      if (schema && "because" in schema) {
        await dropFolder();
        return schema;
      }
      const place = { dataDir, databaseUrl: schema?.url, databaseConnections: 4 };
      const drop = async () => {
        await schema?.drop();
        await dropFolder();
      };
      await fill(place, source).catch(async (error) => {
        await drop();
        throw error;
      });
      return { place, drop };
    } catch (error) {
      await dropFolder();
      throw error;
    }
  } finally {
    await source.destroy();
  }
}

async function fill(place: DatabasePlace, source: Database): Promise<void> {
  const copy = await connect(place);
  try {
    for (const table of copied) {
      const rows = await source.selectFrom(table).selectAll().execute();
      for (const row of rows) await copy.database.insertInto(table).values(row).execute();
    }
  } finally {
    await copy.close();
  }
}

/** Begins the names of folders and schemas; the time follows. */
const folderNamed = "site-rehearsal-";
const named = "rehearsal_";
/** Milliseconds after which one was left by a check that was killed. */
const leftAfter = 10 * 60_000;

/** They have the mailboxes of the staff. */
async function removeLeftFolders(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch((): string[] => [])) {
    const since = Number(/^site-rehearsal-(\d{13})-\w+$/.exec(name)?.[1] ?? Number.NaN);
    // Another user's stays: whoever made it removes it.
    if (since < Date.now() - leftAfter) {
      await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
    }
  }
}

async function makeSchema(
  databaseUrl: string,
): Promise<{ url: string; drop: () => Promise<void> } | NoCopy> {
  const schema = `${named}${Date.now()}_${process.pid}`;
  const site = openPostgresToCopy(databaseUrl);
  try {
    const { rows } = await sql<{ may: boolean }>`
      select has_database_privilege(current_database(), 'create') as may`.execute(site);
    if (!rows[0]?.may) return { because: cannotCreate };
    await dropLeft(site);
    await sql`create schema ${sql.ref(schema)}`.execute(site);
  } finally {
    await site.destroy();
  }
  const drop = () => dropSchema(databaseUrl, schema);
  const url = withSearchPath(databaseUrl, schema);
  try {
    const isThere = await makeTables(url, schema);
    if (isThere) return { url, drop };
    await drop();
    return { because: "a pooler drops our settings: check once with the database's own address" };
  } catch (error) {
    await drop();
    throw error;
  }
}

const cannotCreate =
  "the database's user may not make a schema: GRANT CREATE ON DATABASE … TO …, if you want it";

/** @returns false, having made nothing, where statements would reach the site's own tables. */
async function makeTables(url: string, schema: string): Promise<boolean> {
  const copy = openPostgresToCopy(url);
  try {
    return await copy.connection().execute(async (database) => {
      const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(
        database,
      );
      if (rows[0]?.name !== schema) return false;
      await sql`begin`.execute(database);
      await migrate(database, undefined, schema);
      await sql`commit`.execute(database);
      return true;
    });
  } finally {
    await copy.destroy();
  }
}

async function dropSchema(databaseUrl: string, schema: string): Promise<void> {
  const site = openPostgresToCopy(databaseUrl);
  try {
    await sql`drop schema if exists ${sql.ref(schema)} cascade`.execute(site);
  } finally {
    await site.destroy();
  }
}

async function dropLeft(site: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where starts_with(nspname, ${named})`.execute(site);
  for (const { name } of rows) {
    const since = Number(/^rehearsal_(\d{13})_\d+$/.exec(name)?.[1] ?? Number.NaN);
    if (since < Date.now() - leftAfter) {
      await sql`drop schema if exists ${sql.ref(name)} cascade`.execute(site);
    }
  }
}

/** The same database, whose tables are looked for in another schema. */
function withSearchPath(databaseUrl: string, schema: string): string {
  const url = new URL(databaseUrl);
  const own = url.searchParams.get("options") ?? "";
  url.searchParams.set("options", `${own} -c search_path=${schema}`.trim());
  return url.href;
}
