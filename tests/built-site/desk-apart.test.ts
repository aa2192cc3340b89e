import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { siteFolder } from "#tests/support/build-site.ts";
import { ask } from "./support/ask.ts";

/* The desk is for staff only; visitors get none of it. */

test("no page, script or style sheet that a visitor gets mentions the desk", async () => {
  const folder = path.join(siteFolder, "client");
  const knowing: string[] = [];
  let read = 0;
  for await (const name of glob("**/*.{html,js,css,data,xml,txt,json}", { cwd: folder })) {
    if (name.startsWith(path.join("assets", "desk"))) continue;
    read += 1;
    if (/\/desk\b/.test(await readFile(path.join(folder, name), "utf8"))) knowing.push(name);
  }
  for await (const name of glob("*.html", { cwd: path.join(siteFolder, "pages") })) {
    if (name === "desk.html") continue;
    read += 1;
    const text = await readFile(path.join(siteFolder, "pages", name), "utf8");
    if (/\/desk\b/.test(text)) knowing.push(name);
  }
  expect(read).toBeGreaterThan(100);
  expect(knowing).toEqual([]);
});

test("the desk's document is the same at all its addresses, has a strict policy and is never cached", async () => {
  const [first, second] = await Promise.all(
    ["/desk", "/desk/leads/whatever?list=all"].map(async (address) => {
      const answer = await ask(address);
      expect(answer.status).toBe(200);
      const { headers } = answer;
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-robots-tag")).toBe("noindex");
      expect(headers.get("content-security-policy")).toContain("script-src 'self' ;");
      expect(headers.get("content-security-policy")).not.toContain("unsafe");
      return answer.text();
    }),
  );
  expect(first).toBe(second);
  expect(first).not.toMatch(/<script(?![^>]* src=)|<style| style=/);
});

test("the desk's worker keeps all files of the desk, and is no file that visitors get", async () => {
  const code = await (await ask("/desk/worker.js")).text();
  const [, list = ""] = /^const keptRelease = (.+);$/m.exec(code) ?? [];
  const { entry, files }: { entry: string; files: string[] } = JSON.parse(list);
  expect(await (await ask("/desk")).text()).toContain(entry);
  const there: string[] = [];
  const cwd = path.join(siteFolder, "client");
  for await (const name of glob("assets/desk/*.{js,css,woff2}", { cwd })) there.push(`/${name}`);
  expect(files.toSorted()).toEqual(there.sort());
  for (const file of files) expect((await ask(file)).status, file).toBe(200);
});

test("nothing in the desk's build reveals how it was built", async () => {
  expect((await ask("/desk-manifest.json")).status).toBe(302);
});
