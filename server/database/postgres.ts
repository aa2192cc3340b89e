import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import type { Connection } from "./connection.ts";
import { LimitedClient } from "./limited-client.ts";
import { migrate } from "./migrate.ts";
import type { Schema } from "./schema.ts";
import { noteCheck } from "./settings-repository.ts";
import { codeOf, DatabaseUnavailable } from "./unavailable.ts";

type Limits = {
  /** Connections at most. */
  connections: number;
  /** How long a new connection, or one of those that are all in use, is waited for. */
  connect: number;
  /** How long PostgreSQL works on one statement; waiting for a lock is part of it. */
  statement: number;
  /** How long this side waits for its answer: longer, so that PostgreSQL itself gives up first. */
  answer: number;
};

/** Milliseconds. Statements take a few; what takes seconds is lost, and its connection is wanted. */
const serving: Limits = { connections: 10, connect: 5_000, statement: 5_000, answer: 7_000 };
/** Of its own, so that a crowd in front of the other connections is not taken for an outage. */
const checking: Limits = { connections: 1, connect: 1_500, statement: 1_000, answer: 1_500 };
/** A migration takes as long as it takes. */
const migrating: Limits = { connections: 1, connect: 5_000, statement: 0, answer: 0 };

/** A process that stands still between two statements keeps its seats locked for no longer. */
const idleInTransaction = 10_000;

/**
 * For this long after nobody answered, a connection is refused at once, in milliseconds: a page asks several times, and
 * a visitor would wait for the sum.
 */
const outageKnownFor = 1_000;

/** Connects to PostgreSQL and brings its tables up to date. @throws DatabaseUnavailable */
export async function connectPostgres(databaseUrl: string): Promise<Connection> {
  const open = (limits: Limits) =>
    new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOf(databaseUrl, limits) }) });
  const migrator = open(migrating);
  try {
    await migrate(migrator);
  } finally {
    await migrator.destroy();
  }
  const database = open(serving);
  const checks = open(checking);
  return {
    database,
    engine: "postgres",
    transact: (work) => retryingDeadlocks(() => database.transaction().execute(work)),
    check: () => noteCheck(checks),
    close: async () => {
      await Promise.all([database.destroy(), checks.destroy()]);
    },
  };
}

function poolOf(databaseUrl: string, limits: Limits): PostgresPool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: limits.connections,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: idleInTransaction,
    keepAlive: true,
  });
  // A connection that PostgreSQL ends says so with an event, while it is idle (to the pool) and while
  // it is in use (to itself); unheard, either would end the process. What used it gets an error anyway.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  let outage: { fault: DatabaseUnavailable; until: number } | undefined;
  const noteOutage = (fault: DatabaseUnavailable) => {
    outage = { fault, until: performance.now() + outageKnownFor };
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (outage && performance.now() < outage.until && pool.idleCount === 0) throw outage.fault;
      const isCrowd = pool.totalCount === limits.connections;
      try {
        return new LimitedClient(await pool.connect(), limits.answer, noteOutage);
      } catch (error) {
        const fault = new DatabaseUnavailable(codeOf(error), error);
        if (!isCrowd) noteOutage(fault);
        throw fault;
      }
    },
  };
}

/**
 * Two appointments that trade places lock each other's seats; PostgreSQL then ends one transaction
 * (40P01) and expects it to be tried again.
 */
async function retryingDeadlocks<T>(run: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const code = codeOf(error);
    if (code !== "40P01" && code !== "40001") throw error;
    if (tries === 1) throw new DatabaseUnavailable(code, error);
    await pause(Math.random() * 20);
    return retryingDeadlocks(run, tries - 1);
  }
}
