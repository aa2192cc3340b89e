import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { sourceFiles } from "./build-stamp.ts";

it("a build is stamped with every configuration file, and not with tests", async () => {
  const configurations = (await readdir(".")).filter((file) => /^[^.].*\.(json|ts)$/.test(file));
  expect(configurations).toContain("vite.server.config.ts");
  const files = await sourceFiles();
  expect(files).toEqual(expect.arrayContaining(configurations));
  expect(files.filter((file) => file.includes(".test."))).toEqual([]);
});
