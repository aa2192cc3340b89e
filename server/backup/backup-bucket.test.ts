import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkBackupBucket } from "#server/command/checks/backups.ts";
import { readConfig } from "#server/config.ts";
import { type StandInBucket, startBucket } from "#tests/support/bucket.ts";
import { createBackupBucket } from "./backup-bucket.ts";

const name = "site-2026-11-29T033012Z.backup";
const now = new Date("2026-11-29T04:00:00Z");
/** Bytes of a part, so that a small file has several. */
const part = 1_000;

let bucket: StandInBucket;
let folder: string;
let file: string;

beforeEach(async () => {
  bucket = await startBucket();
  folder = await mkdtemp(path.join(tmpdir(), "site-backups-"));
  file = path.join(folder, name);
});
afterEach(async () => {
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const configOf = (env: Record<string, string> = {}) => readConfig({ ...bucket.backupEnv, ...env });

function store(env?: Record<string, string>) {
  const { backupBucket } = configOf(env);
  if (!backupBucket) throw new Error("no bucket in these settings");
  return createBackupBucket(backupBucket, { part, times: { within: 30_000, silentFor: 0 } });
}

/** A file as an encrypted one begins. */
async function encrypted(bytes: number): Promise<Buffer> {
  const content = Buffer.concat([Buffer.from("age-encryption.org/v1\n"), randomBytes(bytes)]);
  await writeFile(file, content.subarray(0, bytes));
  return content.subarray(0, bytes);
}

it.each([
  ["as one", 900, 0],
  ["in parts", 3_500, 4],
  ["in whole parts", 3_000, 3],
])("sends a file %s, and gives it back for this user alone", async (_, bytes, parts) => {
  const content = await encrypted(bytes);
  await store().send(file, name);
  expect(bucket.files.get(`roofs/2026/${name}`)?.equals(content)).toBe(true);
  const puts = bucket.calls.filter((call) => call.startsWith("PUT") && call.includes("partNumber"));
  expect(puts).toHaveLength(parts);
  expect(bucket.uploads.size).toBe(0);

  const copy = path.join(folder, "copy");
  const found = await store().find("latest", now, undefined);
  expect(found).toEqual({ name, at: new Date("2026-11-29T03:30:12Z"), bytes });
  await store().fetch(found, copy);
  expect((await readFile(copy)).equals(content)).toBe(true);
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
});

it("sends nothing that is not encrypted", async () => {
  await writeFile(file, "a backup that everybody could read");
  await expect(store().send(file, name)).rejects.toThrow("is not encrypted, so it is not sent");
  expect(bucket.files.size).toBe(0);
});

it("tries a part once more, and leaves none behind when it fails for good", async () => {
  const content = await encrypted(3_500);
  // What a killed one has left is asked for, one begins, and the first part fails once.
  bucket.moods = ["works", "works", 500];
  await store().send(file, name);
  expect(bucket.files.get(`roofs/2026/${name}`)?.equals(content)).toBe(true);
  bucket.files.clear();
  bucket.moods = ["works", "works", "works", "hangs up", "hangs up"];
  await expect(store().send(file, name)).rejects.toThrow("The bucket of backups fails");
  expect([bucket.files.size, bucket.uploads.size]).toEqual([0, 0]);
});

it("forgets what killed uploads of ours have left, and neither a run's that goes on nor anybody else's", async () => {
  await encrypted(900);
  const parts = new Map([[1, Buffer.from("a part")]]);
  const since = new Date(Date.now() - 25 * 3_600_000);
  const key = "roofs/2026/site-2026-11-28T033012Z.backup";
  bucket.uploads.set("ours", { key, since, parts });
  bucket.uploads.set("goes on", { key, since: new Date(Date.now() - 23 * 3_600_000), parts });
  bucket.uploads.set("another's", { key: "roofs/2026/film.mp4", since, parts });
  const ofSite = "roofs/2026/site-4f0c2a9e-2026-11-28T033012Z.backup";
  bucket.uploads.set("another site's", { key: ofSite, since, parts });
  await store().send(file, name);
  expect([...bucket.uploads.keys()]).toEqual(["goes on", "another's", "another site's"]);
});

it("forgets what a former release has left, which says of no site", async () => {
  await encrypted(900);
  const parts = new Map([[1, Buffer.from("a part")]]);
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const key = "roofs/2026/site-2026-11-28T033012Z.backup";
  bucket.uploads.set("left", { key, since: at(25), parts });
  bucket.uploads.set("goes on", { key, since: at(23), parts });
  await store().send(file, "site-4f0c2a9e-2026-11-29T033012Z.backup");
  expect([...bucket.uploads.keys()]).toEqual(["goes on"]);
});

it("gives nothing back that somebody else could have put there", async () => {
  bucket.files.set(`roofs/2026/${name}`, gzipSync("a database of somebody else"));
  const found = await store().find("latest", now, undefined);
  await expect(store().fetch(found, path.join(folder, "copy"))).rejects.toThrow("is not encrypted");
});

it("is not satisfied with a part of a file", async () => {
  await encrypted(900);
  bucket.onPut = (body) => body.subarray(0, 100);
  await expect(store().send(file, name)).rejects.toThrow("has 100 of the 900 bytes");
});

it("lists what is of the nightly run, newest first", async () => {
  for (const one of [
    ...["site-2026-11-27T033012Z.backup", "site-2026-11-29T033012Z.backup"],
    ...["site-2026-11-28T0330.backup", "ab/photo.jpg", "mine.backup"],
  ]) {
    bucket.files.set(`roofs/2026/${one}`, Buffer.from("x"));
  }
  bucket.files.set("elsewhere/site-2026-11-30T033012Z.backup", Buffer.from("x"));
  expect((await store().list()).map((one) => one.name)).toEqual([
    ...["site-2026-11-29T033012Z.backup", "site-2026-11-28T0330.backup"],
    "site-2026-11-27T033012Z.backup",
  ]);
  await expect(store().find("site-2020-01-01T033012Z.backup", now, undefined)).rejects.toThrow(
    "--list",
  );
});

it("takes none for the latest that a clock has named which was ahead", async () => {
  const ahead = "site-2027-11-29T033012Z.backup";
  bucket.files.set(`roofs/2026/${ahead}`, Buffer.from("x"));
  await expect(store().find("latest", now, undefined)).rejects.toThrow(
    "have names of later than now",
  );
  bucket.files.set(`roofs/2026/${name}`, Buffer.from("x"));
  expect((await store().find("latest", now, undefined)).name).toBe(name);
  expect((await store().find(ahead, now, undefined)).name).toBe(ahead);
});

it("says that there is none", async () => {
  await expect(store().find("latest", now, undefined)).rejects.toThrow("There is no backup in ");
});

it.each([
  ["has no bucket none: create it, or correct BACKUP_URL", { BACKUP_URL: "none" }],
  ["does not know the key in BACKUP_ACCESS_KEY_ID", { BACKUP_ACCESS_KEY_ID: "AKIDWRONG" }],
  ["does not accept BACKUP_SECRET_ACCESS_KEY", { BACKUP_SECRET_ACCESS_KEY: "another secret" }],
  ["correct BACKUP_REGION", { BACKUP_REGION: "eu-central-1" }],
])("says that it %s", async (words, env: Record<string, string>) => {
  const wrong = env.BACKUP_URL ? { BACKUP_URL: `http://${bucket.host}/none` } : env;
  await encrypted(900);
  await expect(store(wrong).send(file, name)).rejects.toThrow(words);
  const { state, text } = await checkBackupBucket(configOf(wrong));
  expect(state).toBe("FAULT");
  expect(text).toContain(words);
  for (const secret of ["not/a+secret", "another secret", "AKIDWRONG", "AKIDSITE"]) {
    expect(text).not.toContain(secret);
  }
});

it("is checked by writing and removing a small file", async () => {
  const { state, text } = await checkBackupBucket(configOf());
  expect([state, text]).toEqual(["ok", expect.stringContaining("takes backups")]);
  expect(bucket.calls.some((call) => call.startsWith("PUT /photos/roofs/2026/check-"))).toBe(true);
  expect(bucket.files.size).toBe(0);
  bucket.isPublic = true;
  expect((await checkBackupBucket(configOf())).text).toContain("everybody may read");
  expect(bucket.files.size).toBe(0);
  expect((await checkBackupBucket({ ...configOf(), backupBucket: undefined })).state).toBe("skip");
  expect(await readdir(folder)).toEqual([]);
});
