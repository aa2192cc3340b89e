import path from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { requireDatabase } from "#server/database/existing-database.ts";
import { builtPages, serve } from "#server/main.ts";
import { tellUpgrade } from "#server/upgrade/obey-pause.ts";
import type { Command } from "./command.ts";
import { demandsOf } from "./production.ts";

/** Serves the built pages beside this bundle. It never builds. */
export const serveCommand: Command = {
  usage: "[--new]",
  summary: "Serves the site until it is stopped. --new: makes a database if there is none.",
  async run(args, { settings }) {
    const { values } = parseArgs({ args: [...args], options: { new: { type: "boolean" } } });
    // A proxy with TLS stands in front, so that nothing else is to reach it.
    const local = { ...settings, HOST: settings.HOST || "127.0.0.1" };
    const config = readConfig(local, demandsOf(settings));
    try {
      if (!values.new) await requireDatabase(config);
      const build = path.join(import.meta.dirname, "..");
      await serve(config, await builtPages(build, config.canonicalUrl));
    } catch (error) {
      tellUpgrade(config.dataDir, error);
      throw error;
    }
    return 0;
  },
};
