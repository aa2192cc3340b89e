import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { buildFolder, writeBuildStamp } from "./build-stamp.ts";

/*
 * The whole build: fonts, map, articles, heads of pages, pages and browser code, the desk, the server process, then what turns
 * the pages into answers (digests for the policy, compression, sitemap). The stamp comes last, so
 * that a build that was interrupted is not taken for a finished one.
 */

run("scripts/generate.ts");
await rm(buildFolder, { recursive: true, force: true });
run("node_modules/@react-router/dev/bin.cjs", "build");
run("node_modules/vite/bin/vite.js", "build", "--config", "vite.desk.config.ts");
run("node_modules/vite/bin/vite.js", "build", "--config", "vite.server.config.ts");
// What it reads of the articles has only just been made.
const { finishPages } = await import("./finish-pages.ts");
await finishPages(buildFolder);
await writeBuildStamp();

function run(...command: string[]): void {
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
