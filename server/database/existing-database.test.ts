import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { hasDatabase, requireDatabase } from "./existing-database.ts";

describe.each(engines)("a database of %s", (engine) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await createStorage(engine, "none");
  });
  afterEach(() => storage.drop());

  it("is not there before a site has used it, and asking creates none", async () => {
    expect(await hasDatabase(storage)).toBe(false);
    expect(await readdir(storage.dataDir)).toEqual([]);
    await expect(requireDatabase(storage)).rejects.toThrow(/^There is no [^\n]+--new\.$/);
  });

  it("is there afterwards", async () => {
    await (await storage.open()).close();
    expect(await hasDatabase(storage)).toBe(true);
    await expect(requireDatabase(storage)).resolves.toBeUndefined();
  });
});

it("an empty file is no database", async () => {
  const storage = await createStorage("sqlite", "none");
  await writeFile(path.join(storage.dataDir, "site.db"), "");
  expect(await hasDatabase(storage)).toBe(false);
  await storage.drop();
});

it("a PostgreSQL that does not answer is not taken for an empty one", async () => {
  const place = { dataDir: "unused", databaseUrl: "postgres://nobody:x@127.0.0.1:1/none" };
  await expect(hasDatabase(place)).rejects.toThrow("The database does not answer (ECONNREFUSED).");
});
