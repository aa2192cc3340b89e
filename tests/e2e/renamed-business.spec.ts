import { spawnSync } from "node:child_process";
import { cp, glob, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";

/** What of the project is not its source. */
const notCopied = new Set([
  ".git",
  "node_modules",
  "build",
  "data",
  "test-results",
  ".react-router",
]);

test("another business's profile makes the whole site theirs: the old name is nowhere", async () => {
  test.setTimeout(480_000);
  const copy = await mkdtemp(path.join(tmpdir(), "site-renamed-"));
  await cp(".", copy, {
    recursive: true,
    filter: (file) => !notCopied.has(path.relative(".", file).split(path.sep)[0] ?? ""),
  });
  await symlink(path.resolve("node_modules"), path.join(copy, "node_modules"));
  const profile = path.join(copy, "content", "business-profile.ts");
  const oldName = new RegExp(businessProfile.shortName, "gi");
  await writeFile(profile, (await readFile(profile, "utf8")).replaceAll(oldName, "Harborside"));

  const { status, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
    cwd: copy,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production" },
  });
  expect(status, stderr).toBe(0);

  const home = await readFile(path.join(copy, "build", "pages", "home.html"), "utf8");
  expect(home).toContain("Harborside");
  const found: string[] = [];
  for await (const file of glob("build/**/*.*", { cwd: copy })) {
    const isText = /\.(html|js|css|json|svg|txt|xml|webmanifest|data)$/.test(file);
    const text = isText ? await readFile(path.join(copy, file), "utf8") : "";
    if (file.match(oldName) || text.match(oldName)) found.push(file);
  }
  expect(found).toEqual([]);
  await rm(copy, { recursive: true, force: true });
});
