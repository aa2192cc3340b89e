import { expect, it } from "vitest";
import { renameClasses, shortClassNames } from "./short-class-names.ts";
import { readWrittenStyle } from "./written-style.ts";

const written = await readWrittenStyle();

it("gives the sheet's classes short names of their own, the same each time", async () => {
  const names = shortClassNames(written);
  expect(names.size).toBeGreaterThan(500);
  expect(new Set(names.values()).size).toBe(names.size);
  expect(Math.max(...Array.from(names.values(), (name) => name.length))).toBeLessThan(4);
  expect([...shortClassNames(await readWrittenStyle())]).toEqual([...names]);
});

it("leaves a class that is a plain word alone, and takes no name that is in use", () => {
  const names = shortClassNames(written);
  expect(names.has("flex")).toBe(false);
  const taken = new Set([...names.keys(), "flex", "grid", "hidden"]);
  for (const short of names.values()) expect(taken).not.toContain(short);
});

it("renames classes in selectors, and nothing else", () => {
  const names = new Map([
    ["hover:p-0.5", "a"],
    ["dark", "b"],
  ]);
  const sheet = `@media print{.hover\\:p-0\\.5:hover,.x:has(>.dark) .darker{margin:.5rem;background:url(x.dark)}}`;
  expect(renameClasses(sheet, (name) => names.get(name))).toBe(
    `@media print{.a:hover,.x:has(>.b) .darker{margin:.5rem;background:url(x.dark)}}`,
  );
});
