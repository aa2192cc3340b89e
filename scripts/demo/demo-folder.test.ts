import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { emptyDemoFolder } from "./demo-folder.ts";

const module = path.resolve("scripts/demo/demo-folder.ts");

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), "site-demo-")), "week");
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

it("keeps the data of a demo that is running, and empties its folder once it has ended", async () => {
  const other = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    `const { emptyDemoFolder } = await import(${JSON.stringify(module)});
     emptyDemoFolder(${JSON.stringify(folder)});
     process.stdout.write("ready");
     setInterval(() => {}, 1_000);`,
  ]);
  const data = path.join(folder, "site.db");
  try {
    await once(other.stdout, "data");
    writeFileSync(data, "leads");
    const isRunning = new RegExp(
      `^A demo is running in .+/week, as process ${other.pid}\\. End it with Ctrl\\+C, .+$`,
    );
    expect(() => emptyDemoFolder(folder)).toThrow(isRunning);
    expect(existsSync(data)).toBe(true);
  } finally {
    other.kill("SIGKILL");
    await once(other, "exit");
  }
  emptyDemoFolder(folder);
  expect(existsSync(data)).toBe(false);
  // A second week of the same process, which has nobody else's data.
  expect(() => emptyDemoFolder(folder)).not.toThrow();
});

it("empties the folder of a demo that has ended, even if another process has its id by now", async () => {
  const other = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    `const { emptyDemoFolder, leaveDemoFolder } = await import(${JSON.stringify(module)});
     emptyDemoFolder(${JSON.stringify(folder)});
     leaveDemoFolder(${JSON.stringify(folder)});
     process.stdout.write("ready");
     setInterval(() => {}, 1_000);`,
  ]);
  try {
    await once(other.stdout, "data");
    expect(() => emptyDemoFolder(folder)).not.toThrow();
  } finally {
    other.kill("SIGKILL");
    await once(other, "exit");
  }
});

it("keeps files that no demo has made", () => {
  const theirs = path.join(path.dirname(folder), "site.db");
  writeFileSync(theirs, "leads");
  expect(() => emptyDemoFolder(path.dirname(folder))).toThrow("has not made");
  expect(existsSync(theirs)).toBe(true);
});
