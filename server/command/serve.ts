import path from "node:path";
import { readConfig } from "#server/config.ts";
import { serve } from "#server/main.ts";
import type { Command } from "./command.ts";

/** Serves the built pages beside this bundle. It never builds. */
export const serveCommand: Command = {
  usage: "",
  summary: "Serve the site.",
  async run(_args, { settings }) {
    await serve(readConfig(settings), path.join(import.meta.dirname, ".."));
    return 0;
  },
};
