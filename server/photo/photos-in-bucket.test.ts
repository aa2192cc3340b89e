import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { photoFaultWords } from "#content/en/photos.ts";
import { sha256 } from "#server/backup/photo-lines.ts";
import { type StandInBucket, startBucket } from "#tests/support/bucket.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { signIn } from "#tests/support/desk.ts";
import { halves, isUpright } from "#tests/support/photos/photos.ts";
import { photoRow } from "#tests/support/rows.ts";
import { siteCommand } from "#tests/support/site-command.ts";
import { createStorage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";
import { photoFile, photoSizes } from "./photo-store.ts";

const { notes: _, ...person } = ada;
const inquiry = { ...person, subject: "Contact Request: roof-repair", message: "A hole." };

describe.each(engines)("photos in a bucket, on %s", (engine) => {
  let server: TestApp;
  let bucket: StandInBucket;
  let folder: string;

  beforeEach(async () => {
    bucket = await startBucket();
    folder = await makeDataFolder();
    server = await startTestApp(engine, { env: { ...bucket.env, PHOTOS_DIR: folder } });
  });
  afterEach(async () => {
    await server.close();
    bucket.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function send() {
    const visitor = await server.visitor();
    const answer = await fetch(`${server.url}/api/photos`, {
      method: "POST",
      headers: {
        "content-type": "image/jpeg",
        cookie: visitor.cookie,
        "x-csrf-token": visitor.csrfToken,
      },
      body: new Uint8Array(await halves("jpeg")),
    });
    return { status: answer.status, body: await answer.json() };
  }

  async function write(photos: readonly string[]) {
    return (await server.visitor()).send("POST", "/api/customers/contact", { ...inquiry, photos });
  }

  async function leadAtDesk(staff: Awaited<ReturnType<typeof signIn>>) {
    const list = await staff.send("GET", "/api/desk/leads?list=all");
    const { id } = list.body.leads[0];
    return (await staff.send("GET", `/api/desk/leads/${id}`)).body.lead;
  }

  const filesHere = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );

  it("go to the desk and into the office's mail, and are erased with their person", async () => {
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(bucket.files.size).toBe(2);
    expect(await filesHere()).toEqual([]);
    await write([body.photo.id]);
    const owner = await signIn(server, "owner");
    const { id, personId, number } = await leadAtDesk(owner);
    const shown = await fetch(`${server.url}/api/desk/leads/${id}/photos/${body.photo.id}`, {
      headers: { cookie: owner.cookie },
    });
    expect(await isUpright(Buffer.from(await shown.arrayBuffer()))).toBe(true);
    await server.app.services.outbox.drained();
    expect(server.mails.flatMap(({ pictures = [] }) => pictures)).toHaveLength(1);
    await owner.send("POST", `/api/desk/people/${personId}/erase`, { confirm: String(number) });
    await server.app.services.operations.sweepPhotos();
    expect(bucket.files.size).toBe(0);
  });

  it.each([["hangs up"], [403], [500]] as const)(
    "that it does not take (%s) are refused, their message arrives, and nothing is left of them",
    async (mood) => {
      bucket.mood = mood;
      const { status, body } = await send();
      expect([status, body.error]).toEqual([503, photoFaultWords["not-stored"]]);
      expect((await write([])).status).toBe(201);
      await server.app.services.outbox.drained();
      expect(server.mails.some(({ subject }) => subject.includes("Contact Request"))).toBe(true);
      expect(await filesHere()).toEqual([]);
    },
  );

  it("of which it took one of two files are swept within minutes", async () => {
    // The first file, and neither try of the second.
    bucket.moods = ["works", 500, 500];
    expect((await send()).status).toBe(503);
    expect(bucket.files.size).toBe(1);
    await server.app.services.operations.sweepPhotos();
    expect(bucket.files.size).toBe(1);
    server.clock.now = new Date(server.clock.now.getTime() + 3 * 60_000);
    await server.app.services.operations.sweepPhotos();
    expect(bucket.files.size).toBe(0);
  });

  it("stay to be deleted while it does not answer", async () => {
    const { body } = await send();
    await (await server.visitor()).send("DELETE", `/api/photos/${body.photo.id}`);
    bucket.mood = 500;
    await server.app.services.operations.sweepPhotos();
    expect(bucket.files.size).toBe(2);
    bucket.mood = "works";
    await server.app.services.operations.sweepPhotos();
    expect(bucket.files.size).toBe(0);
  });

  it("that cannot be read are told so at the desk, and the mail says where they are", async () => {
    const { body } = await send();
    bucket.mood = 403;
    await write([body.photo.id]);
    await server.app.services.outbox.drained();
    const mailed = server.mails.find(({ subject }) => subject.includes("Contact Request"));
    expect(mailed?.pictures).toEqual([]);
    expect(mailed?.text).toContain("1 photo at the desk http://site.test/desk/leads/");
    const owner = await signIn(server, "owner");
    const { id } = await leadAtDesk(owner);
    const shown = await fetch(`${server.url}/api/desk/leads/${id}/photos/${body.photo.id}`, {
      headers: { cookie: owner.cookie },
    });
    expect(shown.status).toBe(503);
  });

  it("tell the operator what is wrong with it", async () => {
    const { photosFault } = server.app.services.operations;
    expect(await photosFault()).toBeUndefined();
    Object.assign(bucket, { mood: 403, code: "InvalidAccessKeyId" });
    expect(await photosFault()).toContain("does not know the key in AWS_ACCESS_KEY_ID");
  });
});

describe.each(engines)("a backup of photos in a bucket, on %s", (engine) => {
  it("has them, and brings them back to a bucket or a folder, those it does not know aside", async () => {
    const work = await mkdtemp(path.join(tmpdir(), "site-bucket-backup-"));
    const file = path.join(work, "site.backup");
    const [bucket, other] = [await startBucket(), await startBucket({ prefix: "" })];
    const [storage, target, third] = [
      await createStorage(engine, "none"),
      await createStorage(engine, "none"),
      await createStorage(engine, "none"),
    ];
    try {
      const server = await startTestApp(engine, {
        ...storage.forApp,
        env: { ...storage.forApp.env, ...bucket.env },
      });
      const visitor = await server.visitor();
      await fetch(`${server.url}/api/photos`, {
        method: "POST",
        headers: {
          "content-type": "image/jpeg",
          cookie: visitor.cookie,
          "x-csrf-token": visitor.csrfToken,
        },
        body: new Uint8Array(await halves("jpeg")),
      });
      await server.close();
      // The test's clock is another than the command's, for which the photo's day is over.
      const connection = await storage.open();
      await connection.database.updateTable("photos").set({ ends_at: null }).execute();
      await connection.close();
      const made = await siteCommand(storage, ["backup", file], bucket.env);
      expect(made.lines).toContain("files of photos 1");
      const stranger = `ff/${"f".repeat(64)}-x.jpg`;
      other.files.set(stranger, Buffer.from("of the former database"));
      const restored = await siteCommand(target, ["restore", file], other.env);
      expect(restored.code).toBe(0);
      const [aside = ""] = restored.lines.flatMap(
        (line) => / are kept: (.+)$/.exec(line)?.[1] ?? [],
      );
      const moved = `${path.basename(aside)}/${stranger}`;
      expect(other.files.get(moved)?.toString()).toBe("of the former database");
      other.files.delete(moved);
      const named = (files: Map<string, Buffer>) =>
        [...files].map(([key, bytes]) => [path.basename(key), bytes.toString("base64")]).sort();
      expect(named(other.files)).toEqual(named(bucket.files));
      expect(await readdir(path.join(target.dataDir, "photos")).catch(() => [])).toEqual([]);

      const toFolder = await siteCommand(third, ["restore", file]);
      expect(toFolder.lines).toContain("files of photos 1");
      const files = await readdir(path.join(third.dataDir, "photos"), { recursive: true });
      expect(files.filter((name) => name.endsWith(".jpg"))).toHaveLength(2);
    } finally {
      for (const one of [storage, target, third]) await one.drop();
      for (const one of [bucket, other]) one.close();
      await rm(work, { recursive: true, force: true });
    }
  });

  it("fails with one line while it does not answer, and so does a restore of photos, which then changes nothing; one without photos goes on and says so", async () => {
    const work = await mkdtemp(path.join(tmpdir(), "site-bucket-backup-"));
    const picture = Buffer.from("a picture");
    const key = { id: "p", digest: sha256(picture) };
    const bucket = await startBucket({ prefix: "" });
    const [storage, target] = [await createStorage(engine), await createStorage(engine, "none")];
    const file = path.join(work, "site.backup");
    const whole = path.join(work, "whole.backup");
    try {
      const connection = await storage.open();
      await connection.database.insertInto("photos").values(photoRow(key)).execute();
      await connection.close();
      for (const size of photoSizes) {
        bucket.files.set(photoFile(key, size), picture);
      }
      const { lines: copied } = await siteCommand(storage, ["backup", whole], bucket.env);
      expect(copied).toContain("files of photos 1");
      bucket.mood = 500;
      const { code, lines } = await siteCommand(storage, ["backup", file], bucket.env);
      expect([code, lines.length]).toEqual([1, 1]);
      expect(lines.join()).toContain("--without-photos");
      expect(await readdir(work)).toEqual([path.basename(whole)]);
      const made = await siteCommand(storage, ["backup", file, "--without-photos"], bucket.env);
      expect(made.code).toBe(0);

      const refused = await siteCommand(target, ["restore", whole], bucket.env);
      expect(refused.lines.join()).toContain("Photos cannot be restored: ");
      expect(refused.code).toBe(1);
      expect((await siteCommand(target, ["mail", "status"])).code).toBe(1);
      const restored = await siteCommand(target, ["restore", file], bucket.env);
      expect(restored.lines).toContain("photos 1");
      expect(restored.lines.join()).toContain("The photos' store was left as it is");
      expect(restored.code).toBe(0);
    } finally {
      for (const one of [storage, target]) await one.drop();
      bucket.close();
      await rm(work, { recursive: true, force: true });
    }
  });
});
