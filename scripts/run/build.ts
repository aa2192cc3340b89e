import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { buildFolder, writeBuildStamp } from "./build-stamp.ts";

/*
 * The whole build: fonts, map, articles and page heads, pages and browser code, the desk, the server process, and
 * finally the processing of pages (digests for the policy, compression, sitemap). The stamp comes last, so that an
 * interrupted build does not count as finished.
 */

run("scripts/run/generate.ts");
await rm(buildFolder, { recursive: true, force: true });
run("node_modules/@react-router/dev/bin.cjs", "build");
run("node_modules/vite/bin/vite.js", "build", "--config", "desk/vite.config.ts");
run("node_modules/vite/bin/vite.js", "build", "--config", "vite.server.config.ts");
// Imported late because it reads articles that were only just generated.
const { finishPages } = await import("../finish/finish-pages.ts");
await finishPages(buildFolder);
await writeBuildStamp();

function run(...command: string[]): void {
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
