import { chmod, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { connect } from "./connect.ts";
import { prepareDataFolder } from "./data-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-data-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function modeOf(file: string): Promise<string> {
  return ((await stat(file)).mode & 0o777).toString(8);
}

/** Opens the database, which creates what is missing. @returns who may do what with its files. */
async function modesWhileOpen(dataDir: string): Promise<string[]> {
  const { close } = await connect({ dataDir, databaseUrl: undefined });
  try {
    const files = ["", "-wal", "-shm"].map((ending) => path.join(dataDir, `site.db${ending}`));
    return await Promise.all([dataDir, ...files].map(modeOf));
  } finally {
    await close();
  }
}

it("creates the folder and the database's files for this user alone", async () => {
  const dataDir = path.join(folder, "new", "data");
  expect(await modesWhileOpen(dataDir)).toEqual(["700", "600", "600", "600"]);
});

it("takes the files of an earlier release away from everybody else", async () => {
  await modesWhileOpen(folder);
  await chmod(path.join(folder, "site.db"), 0o644);
  const [, ...files] = await modesWhileOpen(folder);
  expect(files).toEqual(["600", "600", "600"]);
});

it("leaves the files to a group that the operator has given them to", async () => {
  await modesWhileOpen(folder);
  await chmod(path.join(folder, "site.db"), 0o640);
  const [, file] = await modesWhileOpen(folder);
  expect(file).toBe("640");
});

it("refuses a folder that cannot be created, at once and in one line", () => {
  expect(() => prepareDataFolder("/proc/nope")).toThrow(
    /^DATA_DIR cannot be used: \/proc\/nope \(ENOENT\)\. Set it to a folder that this user can create, read and write\.$/,
  );
});

it("refuses a file in place of the folder", async () => {
  const file = path.join(folder, "file");
  await writeFile(file, "");
  for (const place of [file, path.join(file, "data")]) {
    expect(() => prepareDataFolder(place)).toThrow(/ENOTDIR/);
  }
});
