import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Site } from "#tests/support/site.ts";

/** Runs a statement on a running site's SQLite file, after what the server is writing. Returns how many rows it changed. */
export function runInDatabase(
  { dataFolder }: Pick<Site, "dataFolder">,
  statement: string,
  ...parameters: string[]
): number {
  const database = new DatabaseSync(path.join(dataFolder, "site.db"), { timeout: 60_000 });
  try {
    return Number(database.prepare(statement).run(...parameters).changes);
  } finally {
    database.close();
  }
}
