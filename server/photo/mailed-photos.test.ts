import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mailedPhotoLimits } from "#domain/photo/photo-rules.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Delivery } from "#server/mail/message.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { halves, isUpright } from "#tests/support/photos/photos.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";
import type { DecodeTimes } from "./decoder/decoder.ts";

const { notes: _, ...person } = ada;
const newId = () => randomBytes(18).toString("base64url");

describe.each(engines)("photos that go along with a mail on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let office: Visitor & { id: string };
  let leadId: string;
  let ofPerson: string;
  let trouble: Error | undefined;
  let delivered: Delivery[];
  let decodeTimes: DecodeTimes;

  beforeEach(async () => {
    trouble = undefined;
    delivered = [];
    decodeTimes = { decode: 30_000, turn: 20_000 };
    storage = await createStorage(engine);
    server = await startTestApp(engine, {
      ...storage.forApp,
      decodeTimes,
      transport: {
        async deliver(delivery) {
          if (trouble) throw trouble;
          if (delivery.isWritten) delivered.push(delivery);
        },
        close() {},
      },
    });
    connection = await storage.open();
    office = await signIn(server, "office");
    const visitor = await server.visitor();
    const sent = await upload(visitor, "POST", "/api/photos");
    const inquiry = { ...person, subject: "Leak", message: "Water.", photos: [sent.photo.id] };
    await visitor.post("/api/customers/contact", inquiry);
    const { body } = await office.send("GET", "/api/desk/leads?list=all");
    leadId = body.leads[0].id;
    const lead = await readLeadAs(office, leadId);
    ofPerson = lead.photos?.[0]?.id ?? "";
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  async function upload(who: Visitor, method: "POST" | "PUT", path: string) {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        "content-type": "image/jpeg",
        cookie: who.cookie,
        "x-csrf-token": who.csrfToken,
      },
      body: (await halves("jpeg")) as Uint8Array<ArrayBuffer>,
    });
    const body = await answer.json();
    if (answer.status >= 300) throw new Error(JSON.stringify(body));
    return body;
  }

  const at = (id: string, lead = leadId) => `/api/desk/leads/${lead}/roof-photos/${id}`;
  async function roofPhoto(): Promise<string> {
    const id = newId();
    await upload(office, "PUT", at(id));
    return id;
  }

  const letter = { subject: "Your roof", text: "As you see." };
  const mail = (photos: readonly string[], lead = leadId) =>
    office.send("POST", `/api/desk/leads/${lead}/mails`, { ...letter, photos });
  const drained = () => server.app.services.outbox.drained();
  const mailOf = async () =>
    (await readLeadAs(office, leadId)).timeline.flatMap((entry) =>
      entry.kind === "mail" && entry.details.mailKind === "desk-letter" ? [entry.details] : [],
    );

  it("are attached in the order in which they were chosen, as staff have turned them", async () => {
    const [ridge, attic] = [await roofPhoto(), await roofPhoto()];
    await office.send("PATCH", at(attic), { turn: 180 });
    expect((await mail([attic, ofPerson, ridge])).status).toBe(200);
    expect(await mailOf()).toMatchObject([{ subject: "Your roof", photos: 3 }]);
    await drained();
    const names = delivered[0]?.attachments?.map(({ filename }) => filename);
    expect(names).toEqual(["photo-1.jpg", "photo-2.jpg", "photo-3.jpg"]);
    const upright = [];
    for (const { content } of delivered[0]?.attachments ?? [])
      upright.push(await isUpright(content));
    expect(upright).toEqual([false, true, true]);
    // They are where they were, and nowhere else.
    const { payload } = await connection.database
      .selectFrom("outbox")
      .select("payload")
      .where("kind", "=", "desk-letter")
      .executeTakeFirstOrThrow();
    expect(payload.length).toBeLessThan(1_000);
  });

  it("wait for the process that decodes, where staff have turned them: nothing else opens them", async () => {
    const [turned, plain] = [await roofPhoto(), await roofPhoto()];
    await office.send("PATCH", at(turned), { turn: 180 });
    decodeTimes.decode = 0;
    await mail([plain, turned]);
    await drained();
    expect(delivered).toEqual([]);
    decodeTimes.decode = 30_000;
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
    await drained();
    const upright = [];
    for (const { content } of delivered[0]?.attachments ?? [])
      upright.push(await isUpright(content));
    expect(upright).toEqual([true, false]);
    expect(await mailOf()).toMatchObject([{ state: "sent", photos: 2 }]);
  });

  it("are left out, and not counted, once they were removed before the mail goes", async () => {
    const [gone, stays] = [await roofPhoto(), await roofPhoto()];
    trouble = new Error("connect ECONNREFUSED");
    await mail([gone, stays]);
    await drained();
    expect((await office.send("DELETE", at(gone))).status).toBe(200);
    trouble = undefined;
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
    await drained();
    expect(delivered[0]?.attachments).toHaveLength(1);
    expect(await mailOf()).toMatchObject([{ state: "sent", photos: 1 }]);
  });

  it("go along with a mail that is sent again by hand", async () => {
    const id = await roofPhoto();
    trouble = Object.assign(new Error("550 no such user"), { responseCode: 550 });
    await mail([id]);
    await drained();
    const [dead] = (await office.send("GET", "/api/desk/mails?state=dead")).body.mails;
    trouble = undefined;
    expect((await office.send("POST", `/api/desk/mails/${dead.id}/retry`)).status).toBe(200);
    await drained();
    expect(delivered[0]?.attachments).toHaveLength(1);
  });

  it("are refused when they are not there, another lead's, or too large together", async () => {
    const id = await roofPhoto();
    for (const unknown of ["none", newId()]) {
      const { status, body } = await mail([id, unknown]);
      expect([status, Object.keys(body.fields)]).toEqual([400, ["photos"]]);
    }
    const visitor = await server.visitor();
    const other = { ...person, email: "other@example.com", subject: "Hail", message: "Dents." };
    await visitor.post("/api/customers/contact", other);
    const { body: all } = await office.send("GET", "/api/desk/leads?list=all");
    const another = all.leads.find((lead: { id: string }) => lead.id !== leadId);
    expect((await mail([id], another.id)).status).toBe(400);

    await connection.database
      .updateTable("photos")
      .set({ bytes: mailedPhotoLimits.bytes })
      .where("lead_id", "=", leadId)
      .execute();
    const { status, body } = await mail([id, ofPerson]);
    expect([status, body.fields.photos]).toEqual([
      400,
      "These photos are too large for one email. Choose fewer.",
    ]);
    await drained();
    expect(delivered).toEqual([]);
  });

  it("are none where nobody has chosen any", async () => {
    expect((await office.send("POST", `/api/desk/leads/${leadId}/mails`, letter)).status).toBe(200);
    await drained();
    expect(delivered[0]?.attachments).toEqual([]);
    expect((await mailOf())[0]).not.toHaveProperty("photos");
  });
});
