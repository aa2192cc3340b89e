import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect } from "#server/database/connect.ts";
import { storeManyLeads } from "#tests/support/many-leads.ts";
import { startPostgres } from "../scripts/run/start-postgres.ts";

/*
 * How long a site is stopped while it moves from SQLite to PostgreSQL, with 100,000 leads (docs/deploying.md): its backup
 * and its restore. `npm run bench -- moving`.
 */

const leads = 100_000;
const print = (text: string) => process.stdout.write(`${text}\n`);

const dataDir = await mkdtemp(path.join(tmpdir(), "site-moving-"));
const file = path.join(dataDir, "moving.backup");
const postgres = await startPostgres();
try {
  const filled = await connect({ dataDir, databaseUrl: undefined });
  await storeManyLeads(filled, leads, { isSearchable: true });
  await filled.close();

  timed("backup", { DATA_DIR: dataDir }, ["backup", file, "--without-photos"]);
  const moved = { DATA_DIR: dataDir, DATABASE_URL: `${postgres.url}/postgres` };
  timed("restore", moved, ["restore", file]);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Runs `site` of the build, as an operator does. */
function timed(name: string, settings: Record<string, string>, words: readonly string[]): void {
  const start = performance.now();
  const { status, stderr } = spawnSync("npm", ["run", "--silent", "site", "--", ...words], {
    env: { ...process.env, ...settings },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  print(`${name} ${((performance.now() - start) / 1_000).toFixed(1)} s`);
}
