import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { buildFolder, writeBuildStamp } from "./build-stamp.ts";
import { keptFolder } from "./kept.ts";

/*
 * The whole build: fonts, map, articles and page heads, pages and browser code, the desk, the server process, and
 * finally the processing of pages (digests for the policy, compression, sitemap). The stamp comes last, so that an
 * interrupted build does not count as finished.
 */

await keepPhotos();
await run("scripts/run/generate.ts");
await rm(buildFolder, { recursive: true, force: true });
await run("node_modules/@react-router/dev/bin.cjs", "build");
await Promise.all([
  run("node_modules/vite/bin/vite.js", "build", "--config", "desk/vite.config.ts"),
  run("node_modules/vite/bin/vite.js", "build", "--config", "vite.server.config.ts"),
]);
// Imported late because it reads articles that were only just generated.
const { finishPages } = await import("../finish/finish-pages.ts");
await finishPages(buildFolder);
await writeBuildStamp();

async function run(...command: string[]): Promise<void> {
  const [status] = await once(spawn(process.execPath, command, { stdio: "inherit" }), "exit");
  if (status !== 0) process.exit(status ?? 1);
}

/** vite-imagetools keeps the photos that it has made within `node_modules`, where `npm ci` would delete them. */
async function keepPhotos(): Promise<void> {
  const place = path.join("node_modules", ".cache", "imagetools");
  const photos = path.join(keptFolder, "photos");
  await mkdir(photos, { recursive: true });
  await mkdir(path.dirname(place), { recursive: true });
  // Does nothing if photos are already kept there.
  await symlink(path.join("..", "..", path.basename(keptFolder), "photos"), place).catch(() => {});
}
