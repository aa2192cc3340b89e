import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { nextBuildFolder, replaceBuild } from "./build-folders.ts";
import { writeBuildStamp } from "./build-stamp.ts";
import { contentsOf, warningsIn } from "./build-summary.ts";
import { keptFolder } from "./kept.ts";

/*
 * The whole build: fonts, map, articles and page heads, pages and browser code, the desk, the server process, and
 * finally the processing of pages (digests for the policy, compression, sitemap). It is made in a folder of its own and
 * replaces the current build only when it is complete: an interrupted build changes nothing, and a running process keeps
 * the files that it serves. Parts follow one another, because two at a time would need the memory of two.
 * It prints a summary; what the tools say is in a file, and on the terminal with `npm run build -- --verbose` and after a fault.
 */

const isVerbose = process.argv.includes("--verbose");
const logFile = path.join(keptFolder, "build.log");
const begun = Date.now();
/** What the tools have said. */
let output = "";

/**
 * Environment in which a build fits into a small machine: two pictures are encoded at a time instead of four, and freed
 * memory is not kept apart for every thread.
 */
const frugal = { UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "2" };

await keepPhotos();
await run("Fonts, map, articles", "scripts/run/generate.ts");
await rm(nextBuildFolder, { recursive: true, force: true });
await run("Pages and their scripts", "node_modules/@react-router/dev/bin.cjs", "build");
await bundle("Desk", "desk/vite.config.ts", "client");
await bundle("Server", "vite.server.config.ts", "process");
// Imported late because it reads articles that were only just generated.
const { finishPages } = await import("../finish/finish-pages.ts");
await finishPages(nextBuildFolder);
const contents = await contentsOf(nextBuildFolder);
await writeBuildStamp(nextBuildFolder);
await replaceBuild();
await writeFile(logFile, output);
const { ours, ofPackages } = warningsIn(output);
for (const warning of ours) say(`Warning: ${warning}`);
say(`Built in ${secondsSince(begun)}: ${contents}.`);
say(
  `${ours.length} warnings, and ${ofPackages} about packages. All that was said: ${path.relative(".", logFile)}`,
);

/** Runs a part of the build to its end. @param name What it makes. */
async function run(name: string, ...command: string[]): Promise<void> {
  const partBegun = Date.now();
  const env = { ...frugal, ...process.env };
  const part = spawn(process.execPath, command, { stdio: ["inherit", "pipe", "pipe"], env });
  let said = "";
  for (const stream of [part.stdout, part.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (isVerbose) process.stdout.write(text);
    });
  }
  const [status] = await once(part, "close");
  output += said;
  if (status !== 0) {
    if (!isVerbose) process.stderr.write(said);
    process.exit(status ?? 1);
  }
  say(`${name}: ${secondsSince(partBegun)}`);
}

/** @param folder Within the build. */
function bundle(name: string, config: string, folder: string): Promise<void> {
  const outDir = path.join(nextBuildFolder, folder);
  const vite = "node_modules/vite/bin/vite.js";
  return run(name, vite, "build", "--config", config, "--outDir", outDir);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function secondsSince(moment: number): string {
  return `${((Date.now() - moment) / 1_000).toFixed(1)} s`;
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
