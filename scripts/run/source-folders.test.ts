import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { sourceFolders } from "./source-folders.ts";

it("has every folder whose modules are imported by name, but for tests and pictures", async () => {
  const { imports } = JSON.parse(await readFile("package.json", "utf8"));
  const named = Object.keys(imports).flatMap((name) => /^#([\w-]+)\/\*$/.exec(name)?.[1] ?? []);
  const ofSite = named.filter((folder) => !["art", "generated", "tests"].includes(folder));
  expect([...ofSite, "scripts"].sort()).toEqual([...sourceFolders].sort());
});
