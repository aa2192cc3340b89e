import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { sourceFiles } from "./build-stamp.ts";

it("a build is stamped with every configuration file", async () => {
  const configurations = (await readdir(".")).filter((file) => /^[^.].*\.(json|ts)$/.test(file));
  expect(configurations).toContain("vite.server.config.ts");
  expect(await sourceFiles()).toEqual(expect.arrayContaining(configurations));
});
