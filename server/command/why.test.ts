import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startTestApp } from "#tests/support/test-app.ts";
import { WrongUsage } from "./command.ts";
import { whyCommand } from "./why.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-why-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function run(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  await whyCommand.run(words, { settings: {}, print: (line) => lines.push(line) });
  return lines;
}

it("says from the site's own log what was refused", async () => {
  const lines: string[] = [];
  const server = await startTestApp("sqlite", {
    logStream: { write: (line) => lines.push(line) },
    env: { LOG_LEVEL: "info" },
  });
  const visitor = await server.visitor();
  await visitor.send("POST", "/api/customers/contact", { name: "" });
  await server.close();
  const log = path.join(folder, "site.log");
  await writeFile(log, lines.join(""));

  const now = Temporal.Now.plainDateTimeISO("America/New_York").toString({
    smallestUnit: "minute",
  });
  const [titles = "", row = "", ...others] = await run(now, log);
  expect(titles).toMatch(/^times {2}form +reason +status {2}when$/);
  expect(row).toMatch(/^1 +contact +name.* 400 +\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(others).toEqual([]);
  expect(await run("2026-11-22T17:00", log)).toEqual([
    "Nothing was refused within 30m of 2026-11-22T17:00.",
  ]);
});

it.each([
  [[]],
  [["yesterday", "x.log"]],
  [["2026-11-22T17:00", "x.log", "y.log"]],
  [["2026-11-22T17:00", "x.log", "--within", "soon"]],
])("is told how it is used: %j", async (words) => {
  await expect(run(...words)).rejects.toThrow(WrongUsage);
});

it("says that a log cannot be read", async () => {
  const file = path.join(folder, "absent.log");
  await expect(run("2026-11-22T17:00", file)).rejects.toThrow(
    `The log cannot be read: ${file} (ENOENT)`,
  );
});
