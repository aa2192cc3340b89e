import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const document = readFileSync("docs/security.md", "utf8");
const points = document.split(/^## /m).slice(1);
/** A test as named in docs/security.md: its file, then its exact title. */
const named = [...document.matchAll(/`((?:server|domain|tests)\/[\w./-]+)`\s+"([^"]+)"/g)];

describe("docs/security.md", () => {
  it.each(points.map((point) => [point.split("\n", 1)[0] ?? "", point]))(
    "names a test for '%s', or says that there is none",
    (_title, point) => {
      expect(point).toMatch(/\.(test|spec)\.tsx?`\s+"|No test/);
    },
  );

  it("names only tests that exist", () => {
    expect(named.length).toBeGreaterThan(40);
    const missing = named.filter(([, file = "", name = ""]) => {
      const words = name.replace(/\s+/g, " ");
      return !existsSync(file) || !readFileSync(file, "utf8").includes(words);
    });
    expect(missing.map(([all]) => all)).toEqual([]);
  });
});
