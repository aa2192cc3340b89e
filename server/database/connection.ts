import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { migrate } from "./migrate.ts";
import type { Schema } from "./schema.ts";
import { openSqlite, sqliteDialect } from "./sqlite.ts";

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

export type Connection = {
  database: Database;
  engine: "sqlite" | "postgres";
  /** Runs `work` in one transaction; all of it is kept, or nothing. */
  transact<T>(work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/**
 * Opens PostgreSQL when `databaseUrl` is given, else the embedded SQLite file under `dataDir`, and
 * brings its tables up to date.
 */
export async function connect(options: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Connection> {
  return options.databaseUrl
    ? connectPostgres(options.databaseUrl)
    : connectSqlite(options.dataDir);
}

async function connectSqlite(dataDir: string): Promise<Connection> {
  const file = openSqlite(dataDir);
  const database = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  // One process migrates; the others wait at `begin immediate` and then find nothing left to do.
  file.exec("begin immediate");
  try {
    await migrate(database);
    file.exec("commit");
  } catch (error) {
    file.exec("rollback");
    file.close();
    throw error;
  }
  return {
    database,
    engine: "sqlite",
    transact: (work) => database.transaction().execute(work),
    close: () => database.destroy(),
  };
}

async function connectPostgres(databaseUrl: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on("error", () => {});
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return {
    database,
    engine: "postgres",
    transact: (work) => retryingDeadlocks(() => database.transaction().execute(work)),
    close: () => database.destroy(),
  };
}

/**
 * Two visits that trade places lock each other's seats; PostgreSQL then ends one transaction
 * (40P01) and expects it to be tried again.
 */
async function retryingDeadlocks<T>(run: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (tries > 1 && (code === "40P01" || code === "40001"))
      return retryingDeadlocks(run, tries - 1);
    throw error;
  }
}
