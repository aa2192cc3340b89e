import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { type Dialect, Kysely, SqliteDialect, type SqliteStatement } from "kysely";
import type { Connection } from "./connection.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { databaseFile } from "./database-file.ts";
import { migrate } from "./migrate.ts";
import type { Schema } from "./schema/schema.ts";
import { storeCheck } from "./settings-repository.ts";
import { createFaults, type SqliteFaults } from "./sqlite-faults.ts";
import { inspectFile } from "./sqlite-inspection.ts";
import { codeOf } from "./unavailable.ts";
import { behindGate, WriteGate } from "./write-gate.ts";

const forUs = 0o600;
const forOthers = 0o007;

/** How long startup waits for another process's migration, in milliseconds. */
const patienceAtStart = 10_000;
/** How long a statement may block this process while another one writes, in milliseconds. */
const patience = 100;
/** How long a transaction is retried while another process writes, in milliseconds. */
const patienceOfTransactions = 5_000;

/**
 * Opens the embedded database file, creating it and its folder if needed, and migrates it. `synchronous = FULL` with a
 * write-ahead log: committed data survives a power cut.
 */
export async function connectSqlite(dataDir: string): Promise<Connection> {
  const file = databaseFile(dataDir);
  const faults = createFaults();
  const connection = faults.named(() => open(file));
  const writes = new WriteGate();
  const dialect = behindGate(dialectOf(connection, faults), writes);
  const database = new Kysely<Schema>({ dialect });
  // One process migrates; the others wait at `begin immediate` and then find nothing to do.
  try {
    faults.named(() => connection.exec("begin immediate"));
    await migrate(database);
    faults.named(() => connection.exec("commit"));
    connection.exec(`pragma busy_timeout = ${patience}`);
  } catch (error) {
    // Closing ends the transaction too.
    connection.close();
    throw error;
  }
  const transact: Connection["transact"] = (work) =>
    waitingForOthers(() => database.transaction().execute(work));
  return {
    database,
    engine: "sqlite",
    writes,
    transact,
    async check() {
      faults.refuseIfRecent();
      faults.named(() => inspectFile(file));
      if (writes.isOpen()) await transact(storeCheck);
    },
    close: () => database.destroy(),
  };
}

/** Opens an existing file without migrating or changing anything; it cannot be written unless that is asked for. @throws SQLite's error when there is none. */
export function openSqlite(dataDir: string, { readOnly = true } = {}): Kysely<Schema> {
  const faults = createFaults();
  const connection = faults.named(
    () => new DatabaseSync(databaseFile(dataDir), { readOnly, timeout: patienceAtStart }),
  );
  return new Kysely<Schema>({ dialect: dialectOf(connection, faults) });
}

/**
 * Makes a new file for this user alone, to fill it with tables and rows in any order: references are not checked.
 * @throws SQLite's error, or that of the folder.
 */
export function createSqlite(file: string): Kysely<Schema> {
  closeSync(openSync(file, "wx", forUs));
  const faults = createFaults();
  const connection = faults.named(
    () => new DatabaseSync(file, { enableForeignKeyConstraints: false }),
  );
  return new Kysely<Schema>({ dialect: dialectOf(connection, faults) });
}

/**
 * Writes what is in the log into the file, so that the file alone is the database. One that is damaged stays as it is.
 * @returns false when another process has it open.
 */
export function isAlone(file: string): boolean {
  const faults = createFaults();
  const connection = new DatabaseSync(file, { timeout: patience });
  try {
    const { journal_mode } = faults.named(
      () => connection.prepare("pragma journal_mode = delete").get() ?? {},
    );
    return journal_mode === "delete";
  } catch (error) {
    const code = codeOf(error);
    if (code === "ERR_SQLITE_ERROR" || code === "SQLITE_BUSY") return false;
    if (code === "SQLITE_CORRUPT" || code === "SQLITE_NOTADB") return true;
    throw error;
  } finally {
    connection.close();
  }
}

function open(file: string): DatabaseSync {
  prepareDataFolder(path.dirname(file));
  keepFromOthers(file);
  const connection = new DatabaseSync(file, {
    timeout: patienceAtStart,
    enableForeignKeyConstraints: true,
  });
  connection.exec("pragma journal_mode = wal; pragma synchronous = full;");
  return connection;
}

/** SQLite gives its log the permissions of the file. What an operator has opened to a group only stays so. */
function keepFromOthers(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, "a", forUs));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(one, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & forOthers) !== 0) chmodSync(one, forUs);
  }
}

/** Waiting inside SQLite would block every visitor, so a transaction that finds the file locked is retried. */
async function waitingForOthers<T>(run: () => Promise<T>): Promise<T> {
  const until = performance.now() + patienceOfTransactions;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (codeOf(error) !== "SQLITE_BUSY" || performance.now() > until) throw error;
      await pause(20 + Math.random() * 60);
    }
  }
}

/** Kysely's SQLite dialect expects better-sqlite3; this adapts Node's own SQLite to it. */
function dialectOf(connection: DatabaseSync, faults: SqliteFaults): Dialect {
  const statements = new Map<string, SqliteStatement>();
  return new SqliteDialect({
    database: {
      close: () => connection.close(),
      prepare(sql) {
        // A full disk already ended the transaction, so there is nothing to roll back.
        if (sql === "rollback" && !connection.isTransaction) return nothing;
        // Taking the write lock at the start makes a second process wait. If it were taken at the first write, it would
        // fail at once when another process had written in between.
        const text = sql === "begin" ? "begin immediate" : sql;
        const known = statements.get(text);
        if (known) return known;
        const statement = faults.named(() => asKyselyStatement(connection.prepare(text), faults));
        statements.set(text, statement);
        return statement;
      },
    },
  });
}

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

function asKyselyStatement(statement: StatementSync, faults: SqliteFaults): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => faults.named(() => statement.all(...values(parameters))),
    run: (parameters) => faults.named(() => statement.run(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
