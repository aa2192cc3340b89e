import { rm } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type Dialect, Kysely, PostgresDialect, SqliteDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { migrations } from "#server/database/migrate.ts";
import type { Storage } from "./storage.ts";

/**
 * Replaces a storage's tables by those of an older version, lets `fill` write rows, and closes. Opening the storage
 * afterwards migrates it.
 */
export async function makeOldDatabase(
  storage: Storage,
  lastMigration: keyof typeof migrations,
  fill: (database: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  const { databaseUrl, dataDir } = storage;
  const file = path.join(dataDir, "site.db");
  if (!databaseUrl) await rm(file, { force: true });
  const dialect = databaseUrl ? postgres(databaseUrl) : sqlite(file);
  const database = new Kysely<unknown>({ dialect });
  try {
    if (databaseUrl) await sql`drop schema public cascade; create schema public`.execute(database);
    const provider = { getMigrations: async () => migrations };
    const { error } = await new Migrator({ db: database, provider }).migrateTo(lastMigration);
    if (error) throw error;
    await fill(database);
  } finally {
    await database.destroy();
  }
}

function postgres(connectionString: string): Dialect {
  return new PostgresDialect({ pool: new pg.Pool({ connectionString }) });
}

function sqlite(file: string): Dialect {
  const connection = new DatabaseSync(file);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return new SqliteDialect({
    database: {
      close: () => connection.close(),
      prepare(text) {
        const statement = connection.prepare(text);
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...values(parameters)),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)),
        };
      },
    },
  });
}
