import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import type { Connection } from "./connection.ts";
import { LimitedClient } from "./limited-client.ts";
import { isMigrated, migrate } from "./migrate.ts";
import { encodingDoubt, encodingFault, lookAtPostgres } from "./postgres-server.ts";
import type { Schema } from "./schema/schema.ts";
import { storeCheck } from "./settings-repository.ts";
import { codeOf, DatabaseBusy, DatabaseUnavailable } from "./unavailable.ts";
import { behindGate, WriteGate } from "./write-gate.ts";

type Limits = {
  /** Most connections in the pool. */
  connections: number;
  /** How long to wait for a connection, new or from a pool that is fully in use. */
  connect: number;
  /** How long PostgreSQL may work on one statement, including waiting for locks. */
  statement: number;
  /** How long this side waits for the answer; longer than `statement`, so that PostgreSQL gives up first. */
  answer: number;
};

/** Milliseconds. A statement takes a few; one that takes seconds is lost, and its connection is needed. */
const serving: Limits = { connections: 10, connect: 5_000, statement: 5_000, answer: 7_000 };
/** Has its own connection, so that a full pool is not mistaken for an outage. */
const checking: Limits = { connections: 1, connect: 1_500, statement: 1_000, answer: 1_500 };
/** Migrations, and copies of everything, have no time limit. */
const unlimited: Limits = { connections: 1, connect: 5_000, statement: 0, answer: 0 };

/** What PostgreSQL shows the site's connections as. */
export const applicationName = "site";

/** Milliseconds. A process that stalls in the middle of a transaction loses its row locks after this time. */
const idleInTransaction = 10_000;

/**
 * Milliseconds during which connections are refused at once after an outage was noticed: a page makes several queries,
 * and the visitor would wait for all of them.
 */
const outageKnownFor = 1_000;

/**
 * What our statements rely on, whatever the database's or the role's default is: under `serializable`, bookings that meet at
 * a seat would fail instead of waiting for each other.
 */
const isolation = "read committed";

/**
 * Connects to PostgreSQL and migrates its tables.
 * @param connections Most in the pool. Beyond these, there is one for checks.
 * @throws DatabaseUnavailable, or Error in one line when the database cannot keep what people type.
 */
export async function connectPostgres(
  databaseUrl: string,
  connections = serving.connections,
): Promise<Connection> {
  const writes = new WriteGate();
  const database = open(databaseUrl, { ...serving, connections }, writes);
  let warning: string | undefined;
  try {
    warning = await requireEncoding(database);
    if (!(await isMigrated(database))) await migrateUnlimited(databaseUrl);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  const checks = open(databaseUrl, checking);
  return {
    database,
    engine: "postgres",
    writes,
    ...(warning && { warning }),
    transact: (work) =>
      retryingConflicts(() => database.transaction().setIsolationLevel(isolation).execute(work)),
    check: () => storeCheck(checks),
    close: async () => {
      await Promise.all([database.destroy(), checks.destroy()]);
    },
  };
}

/**
 * Refuses a database that cannot keep what people type.
 * @returns what is wrong with one that can, in one line.
 * @throws Error in one line with the cure.
 */
export async function requireEncoding(database: Kysely<Schema>): Promise<string | undefined> {
  const server = await lookAtPostgres(database);
  const fault = encodingFault(server);
  if (fault) throw new Error(fault);
  return encodingDoubt(server);
}

async function migrateUnlimited(databaseUrl: string): Promise<void> {
  const migrator = open(databaseUrl, unlimited);
  try {
    await migrate(migrator);
  } finally {
    await migrator.destroy();
  }
}

/** Opens a database without migrating it. @throws DatabaseUnavailable at the first query. */
export function openPostgres(databaseUrl: string): Kysely<Schema> {
  return open(databaseUrl, serving);
}

/** The same, for what may take long: one connection. */
export function openPostgresToCopy(databaseUrl: string): Kysely<Schema> {
  return open(databaseUrl, unlimited);
}

function open(databaseUrl: string, limits: Limits, writes?: WriteGate): Kysely<Schema> {
  const dialect = new PostgresDialect({ pool: poolOf(databaseUrl, limits) });
  return new Kysely<Schema>({ dialect: writes ? behindGate(dialect, writes) : dialect });
}

function poolOf(databaseUrl: string, limits: Limits): PostgresPool {
  const pool = new pg.Pool({
    connectionString: withIsolation(databaseUrl),
    application_name: applicationName,
    max: limits.connections,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: idleInTransaction,
    keepAlive: true,
  });
  // A connection that PostgreSQL ends emits an error, on the pool while idle and on itself while in use. Without a
  // listener either would end the process; the code using it gets an error anyway.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  let outage: { fault: DatabaseUnavailable; until: number } | undefined;
  const rememberOutage = (fault: DatabaseUnavailable) => {
    outage = { fault, until: performance.now() + outageKnownFor };
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (outage && performance.now() < outage.until && pool.idleCount === 0) throw outage.fault;
      const isCrowd = pool.totalCount === limits.connections;
      try {
        return new LimitedClient(await pool.connect(), limits.answer, rememberOutage);
      } catch (error) {
        const fault = new DatabaseUnavailable(codeOf(error), error);
        if (!isCrowd) rememberOutage(fault);
        throw fault;
      }
    },
  };
}

/** Also for statements outside of transactions. The URL's own `options` stay. */
function withIsolation(databaseUrl: string): string {
  const own = new URL(databaseUrl).searchParams.get("options") ?? "";
  const setting = `-c default_transaction_isolation=${isolation.replace(" ", "\\ ")}`;
  // pg takes the last of two.
  const separator = databaseUrl.includes("?") ? "&" : "?";
  return `${databaseUrl}${separator}options=${encodeURIComponent(`${own} ${setting}`.trim())}`;
}

/**
 * Two appointments that swap times lock each other's seats; PostgreSQL then ends one transaction (40P01) and expects a
 * retry. It expects the same of a conflict between serializable ones (40001), which a pooler may make of ours.
 */
async function retryingConflicts<T>(run: () => Promise<T>, tries = 8): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const code = codeOf(error);
    if (code !== "40P01" && code !== "40001") throw error;
    if (tries === 1) throw new DatabaseBusy(code, error);
    await pause(Math.random() * 40);
    return retryingConflicts(run, tries - 1);
  }
}
