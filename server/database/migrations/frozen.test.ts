import { glob, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const folder = "server/database/migrations";

it("no migration imports code from outside its folder, which may change after its release", async () => {
  const outside: string[] = [];
  const files = await Array.fromAsync(glob(`${folder}/*.ts`));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files.filter((name) => !name.endsWith(".test.ts"))) {
    const imports = (await readFile(file, "utf8")).matchAll(/\bfrom "([^"]+)"/g);
    for (const [, from = ""] of imports) {
      if (from !== "kysely" && !from.startsWith("./")) outside.push(`${file}: ${from}`);
    }
  }
  expect(outside).toEqual([]);
});
