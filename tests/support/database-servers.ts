import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { connect } from "#server/database/connect.ts";
import { quickFlags, startPostgres } from "../../scripts/run/start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Administrator's URL of the real PostgreSQL started for this test run. */
    postgresUrl: string;
    /** The name of its database with this release's tables, to be copied. */
    postgresTemplate: string;
    /** Path of an SQLite file with this release's tables, to be copied. */
    sqliteTemplate: string;
  }
}

/**
 * One real PostgreSQL for the whole test run, and this release's tables made once for each database: every test app
 * gets a copy, which takes a fraction of the migrations.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(quickFlags);
  const dataDir = await mkdtemp(path.join(tmpdir(), "site-template-"));
  await (await connect({ databaseUrl: undefined, dataDir })).close();
  const template = "migrated";
  const client = new pg.Client({ connectionString: `${server.url}/postgres` });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  await (await connect({ databaseUrl: `${server.url}/${template}`, dataDir })).close();
  project.provide("postgresUrl", server.url);
  project.provide("postgresTemplate", template);
  project.provide("sqliteTemplate", path.join(dataDir, "site.db"));
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
