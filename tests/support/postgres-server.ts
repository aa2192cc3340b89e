import type { TestProject } from "vitest/node";
import { startPostgres } from "../../scripts/start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Administrator's address of the real PostgreSQL that this test run has started. */
    postgresUrl: string;
  }
}

/** One real PostgreSQL for the whole test run; every test app makes a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  return server.stop;
}
