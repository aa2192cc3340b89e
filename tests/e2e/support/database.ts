import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { patience } from "#tests/support/patience.ts";
import type { Site } from "#tests/support/site.ts";

/** Runs a statement on a running site's SQLite file, after what the server is writing. Returns how many rows it changed. */
export function runInDatabase(
  { dataFolder }: Pick<Site, "dataFolder">,
  statement: string,
  ...parameters: string[]
): number {
  const database = new DatabaseSync(path.join(dataFolder, "site.db"), { timeout: patience.test });
  try {
    return Number(database.prepare(statement).run(...parameters).changes);
  } finally {
    database.close();
  }
}
