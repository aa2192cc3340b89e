import path from "node:path";
import { pathToFileURL } from "node:url";
import { readConfig } from "#server/config.ts";
import { buildFolder } from "./build-stamp.ts";

/*
 * `npm start`: builds if the sources have changed, then becomes the server itself, so that signals to this process
 * reach it. A faulty configuration is reported before building.
 */

try {
  const config = readConfig(process.env);
  await import("./build-if-needed.ts");
  const main = pathToFileURL(path.resolve(buildFolder, "process", "main.js")).href;
  const { serve } = (await import(main)) as typeof import("#server/main.ts");
  await serve(config, buildFolder);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
