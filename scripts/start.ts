import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildFolder, isBuildCurrent } from "./build-stamp.ts";

/* `npm start`: builds when the sources changed, then becomes the server itself, so that a signal
 * to this process is a signal to the server. */

if (!(await isBuildCurrent())) {
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const main = pathToFileURL(path.resolve(buildFolder, "process", "main.js")).href;
const { serve } = (await import(main)) as typeof import("../server/main.ts");
try {
  await serve(buildFolder);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
