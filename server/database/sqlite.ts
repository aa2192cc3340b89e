import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type Dialect, SqliteDialect, type SqliteStatement } from "kysely";

/** How long a statement waits for another process that is writing, in milliseconds. */
const busyTimeout = 10_000;

/**
 * Opens the embedded database file, made with its folder when missing. `synchronous = FULL` with a
 * write-ahead log: what was committed survives a power cut.
 */
export function openSqlite(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(path.join(dataDir, "skyline.db"), {
    timeout: busyTimeout,
    enableForeignKeyConstraints: true,
  });
  database.exec("pragma journal_mode = wal; pragma synchronous = full;");
  return database;
}

/** Kysely's SQLite dialect expects better-sqlite3; this gives it Node's own SQLite in that shape. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  const statements = new Map<string, SqliteStatement>();
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(sql) {
        // Taking the write lock at the start makes a second process wait. Taken at the first
        // write instead, it would fail at once when the other one has written in between.
        const text = sql === "begin" ? "begin immediate" : sql;
        const known = statements.get(text);
        if (known) return known;
        const statement = asKyselyStatement(database.prepare(text));
        statements.set(text, statement);
        return statement;
      },
    },
  });
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
