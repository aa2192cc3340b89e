import type { TestProject } from "vitest/node";
import { startPostgres } from "../../scripts/run/start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Administrator's URL of the real PostgreSQL started for this test run. */
    postgresUrl: string;
  }
}

/** One real PostgreSQL for the whole test run; every test app creates its own database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  return server.stop;
}
