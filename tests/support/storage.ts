import { rm } from "node:fs/promises";
import { connect } from "#server/database/connect.ts";
import type { Connection } from "#server/database/connection.ts";
import { makeDataFolder } from "./data-folders.ts";
import { createDatabase, type Tables } from "./postgres-databases.ts";
import { type Engine, storeTables } from "./test-app.ts";

/** Storage for data that outlives servers and that tests can inspect. */
export type Storage = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Options for `startTestApp` to use this storage. */
  forApp: { env: Record<string, string>; databaseUrl?: string };
  /** Opens a separate connection, like another process. Close it before `drop`. */
  open(): Promise<Connection>;
  drop(): Promise<void>;
};

/** @param tables Without tables for tests of migrations, and of what comes before them. */
export async function createStorage(
  engine: Engine,
  tables: Tables = "of this release",
): Promise<Storage> {
  const dataDir = await makeDataFolder();
  const own = engine === "postgres" ? await createDatabase(tables) : undefined;
  if (!own && tables !== "none") await storeTables(dataDir);
  const databaseUrl = own?.url;
  return {
    dataDir,
    databaseUrl,
    forApp: { env: { DATA_DIR: dataDir }, ...(databaseUrl && { databaseUrl }) },
    open: () => connect({ dataDir, databaseUrl }),
    async drop() {
      await own?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
