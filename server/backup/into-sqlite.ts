import { renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import { sql } from "kysely";
import type { Database } from "#server/database/connection.ts";
import { prepareDataFolder } from "#server/database/data-folder.ts";
import { databaseFile } from "#server/database/database-file.ts";
import { hasDatabase } from "#server/database/existing-database.ts";
import { createSqlite, isAlone, openSqlite } from "#server/database/sqlite.ts";
import { codeOf } from "#server/database/unavailable.ts";
import type { Target } from "./fill-tables.ts";
import { type Aside, isRunning } from "./restore-place.ts";

/**
 * Fills a new file, and puts it in the place of the site's database unless it is a drill.
 * @returns where the former database is kept, if there was one.
 * @throws Error in one line, or what `fill` throws; the former database is then as it was.
 */
export async function intoSqlite(
  dataDir: string,
  { isDrill, aside }: { isDrill: boolean; aside: Aside },
  fill: (target: Target, former?: Database) => Promise<void>,
): Promise<string | null> {
  prepareDataFolder(dataDir);
  const file = databaseFile(dataDir);
  const hasFormer = await hasDatabase({ dataDir, databaseUrl: undefined });
  const former = hasFormer && !isDrill ? { kept: `${file}.${aside()}` } : null;
  if (former && !isAlone(file)) throw isRunning();
  const draft = `${file}.draft`;
  await rm(draft, { force: true });
  try {
    const source = former ? openSqlite(dataDir) : undefined;
    try {
      await fillFile(draft, (target) => fill(target, source));
    } finally {
      await source?.destroy();
    }
    if (isDrill) return null;
    if (former && !isAlone(file)) throw isRunning();
    if (former) renameSync(file, former.kept);
    renameSync(draft, file);
    return former?.kept ?? null;
  } catch (error) {
    if (codeOf(error) !== "SQLITE_FULL") throw error;
    throw new Error(
      `There is no room for the restored database: ${draft} (SQLITE_FULL). Make room on its disk.`,
    );
  } finally {
    await rm(draft, { force: true });
  }
}

async function fillFile(file: string, fill: (target: Target) => Promise<void>): Promise<void> {
  const database = createSqlite(file);
  try {
    await sql`begin immediate`.execute(database);
    await fill({ database, engine: "sqlite" });
    await sql`commit`.execute(database);
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(
      database,
    );
    const [found] = rows;
    if (found?.integrity_check !== "ok") throw new Error("The restored database is damaged.");
  } finally {
    await database.destroy();
  }
}
