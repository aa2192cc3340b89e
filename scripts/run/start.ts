import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readCheckoutSettings } from "#server/command/read-settings.ts";
import { readConfig } from "#server/config.ts";
import { prepareDataFolder } from "#server/database/data-folder.ts";
import { buildFolder } from "./build-folders.ts";
import { socialPicturesLeft } from "./build-stamp.ts";

/*
 * `npm start`: builds if the sources have changed, then becomes the server itself, so that signals to this process
 * reach it. A faulty configuration or folder is reported before building. What the first responses do not need is made once the
 * server responds.
 */

try {
  const config = readConfig(readCheckoutSettings());
  if (!config.databaseUrl) prepareDataFolder(config.dataDir);
  process.env.SOCIAL_PICTURES = "later";
  await import("./build-if-needed.ts");
  const folder = await realpath(buildFolder);
  const main = pathToFileURL(path.join(folder, "process", "main.js")).href;
  const { builtPages, serve } = (await import(main)) as typeof import("#server/main.ts");
  await serve(config, await builtPages(folder, config.canonicalUrl));
  if (existsSync(path.join(folder, socialPicturesLeft))) makeSocialPictures();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

/** In a process of its own, which lets the server go first and ends with it. A later start continues with the rest. */
function makeSocialPictures(): void {
  const work = spawn(process.execPath, ["scripts/pictures/make-social-pictures.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (work.pid) os.setPriority(work.pid, os.constants.priority.PRIORITY_LOW);
  work.unref();
  process.once("exit", () => work.kill());
}
