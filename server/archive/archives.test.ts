import { readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { mailWordsOf } from "#server/lead-desk/lead-mail-words.ts";
import { mailKinds } from "#server/outbox/mail-kinds.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { mailOptions } from "#tests/support/outbox.ts";
import { photoRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";
import { zipFiles } from "#tests/support/zip-file.ts";
import { readNote } from "./archive-note.ts";
import { createArchiveServices } from "./archives.ts";

const day = 24 * 3_600_000;

describe.each(engines)("the archive of everything on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let owner: Visitor & { id: string };
  let free: number;

  beforeEach(async () => {
    free = 10 ** 12;
    storage = await createStorage(engine);
    server = await startTestApp(engine, { ...storage.forApp, freeBytes: async () => free });
    connection = await storage.open();
    owner = await signIn(server, "owner");
    await book(await server.visitor(), { date: "2026-06-03", timeSlot: "9:00 AM" });
    await server.app.services.outbox.drained();
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const archives = () => server.app.services.archives;
  const folder = () => path.join(storage.dataDir, "archives");
  const read = async () => (await owner.send("GET", "/api/desk/archive")).body;

  async function made() {
    expect((await owner.send("POST", "/api/desk/archive")).status).toBe(200);
    await archives().run();
    const { archive } = await read();
    expect(archive).toMatchObject({ state: "ready" });
    return archive as { id: string; bytes: number; endsAt: string };
  }

  const download = (id: string, headers: Record<string, string> = {}, by = owner) =>
    fetch(`${server.url}/api/desk/archive/${id}/file`, {
      headers: { cookie: by.cookie, ...headers },
    });

  const audited = async () => {
    const entries = connection.database.selectFrom("audit_entries").selectAll();
    const rows = await entries.orderBy("number").execute();
    return rows
      .filter(({ action }) => action.startsWith("archive."))
      .map(({ action, staff_id, details }) => [action, staff_id, JSON.parse(details)]);
  };

  it("says what it would hold, and that there is none", async () => {
    expect(await read()).toEqual({
      success: true,
      archive: null,
      holds: { leads: 1, people: 1, photos: 0, photoBytes: 0 },
    });
  });

  it("is made, downloaded whole, and audited with who, when and how large", async () => {
    const { id, bytes } = await made();
    const answer = await download(id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="everything-2026-06-02.zip"',
    );
    const file = path.join(storage.dataDir, "downloaded.zip");
    await writeFile(file, Buffer.from(await answer.arrayBuffer()));
    expect((await stat(file)).size).toBe(bytes);
    const files = await zipFiles(file);
    expect(files.get("sheets/leads.csv")?.toString()).toContain(ada.name);
    expect(files.get("README.md")?.toString()).toContain("it is not encrypted");
    expect(await audited()).toEqual([
      ["archive.asked", owner.id, {}],
      ["archive.made", owner.id, { bytes, leads: 1, photos: 0 }],
      ["archive.downloaded", owner.id, { bytes }],
    ]);
  });

  it("is for its user alone on the disk, and leaves no draft", async () => {
    const { id } = await made();
    expect(await readdir(folder())).toEqual([`${id}-1.zip`]);
    expect((await stat(path.join(folder(), `${id}-1.zip`))).mode & 0o777).toBe(0o600);
    expect((await stat(folder())).mode & 0o777).toBe(0o700);
  });

  it("goes on where a download was cut off", async () => {
    const { id, bytes } = await made();
    const whole = Buffer.from(await (await download(id)).arrayBuffer());
    const first = await download(id, { range: "bytes=0-99" });
    const etag = first.headers.get("etag") ?? "";
    expect(first.status).toBe(206);
    const rest = await download(id, { range: "bytes=100-", "if-range": etag });
    expect(rest.headers.get("content-range")).toBe(`bytes 100-${bytes - 1}/${bytes}`);
    const parts = [await first.arrayBuffer(), await rest.arrayBuffer()].map((part) =>
      Buffer.from(part),
    );
    expect(Buffer.concat(parts).equals(whole)).toBe(true);
  });

  it("is not audited as downloaded where the desk only asks whether it may", async () => {
    const { id } = await made();
    expect((await download(id, { range: "bytes=0-0" })).status).toBe(206);
    expect((await audited()).map(([action]) => action)).toEqual(["archive.asked", "archive.made"]);
  });

  it("is nobody's without its whole address, an owner's session and a proof of who that is", async () => {
    const { id } = await made();
    const stranger = await server.visitor();
    expect((await fetch(`${server.url}/api/desk/archive/${id}/file`)).status).toBe(401);
    expect((await download(id, {}, { ...stranger, id: "" })).status).toBe(401);
    expect((await download(id, {}, await signIn(server, "office"))).status).toBe(403);
    for (const other of ["other", `${id}x`, "..%2fsite.db", "%00"]) {
      expect((await download(other)).status, other).toBe(404);
    }
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
    expect(await (await download(id)).json()).toMatchObject({ code: "proof-needed" });
  });

  it("is one at a time: asked for again while it is made, it goes on", async () => {
    const first = await owner.send("POST", "/api/desk/archive");
    const second = await owner.send("POST", "/api/desk/archive");
    expect(second.body.archive.id).toBe(first.body.archive.id);
    await archives().run();
    const third = await owner.send("POST", "/api/desk/archive");
    expect(third.body.archive.id).not.toBe(first.body.archive.id);
    await archives().run();
    expect(await readdir(folder())).toEqual([`${third.body.archive.id}-1.zip`]);
    expect((await download(first.body.archive.id)).status).toBe(404);
  });

  it("is deleted after a day, and says so in the trail", async () => {
    const { id } = await made();
    server.clock.now = new Date(server.clock.now.getTime() + day);
    await archives().run();
    expect(await readdir(folder())).toEqual([]);
    const [, , deleted] = await audited();
    expect(deleted).toEqual(["archive.deleted", null, { because: "a day" }]);
    owner = await signIn(server, "owner");
    expect((await read()).archive).toBeNull();
    expect((await download(id)).status).toBe(404);
  });

  it("is deleted when its owner wants it gone", async () => {
    await made();
    expect((await owner.send("DELETE", "/api/desk/archive")).body.archive).toBeNull();
    expect(await readdir(folder())).toEqual([]);
    expect((await owner.send("DELETE", "/api/desk/archive")).status).toBe(200);
    const [, , deleted, ...more] = await audited();
    expect(deleted).toEqual(["archive.deleted", owner.id, { because: "asked" }]);
    expect(more).toEqual([]);
  });

  it("is deleted at once when somebody is erased who is in it", async () => {
    const { id } = await made();
    const lead = await connection.database
      .selectFrom("leads")
      .selectAll()
      .executeTakeFirstOrThrow();
    const erasing = { confirm: `#${lead.number}` };
    await owner.send("POST", `/api/desk/people/${lead.person_id}/erase`, erasing);
    expect(await readdir(folder())).toEqual([]);
    expect((await download(id)).status).toBe(404);
    const [, , deleted] = await audited();
    expect(deleted).toEqual(["archive.deleted", owner.id, { because: "an erasure" }]);
  });

  it("is not finished with somebody who was erased while it was made", async () => {
    const lead = await connection.database
      .selectFrom("leads")
      .selectAll()
      .executeTakeFirstOrThrow();
    await connection.database
      .insertInto("photos")
      .values(photoRow({ lead_id: lead.id }))
      .execute();
    let erased: { status: number } | undefined;
    const other = createArchiveServices({
      ...{ connection, mailOptions, kinds: mailKinds, wordsOf: mailWordsOf(mailKinds) },
      ...{ config: storage, clock: () => server.clock.now, log: { info() {}, warn() {} } },
      photoFiles: {
        async load() {
          const erasing = { confirm: `#${lead.number}` };
          erased ??= await owner.send("POST", `/api/desk/people/${lead.person_id}/erase`, erasing);
          return undefined;
        },
      },
    });
    await other.ask(owner.id);
    await other.run();
    await other.stop();
    expect(erased).toMatchObject({ status: 200 });
    expect((await read()).archive).toBeNull();
    expect(await readdir(folder())).toEqual([]);
  });

  it("is begun again by the next process where one has ended, and given up after three", async () => {
    await owner.send("POST", "/api/desk/archive");
    await archives().run();
    const leave = async (tries: number) => {
      const note = await readNote(connection.database);
      const left = { ...note, state: "making", bytes: null, endsAt: null, tries };
      await connection.database
        .updateTable("settings")
        .set({ value: JSON.stringify(left) })
        .where("name", "=", "archive")
        .execute();
    };
    await leave(2);
    await archives().run();
    expect((await read()).archive).toMatchObject({ state: "making" });
    server.clock.now = new Date(server.clock.now.getTime() + 61_000);
    await archives().run();
    expect((await read()).archive).toMatchObject({ state: "ready" });
    await leave(3);
    server.clock.now = new Date(server.clock.now.getTime() + 61_000);
    await archives().run();
    expect((await read()).archive).toMatchObject({ state: "failed", fault: "interrupted" });
  });

  it("is the file of whoever finished it, where two make one at once", async () => {
    const lead = await connection.database
      .selectFrom("leads")
      .select("id")
      .executeTakeFirstOrThrow();
    await connection.database
      .insertInto("photos")
      .values(photoRow({ lead_id: lead.id }))
      .execute();
    const isSilent = Promise.withResolvers<void>();
    const goesOn = Promise.withResolvers<void>();
    const silent = createArchiveServices({
      ...{ connection, mailOptions, kinds: mailKinds, wordsOf: mailWordsOf(mailKinds) },
      ...{ config: storage, clock: () => server.clock.now, log: { info() {}, warn() {} } },
      photoFiles: {
        async load() {
          isSilent.resolve();
          await goesOn.promise;
          return undefined;
        },
      },
    });
    await silent.ask(owner.id);
    const slow = silent.run();
    await isSilent.promise;
    server.clock.now = new Date(server.clock.now.getTime() + 61_000);
    await archives().run();
    const { archive } = await read();
    expect(archive).toMatchObject({ state: "ready" });
    goesOn.resolve();
    await slow;
    await silent.stop();
    expect((await read()).archive).toEqual(archive);
    const whole = Buffer.from(await (await download(archive.id)).arrayBuffer());
    expect(whole.length).toBe(archive.bytes);
    const file = path.join(storage.dataDir, "downloaded.zip");
    await writeFile(file, whole);
    expect((await zipFiles(file)).get("sheets/leads.csv")?.toString()).toContain(ada.name);
    expect(await readdir(folder())).toEqual([`${archive.id}-2.zip`]);
  });

  it("is finished by the process that comes after one that was stopped meanwhile", async () => {
    await owner.send("POST", "/api/desk/archive");
    await server.close();
    server = await startTestApp(engine, storage.forApp);
    await server.app.services.archives.run();
    owner = await signIn(server, "owner");
    expect((await read()).archive).toMatchObject({ state: "ready" });
  });

  it("says that there is no room, and that its file is on another machine", async () => {
    free = 400 * 2 ** 20;
    await owner.send("POST", "/api/desk/archive");
    await archives().run();
    expect((await read()).archive).toMatchObject({ state: "failed", fault: "no-room" });
    free = 10 ** 12;
    const { id } = await made();
    await rm(path.join(folder(), `${id}-1.zip`));
    expect((await read()).archive).toMatchObject({ state: "elsewhere" });
  });
});
