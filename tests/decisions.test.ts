import { glob, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { expect, it } from "vitest";

const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), "utf8");

async function recordNames(): Promise<string[]> {
  const names = await Array.fromAsync(glob("docs/decisions/*.md"), (file) => basename(file));
  return names.filter((name) => name !== "README.md").sort();
}

it("names only decision records that exist, in code and documents", async () => {
  const known = new Set([...(await recordNames()), "README.md"]);
  const files = await Array.fromAsync(
    glob([
      "*.{md,ts,js,json}",
      "docs/**/*.md",
      "{api-client,app,bench,content,deploy,desk,domain,scripts,server,tests,ui}/**/*.{ts,tsx,css,md,js}",
    ]),
  );
  expect(files.length).toBeGreaterThan(1000);
  const lost: string[] = [];
  for (const file of files) {
    for (const [, name = ""] of (await read(file)).matchAll(/\bdecisions\/([\w-]+(?:\.md)?)/g)) {
      if (!known.has(name)) lost.push(`${file}: decisions/${name}`);
    }
  }
  expect(lost).toEqual([]);
});

it("has each decision record in the list of areas, without a number", async () => {
  const listed = (await read("docs/decisions/README.md")).matchAll(
    /^\| \[[\w-]+\]\(([\w-]+\.md)\)/gm,
  );
  const names = await recordNames();
  expect(Array.from(listed, ([, name]) => name).sort()).toEqual(names);
  expect(names.filter((name) => /\d/.test(name))).toEqual([]);
});
