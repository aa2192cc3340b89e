import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { sweepBackups } from "./backup-sweep.ts";

const now = new Date("2026-06-02T16:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

it("backups of upgrades end after two weeks, and drafts after a day; nobody else's files do", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "site-sweep-"));
  await mkdir(path.join(dataDir, "backups"));
  const files: [name: string, age: number][] = [
    ["backups/of-1.0.0-20260501000000.backup", 15],
    ["backups/of-1.0.1-20260530000000.backup", 13],
    ["backups/site-2026-05-01T0330.backup", 15],
    ["backups/mine.backup", 400],
    ["backups/site-2026-06-01T0330.backup.draft", 2],
    ["backups/site-2026-06-02T0330.backup.draft", 0],
    ["backups/drill-abc/site.db.draft", 2],
    ["site.db", 400],
    ["site.db.before_20260101000000", 400],
    ["site.db.draft", 2],
    ["site.db.draft-wal", 2],
  ];
  for (const [name, age] of files) {
    await mkdir(path.dirname(path.join(dataDir, name)), { recursive: true });
    await writeFile(path.join(dataDir, name), "");
    await utimes(path.join(dataDir, name), daysAgo(age), daysAgo(age));
  }
  await utimes(path.join(dataDir, "backups/drill-abc"), daysAgo(2), daysAgo(2));
  expect(await sweepBackups(dataDir, now)).toBe(5);
  expect((await readdir(path.join(dataDir, "backups"))).sort()).toEqual([
    "mine.backup",
    "of-1.0.1-20260530000000.backup",
    "site-2026-05-01T0330.backup",
    "site-2026-06-02T0330.backup.draft",
  ]);
  expect((await readdir(dataDir)).sort()).toEqual([
    "backups",
    "site.db",
    "site.db.before_20260101000000",
  ]);
  expect(await sweepBackups(path.join(dataDir, "absent"), now)).toBe(0);
  await rm(dataDir, { recursive: true });
});
