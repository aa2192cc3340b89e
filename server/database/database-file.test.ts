import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { databaseFile } from "./database-file.ts";

describe("the embedded database", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "site-database-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each<[string, string[], string]>([
    ["is site.db in a new folder", [], "site.db"],
    ["stays site.db beside a copy of it", ["backup.db", "site.db"], "site.db"],
    [
      "is the only one there is, under its old name",
      ["old.db", "old.db-wal", "old.db-shm"],
      "old.db",
    ],
    ["is none of several that could be meant", ["one.db", "two.db"], "site.db"],
  ])("%s", async (_name, files, expected) => {
    for (const name of files) await writeFile(path.join(folder, name), "");
    expect(databaseFile(folder)).toBe(path.join(folder, expected));
  });

  it("has a path even before its folder exists", () => {
    const missing = path.join(folder, "data");
    expect(databaseFile(missing)).toBe(path.join(missing, "site.db"));
  });
});
