import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { roofPhotoLimits } from "#domain/roof-photo/roof-photo.ts";
import type { Connection } from "#server/database/connection.ts";
import { createPhotoFiles } from "#server/photo/photo-files.ts";
import { startPhotoSweep } from "#server/photo/photo-sweep.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { patience } from "#tests/support/patience.ts";
import { halves, isUpright } from "#tests/support/photos/photos.ts";
import { photoRow, roofPhotoRow } from "#tests/support/rows.ts";
import { siteCommand } from "#tests/support/site-command.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

const { notes: _, ...person } = ada;
const newId = () => randomBytes(18).toString("base64url");

describe.each(engines)("a photo of a roof on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let office: Visitor & { id: string };
  let leadId: string;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    office = await signIn(server, "office", "Olive Office");
    leadId = (await writeAsVisitor(server, office)).id;
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const roofOf = (id: string) => `/api/desk/leads/${id}/roof-photos`;

  async function send(
    who: Visitor,
    id: string,
    {
      photo,
      query = "",
      lead = leadId,
    }: { photo?: Uint8Array; query?: string; lead?: string } = {},
  ) {
    const body = photo ?? (await halves("jpeg", { orientation: 6 }));
    const answer = await fetch(`${server.url}${roofOf(lead)}/${id}${query}`, {
      method: "PUT",
      headers: {
        "content-type": "image/jpeg",
        cookie: who.cookie,
        "x-csrf-token": who.csrfToken,
      },
      body: body as Uint8Array<ArrayBuffer>,
    });
    return { status: answer.status, body: await answer.json() };
  }

  const list = async (who: Visitor = office) => (await who.send("GET", roofOf(leadId))).body;
  const fileOf = (who: Visitor, id: string, query = "") =>
    fetch(`${server.url}${roofOf(leadId)}/${id}${query}`, { headers: { cookie: who.cookie } });
  const files = async () => {
    const folder = path.join(storage.dataDir, "photos");
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    return names.filter((name) => name.endsWith(".jpg"));
  };
  async function sweep() {
    const photosDir = path.join(storage.dataDir, "photos");
    const swept = startPhotoSweep({
      ...{ connection, photoFiles: createPhotoFiles({ photosDir }) },
      ...{ clock: () => server.clock.now, log: { info() {}, warn() {} } },
    });
    await swept.run();
    await swept.stop();
  }

  it("is stored under its id, upright, without a trace of the camera, and with when it was taken", async () => {
    const id = newId();
    const query = "?takenAt=2026-06-02T15:00:00.000Z";
    const { status, body } = await send(office, id, { query });
    expect(status).toBe(200);
    expect(body.photo).toEqual({
      ...{ id, width: 96, height: 64, turn: 0, takenAt: "2026-06-02T15:00:00.000Z" },
      ...{ takenBy: { id: office.id, name: "Olive Office" }, addedAt: "2026-06-02T16:00:00.000Z" },
      ...{
        appointmentId: null,
        place: null,
        part: null,
        partWord: null,
        side: null,
        condition: null,
        note: "",
      },
      bytes: expect.any(Number),
      callouts: [],
    });
    expect(await list()).toMatchObject({ photos: [body.photo], visitKind: "maintenance" });
    const answer = await fileOf(office, id);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const kept = Buffer.from(await answer.arrayBuffer());
    expect(await isUpright(kept)).toBe(true);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect((await fileOf(office, id, "?size=small")).status).toBe(200);
  });

  it("is stored once, however often it is sent, also at once", async () => {
    const id = newId();
    const first = await send(office, id);
    const again = await send(office, id, { photo: await halves("png") });
    expect(again).toEqual(first);
    const other = newId();
    const both = await Promise.all([send(office, other), send(office, other)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect((await list()).photos).toHaveLength(2);
    await sweep();
    expect(await files()).toHaveLength(4);
  });

  it("that breaks off leaves nothing, and is whole when it is sent again", async () => {
    const id = newId();
    const photo = await halves("jpeg");
    const target = new URL(`${server.url}${roofOf(leadId)}/${id}`);
    const headers = {
      ...{ "content-type": "image/jpeg", "content-length": String(photo.length) },
      ...{ cookie: office.cookie, "x-csrf-token": office.csrfToken },
    };
    const sending = request(target, { method: "PUT", headers });
    const broken = new Promise((resolve) => sending.once("error", resolve));
    sending.write(photo.subarray(0, 100), () => sending.destroy());
    await broken;
    expect((await list()).photos).toEqual([]);
    expect((await send(office, id, { photo })).status).toBe(200);
    expect((await list()).photos).toHaveLength(1);
    await expect.poll(files, { timeout: patience.test }).toHaveLength(2);
  });

  it("is described in parts, each of which stays until it is named again", async () => {
    const id = newId();
    await send(office, id);
    const change = (body: object) => office.send("PATCH", `${roofOf(leadId)}/${id}`, body);
    await change({ part: "ridge", condition: "worn", note: " Three caps gone. " });
    const place = { latitude: 38.8462, longitude: -77.3064 };
    const { body } = await change({ side: "rear", place, turn: 90 });
    expect(body.photo).toMatchObject({
      ...{ part: "ridge", condition: "worn", note: "Three caps gone.", side: "rear", place },
      turn: 90,
    });
    expect((await change({ part: null, place: null })).body.photo).toMatchObject({
      ...{ part: null, place: null, side: "rear" },
    });
    for (const faulty of [
      { part: "moon" },
      { side: "above" },
      { condition: "fine" },
      { note: "x".repeat(roofPhotoLimits.note + 1) },
      { place: { latitude: 91, longitude: 0 } },
    ]) {
      expect((await change(faulty)).status).toBe(400);
    }
  });

  it("keeps the word of a part that the owner has added, and renames or removes", async () => {
    const owner = await signIn(server, "owner", "Owen Owner");
    const id = newId();
    await send(office, id);
    const setParts = async (parts: object[]) => {
      const { version } = (await owner.send("GET", "/api/desk/business")).body.business;
      const overrides = { "roofWords.parts": { parts } };
      const body = { version, settings: { overrides } };
      return owner.send("PUT", "/api/desk/business", body);
    };
    const change = (body: object) => office.send("PATCH", `${roofOf(leadId)}/${id}`, body);
    const ridge = { id: "ridge", name: "Top" };
    const cricket = { id: "own-1", name: "Cricket" };

    expect((await setParts([ridge, cricket])).status).toBe(200);
    const { body } = await office.send("GET", "/api/desk/roof-words");
    expect(body.words.parts).toEqual({ parts: [ridge, cricket] });
    // The word that holds, whatever the phone was told last.
    const said = await change({ part: "own-1", partWord: "Saddle" });
    expect(said.body.photo).toMatchObject({ part: "own-1", partWord: "Cricket" });

    expect((await setParts([ridge])).status).toBe(200);
    expect((await list()).photos).toMatchObject([{ part: "own-1", partWord: "Cricket" }]);
    // A phone that was offline says it of another part that is gone.
    expect((await change({ part: "own-2", partWord: "Dormer" })).body.photo).toMatchObject({
      ...{ part: "own-2", partWord: "Dormer" },
    });
    expect((await change({ part: "own-3" })).status).toBe(400);

    const faulty = await setParts([ridge, { id: "own-4", name: "top" }]);
    expect(faulty.status).toBe(400);
    expect(faulty.body.fields).toEqual({
      "roofWords.parts.1": "Another part has this name",
    });
  });

  it("is removed for good: its file goes, and whoever sends it again is told", async () => {
    const id = newId();
    await send(office, id);
    await office.send("PATCH", `${roofOf(leadId)}/${id}`, { note: "secret" });
    expect((await office.send("DELETE", `${roofOf(leadId)}/${id}`)).status).toBe(200);
    expect((await list()).photos).toEqual([]);
    expect((await fileOf(office, id)).status).toBe(404);
    expect((await office.send("PATCH", `${roofOf(leadId)}/${id}`, { note: "x" })).status).toBe(409);
    expect((await office.send("PATCH", `${roofOf(leadId)}/none`, { note: "x" })).status).toBe(404);
    expect((await office.send("DELETE", `${roofOf(leadId)}/${id}`)).status).toBe(404);
    expect(await send(office, id)).toMatchObject({ status: 409 });
    await sweep();
    expect(await files()).toEqual([]);
    const rows = await connection.database.selectFrom("roof_photos").selectAll().execute();
    expect(rows).toMatchObject([{ id, photo_id: null, note: "" }]);
  });

  it("is one entry of the timeline together with those that the same person adds just then", async () => {
    const owner = await signIn(server, "owner", "Owen Owner");
    const later = (minutes: number) => {
      server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
    };
    for (const who of [office, office, owner]) await send(who, newId());
    later(20);
    await send(office, newId());
    later(31);
    await send(office, newId());
    const { timeline } = await readLeadAs(office, leadId);
    const entries = timeline.filter(({ kind }) => kind === "roof-photos");
    expect(entries.map(({ staff, details }) => ({ by: staff?.name, ...details }))).toEqual([
      { by: "Olive Office", count: 3 },
      { by: "Owen Owner", count: 1 },
      { by: "Olive Office", count: 1 },
    ]);
    const audited = await connection.database
      .selectFrom("audit_entries")
      .select("staff_id")
      .where("action", "=", "lead.roof-photos")
      .execute();
    expect(audited).toHaveLength(3);
  });

  it("is nobody's who may not see the lead, and an inspector's own appointment's", async () => {
    const inspector = await signIn(server, "inspector", "Ines Inspector");
    const id = newId();
    await send(office, id);
    const stranger = await server.visitor();
    for (const [who, status] of [
      [inspector, 404],
      [stranger, 401],
    ] as const) {
      expect((await send(who, newId())).status).toBe(status);
      expect((await who.send("GET", roofOf(leadId))).status).toBe(status);
      expect((await fileOf(who, id)).status).toBe(status);
      const at = `${roofOf(leadId)}/${id}`;
      expect((await who.send("PATCH", at, { note: "x" })).status).toBe(status);
      expect((await who.send("DELETE", at)).status).toBe(status);
      const kind = `/api/desk/leads/${leadId}/visit-kind`;
      expect((await who.send("PUT", kind, { visitKind: "leak" })).status).toBe(status);
    }
    const { version } = await readLeadAs(office, leadId);
    const given = { version, assigneeId: inspector.id };
    await office.send("PATCH", `/api/desk/leads/${leadId}`, given);
    expect((await send(inspector, newId())).status).toBe(200);
    expect((await list(inspector)).photos).toHaveLength(2);
  });

  it("belongs to the visit that its device names, if it is one of the lead's", async () => {
    expect(
      (await book(await server.visitor(), { date: "2026-06-03", timeSlot: "9:00 AM" })).status,
    ).toBe(201);
    const { body } = await office.send("GET", "/api/desk/leads?list=all");
    const [booked] = body.leads.filter(({ kind }: { kind: string }) => kind === "appointment");
    const appointmentId = booked.appointment.id;
    const query = `?appointmentId=${appointmentId}`;
    const own = await send(office, newId(), { query, lead: booked.id });
    expect(own.body.photo.appointmentId).toBe(appointmentId);
    const others = await send(office, newId(), { query });
    expect(others.body.photo.appointmentId).toBe(null);
  });

  it("is another lead's by the same id only in vain", async () => {
    const id = newId();
    await send(office, id);
    const other = await writeAsVisitor(server, office, { email: "other@example.com" });
    expect(await send(office, id, { lead: other.id })).toMatchObject({ status: 409 });
    const at = `${roofOf(other.id)}/${id}`;
    expect((await office.send("PATCH", at, { note: "x" })).status).toBe(404);
    expect((await office.send("DELETE", at)).status).toBe(404);
  });

  it("that is none is refused, and so is one too many", async () => {
    const { status } = await send(office, newId(), {
      photo: Buffer.from("no photo at all, really"),
    });
    expect(status).toBe(415);
    const rows = Array.from({ length: roofPhotoLimits.most }, (_, index) => `photo-${index}`);
    for (const id of rows) {
      await connection.database
        .insertInto("photos")
        .values(photoRow({ id, lead_id: leadId, taken_by: office.id, opened_at: "2026" }))
        .execute();
      await connection.database
        .insertInto("roof_photos")
        .values(roofPhotoRow({ id: `roof-${id}`, lead_id: leadId, photo_id: id }))
        .execute();
    }
    expect((await send(office, newId())).status).toBe(400);
    expect((await list()).photos).toHaveLength(roofPhotoLimits.most);
    await sweep();
    expect(await files()).toEqual([]);
  });

  it("is none of those that the lead's person has sent, nor a loose end", async () => {
    await send(office, newId());
    const lead = await readLeadAs(office, leadId);
    expect(lead.photos).toEqual([]);
    expect(lead.version).toBe(1);
    server.clock.now = new Date(server.clock.now.getTime() + 48 * 3_600_000);
    const { body } = await office.send("GET", "/api/desk/loose-ends");
    expect(JSON.stringify(body)).not.toContain('"photos"');
  });

  it("is erased, and exported, with its person", async () => {
    const owner = await signIn(server, "owner", "Owen Owner");
    const id = newId();
    await send(office, id);
    await office.send("PATCH", `${roofOf(leadId)}/${id}`, { note: "Marmalade on the ridge" });
    const { personId, number } = await readLeadAs(office, leadId);
    const exported = await owner.send("GET", `/api/desk/people/${personId}/export`);
    const { photos, roofPhotos } = exported.body.export;
    expect(roofPhotos).toMatchObject([{ id, note: "Marmalade on the ridge" }]);
    expect(photos).toMatchObject([{ id: roofPhotos[0].photo_id }]);
    expect(photos[0].jpeg.length).toBeGreaterThan(100);
    await owner.post(`/api/desk/people/${personId}/erase`, { confirm: `#${number}` });
    expect(await connection.database.selectFrom("roof_photos").select("id").execute()).toEqual([]);
    await sweep();
    expect(await files()).toEqual([]);
    expect((await send(office, id)).status).toBe(404);
  });

  it("comes back with a backup, with its file and all that was said of it", async () => {
    const id = newId();
    const { body } = await send(office, id);
    await office.send("PUT", `/api/desk/leads/${leadId}/visit-kind`, { visitKind: "storm" });
    const before = await list();
    expect(before).toMatchObject({ photos: [body.photo], visitKind: "storm" });
    const file = path.join(storage.dataDir, "backup.gz");
    expect((await siteCommand(storage, ["backup", file])).code).toBe(0);
    const target = await createStorage(engine, "none");
    const restored = await siteCommand(target, ["restore", file]);
    expect(restored.lines).toContain("files of photos 1");
    const after = await target.open();
    const rows = (from: Connection) =>
      from.database.selectFrom("roof_photos").selectAll().execute();
    expect(await rows(after)).toEqual(await rows(connection));
    const visits = await after.database.selectFrom("roof_visits").selectAll().execute();
    expect(visits).toEqual([{ lead_id: leadId, visit_kind: "storm" }]);
    await after.close();
    await target.drop();
  });

  it("says by the lead what a visit is for, until somebody says otherwise", async () => {
    const visitor = await server.visitor();
    const asked = { ...person, email: "leak@example.com", subject: "Leak", message: "Water" };
    await visitor.post("/api/customers/contact", { ...asked, emergency: true });
    const { body } = await office.send("GET", "/api/desk/leads?list=all&search=leak%40example.com");
    const at = body.leads[0].id;
    expect((await office.send("GET", roofOf(at))).body.visitKind).toBe("leak");
    const kind = `/api/desk/leads/${at}/visit-kind`;
    expect((await office.send("PUT", kind, { visitKind: "party" })).status).toBe(400);
    for (const visitKind of ["storm", "maintenance"]) {
      expect((await office.send("PUT", kind, { visitKind })).body.visitKind).toBe(visitKind);
      expect((await office.send("GET", roofOf(at))).body.visitKind).toBe(visitKind);
    }
  });
});
