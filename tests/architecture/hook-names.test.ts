import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { sourceFiles } from "./import-graph.ts";

const files = sourceFiles().filter((file) => /^(app|desk)\//.test(file));

/** Exports that remain when types are stripped. */
function valuesOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (isType ? [] : [exportName.name ?? "default"])),
  );
}

it("a file that exports only hooks is named after one", () => {
  const ofHooks = files.filter((file) => {
    const values = valuesOf(file);
    return values.length > 0 && values.every((name) => /^use[A-Z]/.test(name));
  });
  expect(ofHooks.length).toBeGreaterThan(30);
  expect(ofHooks.filter((file) => !path.basename(file).startsWith("use-"))).toEqual([]);
});
