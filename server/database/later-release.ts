import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Schema } from "./schema/schema.ts";
import { findSetting, storeSetting } from "./settings-repository.ts";

/*
 * An older release starts on tables that a later one has migrated, if all it does not know are migrations that it can
 * live with. Each says so itself, in a setting that is stored with it (docs/decisions/databases.md).
 */

/** The migration that a release must have to run on the tables of another; null for any release. */
export type Requirement = string | null;

/** Says so in the transaction of the migration. */
export async function storeRequirement(
  database: Kysely<Schema>,
  migration: string,
  requirement: Requirement,
): Promise<void> {
  await storeSetting(database, settingOf(migration), requirement ?? anyRelease);
}

/**
 * Whether a later release has `executed` migrations, and one that has `known` ones can run on its tables.
 * @throws LaterTables in one line that says what to do when it cannot.
 */
export async function areLaterTables(
  database: Kysely<Schema>,
  executed: readonly string[],
  known: ReadonlySet<string>,
): Promise<boolean> {
  const unknown = executed.filter((name) => !known.has(name));
  for (const migration of unknown) {
    const requirement = await findSetting(database, settingOf(migration));
    if (requirement === anyRelease || (requirement && known.has(requirement))) continue;
    throw new LaterTables(
      `The database has been changed by a later release (migration ${migration}), and this release cannot run on it. Start a release that has migration ${requirement ?? migration}, or restore the backup made before the update.`,
    );
  }
  return unknown.length > 0;
}

/** A later release has changed the tables so that this one cannot run on them. */
export class LaterTables extends Error {}

const anyRelease = "any release";

function settingOf(migration: string): string {
  return `migration ${migration} needs`;
}

/** The names of the migrations that the tables have, in order. */
export async function executedMigrations(database: Kysely<Schema>): Promise<string[]> {
  if (!(await hasMigrations(database))) return [];
  const rows = await database
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}

/** Another schema of PostgreSQL may hold tables of the same names: what a restore has replaced. */
async function hasMigrations(database: Kysely<Schema>): Promise<boolean> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const { rows } = await (isPostgres
    ? sql`select 1 where to_regclass('kysely_migration') is not null`
    : sql`select 1 from sqlite_master where name = 'kysely_migration'`
  ).execute(database);
  return rows.length > 0;
}
