import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { nextBuildFolder, replaceBuild } from "./build-folders.ts";
import { writeBuildStamp } from "./build-stamp.ts";
import { keptFolder } from "./kept.ts";

/*
 * The whole build: fonts, map, articles and page heads, pages and browser code, the desk, the server process, and
 * finally the processing of pages (digests for the policy, compression, sitemap). It is made in a folder of its own and
 * replaces the current build only when it is complete: an interrupted build changes nothing, and a running process keeps
 * the files that it serves. Parts follow one another, because two at a time would need the memory of two.
 */

/**
 * Environment in which a build fits into a small machine: two pictures are encoded at a time instead of four, and freed
 * memory is not kept apart for every thread.
 */
const frugal = { UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "2" };

await keepPhotos();
await run("scripts/run/generate.ts");
await rm(nextBuildFolder, { recursive: true, force: true });
await run("node_modules/@react-router/dev/bin.cjs", "build");
await bundle("desk/vite.config.ts", "client");
await bundle("vite.server.config.ts", "process");
// Imported late because it reads articles that were only just generated.
const { finishPages } = await import("../finish/finish-pages.ts");
await finishPages(nextBuildFolder);
await writeBuildStamp(nextBuildFolder);
await replaceBuild();

async function run(...command: string[]): Promise<void> {
  const env = { ...frugal, ...process.env };
  const [status] = await once(spawn(process.execPath, command, { stdio: "inherit", env }), "exit");
  if (status !== 0) process.exit(status ?? 1);
}

/** @param folder Within the build. */
function bundle(config: string, folder: string): Promise<void> {
  const outDir = path.join(nextBuildFolder, folder);
  return run("node_modules/vite/bin/vite.js", "build", "--config", config, "--outDir", outDir);
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
