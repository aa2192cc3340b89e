import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BucketTimes } from "#server/bucket/bucket-calls.ts";
import { BucketFault, explainBucketFault } from "#server/bucket/bucket-fault.ts";
import { readConfig } from "#server/config.ts";
import { type StandInBucket, startBucket } from "#tests/support/bucket.ts";
import { createPhotoBucket, photosSettings } from "./photo-bucket.ts";
import { photoFile } from "./photo-store.ts";

const name = photoFile({ id: "Ab-3_x", digest: "a1".repeat(32) }, "full");

let bucket: StandInBucket;
let folder: string;

beforeEach(async () => {
  bucket = await startBucket();
  folder = await mkdtemp(path.join(tmpdir(), "site-bucket-"));
});
afterEach(async () => {
  vi.useRealTimers();
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

function store(env: Record<string, string> = {}, times?: BucketTimes) {
  const { photosBucket } = readConfig({ ...bucket.env, ...env });
  if (!photosBucket) throw new Error("no bucket in these settings");
  return createPhotoBucket(photosBucket, times);
}

async function keep(text = "a photo", as = name, env?: Record<string, string>): Promise<void> {
  const file = path.join(folder, "arrived.jpg");
  await writeFile(file, text);
  await store(env).keep(as, file);
}

it("keeps a file, gives it back and deletes it, and leaves none on this machine", async () => {
  await keep();
  expect([...bucket.files.keys()]).toEqual([`roofs/2026/${name}`]);
  expect(await readdir(folder)).toEqual([]);
  expect((await store().load(name))?.toString()).toBe("a photo");
  await store().remove(name);
  await store().remove(name);
  expect(await store().load(name)).toBeUndefined();
  expect(bucket.files.size).toBe(0);
});

it("lists its own files, however many, and moves one aside", async () => {
  const names = Array.from({ length: 7 }, (_, at) =>
    photoFile({ id: `p${at}`, digest: `${at}f`.repeat(32) }, "small"),
  );
  for (const one of names) await keep("a photo", one);
  bucket.files.set("roofs/2026/other.txt", Buffer.from("of somebody else"));
  bucket.files.set(`elsewhere/${name}`, Buffer.from("of somebody else"));
  expect(await store().names()).toEqual(names);
  await store().setAside(names[0] ?? "", "before_now");
  expect(await store().names()).toEqual(names.slice(1));
  expect(bucket.files.get(`roofs/2026/before_now/${names[0]}`)?.toString()).toBe("a photo");
});

it("may have the whole bucket", async () => {
  const whole = await startBucket({ prefix: "" });
  await keep("a photo", name, whole.env);
  expect([...whole.files.keys()]).toEqual([name]);
  expect(await store(whole.env).names()).toEqual([name]);
  whole.close();
});

it.each([[503], [429], ["hangs up"]] as const)("tries once more after %s", async (mood) => {
  bucket.moods = [mood];
  await keep();
  expect(bucket.files.size).toBe(1);
  bucket.moods = [mood, mood];
  await expect(keep()).rejects.toThrow("The bucket does not do it");
});

it("does not try again what is refused", async () => {
  bucket.moods = [403];
  await expect(keep()).rejects.toMatchObject({ name: "BucketFault" });
  expect(bucket.calls).toHaveLength(1);
});

it("tells a missing file from a bucket that is not there", async () => {
  const elsewhere = { PHOTOS_URL: `http://${bucket.host}/none` };
  await expect(store(elsewhere).load(name)).rejects.toMatchObject({ code: "NoSuchBucket" });
  await expect(store(elsewhere).remove(name)).rejects.toMatchObject({ code: "NoSuchBucket" });
});

it("leaves a store alone for a while that has not answered in time", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  bucket.mood = "hangs";
  const patient = store({}, { within: 50, silentFor: 10_000 });
  await expect(patient.load(name)).rejects.toMatchObject({ code: "TIMEOUT" });
  bucket.mood = "works";
  await expect(patient.load(name)).rejects.toMatchObject({ code: "TIMEOUT" });
  expect(bucket.calls).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(await patient.load(name)).toBeUndefined();
});

it("has nothing to say when all is well, and leaves nothing behind", async () => {
  expect(await store().check()).toBeUndefined();
  expect(bucket.files.size).toBe(0);
  expect(bucket.calls.some((call) => call.startsWith("PUT /photos/roofs/2026/check-"))).toBe(true);
});

it.each([
  ["has no bucket none", { PHOTOS_URL: "none" }],
  ["does not know the key in AWS_ACCESS_KEY_ID", { AWS_ACCESS_KEY_ID: "AKIDWRONG" }],
  ["does not accept AWS_SECRET_ACCESS_KEY", { AWS_SECRET_ACCESS_KEY: "another secret" }],
  ["correct AWS_REGION", { AWS_REGION: "eu-central-1" }],
  ["(ECONNREFUSED)", { PHOTOS_URL: "nobody" }],
])("says that it %s", async (words, env: Record<string, string>) => {
  const urls: Record<string, string> = {
    none: `http://${bucket.host}/none`,
    nobody: "http://127.0.0.1:3/photos",
  };
  const PHOTOS_URL = urls[env.PHOTOS_URL ?? ""];
  const found = await store({ ...env, ...(PHOTOS_URL && { PHOTOS_URL }) }).check();
  expect(found?.works).toBe(false);
  expect(found?.text).toContain(words);
  for (const secret of ["not/a+secret", "another secret", "AKIDWRONG", "AKIDSITE"]) {
    expect(found?.text).not.toContain(secret);
  }
});

// An own authority, a certificate of another host, and one that is over.
it.each([
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "CERT_HAS_EXPIRED",
])("explains a certificate that cannot be trusted (%s)", (code) => {
  const place = { host: "photos.example", name: "roofs" };
  const words = explainBucketFault(new BucketFault(code), place, photosSettings);
  expect(words).toContain("certificate of photos.example cannot be trusted");
  expect(words).toContain("NODE_EXTRA_CA_CERTS");
});

it.each([
  ["AccessDenied", 403, "may not list, read, write and delete"],
  ["RequestTimeTooSkewed", 403, "clock"],
  ["PermanentRedirect", 301, "another region"],
  ["Odd", 500, "(Odd)"],
])("explains %s", async (code, mood, words) => {
  Object.assign(bucket, { code, mood });
  expect((await store().check())?.text).toContain(words);
});

it("warns of a bucket that everybody may read, or that never forgets", async () => {
  bucket.isPublic = true;
  expect((await store().check())?.text).toContain("everybody may read");
  bucket.isPublic = false;
  bucket.versioning = "<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>";
  expect(await store().check()).toMatchObject({
    works: true,
    text: expect.stringContaining("keeps versions"),
  });
  bucket.lifecycle =
    "<LifecycleConfiguration><Rule><NoncurrentVersionExpiration/></Rule></LifecycleConfiguration>";
  expect(await store().check()).toBeUndefined();
});
