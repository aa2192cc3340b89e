import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { serveBuiltFiles } from "#server/pages/built-files.ts";
import { buildFolder, nextBuildFolder, replaceBuild } from "./build-folders.ts";

let root: string;
let app: FastifyInstance | undefined;
let hour = 0;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "site-builds-"));
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await rm(root, { recursive: true, force: true });
});

/** Makes a build whose only script has this name. */
async function build(script: string): Promise<void> {
  await fill(nextBuildFolder, script);
  hour += 1;
  await replaceBuild(root, new Date(Date.UTC(2026, 5, 1, hour)));
}

async function fill(folder: string, script: string): Promise<void> {
  const assets = path.join(root, folder, "client", "assets");
  await mkdir(assets, { recursive: true });
  await writeFile(path.join(assets, script), script);
}

const current = () => readdir(path.join(root, buildFolder, "client", "assets"));

it("makes each complete build the current one, and keeps the one before", async () => {
  await build("one.js");
  await build("two.js");
  await build("three.js");
  expect(await current()).toEqual(["three.js"]);
  const kept = await readdir(path.join(root, "builds"));
  expect(kept).toHaveLength(2);
  const before = kept.toSorted()[0] ?? "";
  expect(await readdir(path.join(root, "builds", before, "client", "assets"))).toEqual(["two.js"]);
});

it("leaves a running process the files of the build that it serves", async () => {
  await build("old.js");
  app = fastify();
  // As `builtPages` does.
  await serveBuiltFiles(app, path.join(await realpath(path.join(root, buildFolder)), "client"));
  await fill(nextBuildFolder, "half.js");
  expect((await app.inject("/assets/old.js")).statusCode).toBe(200);
  await build("new.js");
  expect((await app.inject("/assets/old.js")).body).toBe("old.js");
});

it("replaces a build that is a folder and no link", async () => {
  await fill(buildFolder, "old.js");
  await build("new.js");
  expect(await current()).toEqual(["new.js"]);
  const old = path.join(root, "builds", "before-links", "client", "assets", "old.js");
  expect(await readFile(old, "utf8")).toBe("old.js");
});
