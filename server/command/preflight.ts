import { readConfig } from "#server/config.ts";
import { openAsIs } from "#server/database/connect.ts";
import { requireDatabase } from "#server/database/existing-database.ts";
import { LaterTables } from "#server/database/later-release.ts";
import { migrationsOf } from "#server/database/migrate.ts";
import { laterTables } from "#server/upgrade/go-back.ts";
import type { Command } from "./command.ts";
import { demandsOf } from "./production.ts";

/** An upgrade asks it of a release that does not run: before a switch, and before a backup comes back. */
export const preflightCommand: Command = {
  usage: "",
  summary: `Says whether this release can start on these settings and this database, and changes nothing. Exits with ${laterTables} if a later release has changed the database so that this one cannot run on it.`,
  async run(_args, { settings, print }) {
    const config = readConfig(settings, demandsOf(settings));
    await requireDatabase(config);
    const database = openAsIs(config);
    try {
      await migrationsOf(database);
    } catch (error) {
      if (!(error instanceof LaterTables)) throw error;
      print(error.message);
      return laterTables;
    } finally {
      await database.destroy();
    }
    print("It can start.");
    return 0;
  },
};
