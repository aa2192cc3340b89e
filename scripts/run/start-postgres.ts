import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import pg from "pg";
import { embeddedPostgres } from "./embedded-postgres.ts";

export type PostgresServer = {
  /** The administrator's connection URL, without a database name. */
  url: string;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
  /** Stops it like an operator during a restart: committed data stays. */
  shutDown(): Promise<void>;
  startAgain(): Promise<void>;
  /** Suspends all of its processes, like a frozen machine. */
  freeze(): Promise<void>;
  thaw(): void;
};

/** Never waits for the disk: for tests, whose data need not survive a power cut. */
export const quickFlags = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * A real PostgreSQL on a free port with its own folder, for tests and measurements.
 * @param flags Further settings, as `name=value`.
 */
export async function startPostgres(flags: readonly string[] = []): Promise<PostgresServer> {
  // embedded-postgres makes an idle process end with status 0, whatever its exit code: a failed test run would count as
  // passed.
  process.prependListener("beforeExit", (code) => process.exit(code));
  const databaseDir = await mkdtemp(path.join(tmpdir(), "site-postgres-"));
  const port = await getPort();
  const { default: EmbeddedPostgres } = await embeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password: "postgres",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["max_connections=300", ...flags].flatMap((flag) => ["-c", flag]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  let frozen: number[] = [];
  const thaw = () => {
    for (const pid of frozen.splice(0)) process.kill(pid, "SIGCONT");
  };
  return {
    url,
    async stop() {
      thaw();
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
    shutDown: () => server.stop(),
    startAgain: () => server.start(),
    async freeze() {
      frozen = await processesOf(databaseDir, url);
      for (const pid of frozen) process.kill(pid, "SIGSTOP");
    },
    thaw,
  };
}

/** The postmaster's process id first, so that it starts no others meanwhile, then its children's. */
async function processesOf(databaseDir: string, url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where pid <> pg_backend_pid()",
  );
  await client.end();
  const file = await readFile(path.join(databaseDir, "postmaster.pid"), "utf8");
  return [Number.parseInt(file, 10), ...rows.map(({ pid }) => pid)];
}
