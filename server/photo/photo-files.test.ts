import { mkdir, readdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { PassThrough, Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { photoLimits } from "#domain/photo/photo-rules.ts";
import { Refusal } from "#server/refusal.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { createPhotoFiles } from "./photo-files.ts";

const megabyte = 2 ** 20;
let photosDir: string;

beforeEach(async () => {
  photosDir = await makeDataFolder();
});
afterEach(() => rm(photosDir, { recursive: true, force: true }));

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => "taken",
    (error: unknown) => (error instanceof Refusal ? error.reason : "another"),
  );

describe("the disk for photos", () => {
  it("has room for what is on its way, however little of it is there, and leaves the database its own", async () => {
    const free = 500 * megabyte;
    const files = createPhotoFiles({ photosDir }, async () => free);
    const senders = Array.from({ length: 40 }, () => new PassThrough());
    const outcomes = senders.map((sender) => reasonOf(files.receive(sender)));
    const refused = await Promise.race(outcomes);
    expect(refused).toBe("not-stored");
    for (const sender of senders) sender.end("a photo");
    const all = await Promise.all(outcomes);
    const room = Math.floor((free - 300 * megabyte) / photoLimits.bytes);
    expect(all.filter((outcome) => outcome === "taken")).toHaveLength(room);
    // Those that have left, in whichever way, take no room.
    expect(await reasonOf(files.receive(Readable.from([Buffer.from("a photo")])))).toBe("taken");
  });

  it("has room for more of what says that it is small", async () => {
    const files = createPhotoFiles({ photosDir }, async () => 310 * megabyte);
    const senders = Array.from({ length: 9 }, () => new PassThrough());
    const outcomes = senders.map((sender) => reasonOf(files.receive(sender, megabyte)));
    for (const sender of senders) sender.end("a photo");
    expect(await Promise.all(outcomes)).toEqual(Array(9).fill("taken"));
  });

  it("is to blame when what was decoded finds none, and not the photo", async () => {
    const files = createPhotoFiles({ photosDir });
    await mkdir(path.join(photosDir, "arriving"));
    for (const size of ["full", "small"] as const) {
      const received = await files.receive(Readable.from([Buffer.from("a photo")]));
      await symlink("/dev/full", received.files[size]);
      const pictures = { full: Buffer.from("large"), small: Buffer.from("small") };
      expect(await reasonOf(received.write(pictures))).toBe("not-stored");
      await received.discard();
    }
    expect(await readdir(path.join(photosDir, "arriving"))).toEqual([]);
  });
});
