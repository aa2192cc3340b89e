import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { photoFaultWords } from "#content/en/photos.ts";
import { keptSides, photoLimits } from "#domain/photo/photo-rules.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { signIn } from "#tests/support/desk.ts";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { halves, heicPhoto, isUpright } from "#tests/support/photos/photos.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

const { notes: _, ...person } = ada;
const inquiry = { ...person, subject: "Contact Request: roof-repair", message: "A hole." };

describe.each(engines)("a photo on %s", (engine) => {
  let server: TestApp;
  let folder: string;

  const start = async (env: Record<string, string> = {}) => {
    server = await startTestApp(engine, { env: { PHOTOS_DIR: folder, ...env } });
  };

  beforeEach(async () => {
    folder = path.join(await makeDataFolder(), "photos");
    await start();
  });
  afterEach(() => server.close());

  async function send(photo: Uint8Array, type = "image/jpeg") {
    const visitor = await server.visitor();
    const answer = await fetch(`${server.url}/api/photos`, {
      method: "POST",
      headers: {
        "content-type": type,
        cookie: visitor.cookie,
        "x-csrf-token": visitor.csrfToken,
      },
      body: photo as Uint8Array<ArrayBuffer>,
    });
    const body = await answer.json();
    return { status: answer.status, headers: answer.headers, body };
  }

  async function sent(photo: Uint8Array): Promise<string> {
    const { status, body } = await send(photo);
    expect(status).toBe(201);
    return body.photo.id;
  }

  async function write(photos: readonly string[], others: object = {}) {
    const visitor = await server.visitor();
    return visitor.send("POST", "/api/customers/contact", { ...inquiry, ...others, photos });
  }

  async function leadAtDesk(staff: Awaited<ReturnType<typeof signIn>>) {
    const list = await staff.send("GET", "/api/desk/leads?list=all");
    const { id } = list.body.leads[0];
    return (await staff.send("GET", `/api/desk/leads/${id}`)).body.lead;
  }

  const files = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".jpg"));

  const fileOf = (leadId: string, photo: string, cookie: string, query = "") =>
    fetch(`${server.url}/api/desk/leads/${leadId}/photos/${photo}${query}`, {
      headers: { cookie },
    });

  // Decoding knows no database.
  if (engine === "sqlite")
    describe("with what it holds", () => {
      it.each([
        ["a JPEG that a phone held on its side", async () => halves("jpeg", { orientation: 6 })],
        ["a JPEG upside down", async () => halves("jpeg", { orientation: 3 })],
        ["a PNG", async () => halves("png")],
        ["a WebP", async () => halves("webp")],
        ["a HEIC", heicPhoto],
      ])(
        "goes with its request to the desk, upright and without a trace of the camera: %s",
        async (_name, make) => {
          const id = await sent(await make());
          expect((await write([id])).status).toBe(201);
          const owner = await signIn(server, "owner");
          const lead = await leadAtDesk(owner);
          expect(lead.photos).toEqual([
            { id, width: 96, height: 64, turn: 0, bytes: expect.any(Number) },
          ]);
          const answer = await fileOf(lead.id, id, owner.cookie);
          expect(answer.headers.get("content-type")).toBe("image/jpeg");
          expect(answer.headers.get("cache-control")).toBe("private, no-store");
          const kept = Buffer.from(await answer.arrayBuffer());
          expect(await isUpright(kept)).toBe(true);
          const { exif, icc, xmp, orientation } = await sharp(kept).metadata();
          expect([exif, icc, xmp, orientation]).toEqual([
            undefined,
            undefined,
            undefined,
            undefined,
          ]);
          expect(kept.includes("GPS")).toBe(false);
        },
      );

      it("is made smaller than it came, and smaller still for lists", async () => {
        const large = sharp({
          create: { width: 4_000, height: 3_000, channels: 3, background: "#884422" },
        });
        const id = await sent(await large.jpeg().toBuffer());
        await write([id]);
        const owner = await signIn(server, "owner");
        const lead = await leadAtDesk(owner);
        for (const [query, side] of [
          ["", keptSides.full],
          ["?size=small", keptSides.small],
        ] as const) {
          const answer = await fileOf(lead.id, id, owner.cookie, query);
          const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
          expect(width).toBe(side);
        }
      });

      it("is loose until somebody at the desk has opened it, rather than seen it small", async () => {
        const id = await sent(await heicPhoto());
        await write([id]);
        const owner = await signIn(server, "owner");
        const lead = await leadAtDesk(owner);
        await owner.post(`/api/desk/leads/${lead.id}/calls`, { outcome: "reached", note: "" });
        const ends = async () => (await owner.send("GET", "/api/desk/loose-ends")).body.ends;
        expect(await ends()).toMatchObject([{ kind: "photos", photos: 1 }]);
        await fileOf(lead.id, id, owner.cookie, "?size=small");
        expect(await ends()).toHaveLength(1);
        await fileOf(lead.id, id, owner.cookie, "");
        expect(await ends()).toEqual([]);
      });

      it("is what its bytes say, whatever it is called", async () => {
        const gif = Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1");
        const page = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
        for (const other of [gif, page, Buffer.from("%PDF-1.7"), Buffer.alloc(0)]) {
          const { status, body } = await send(other, "image/jpeg");
          expect([status, body.error]).toEqual([415, photoFaultWords.type]);
        }
        expect(await files()).toEqual([]);
      });

      it("keeps nothing of a file that is a photo and something else, too", async () => {
        const script = "<script>alert(1)</script>";
        const both = Buffer.concat([await halves("jpeg"), Buffer.from(script)]);
        await sent(both);
        for (const name of await files()) {
          expect((await readFile(path.join(folder, name))).includes(script)).toBe(false);
        }
      });

      it("is refused when it is damaged, or would unpack to more than a phone makes", async () => {
        const whole = await halves("jpeg");
        const damaged = await send(whole.subarray(0, whole.length / 2));
        expect([damaged.status, damaged.body.error]).toEqual([400, photoFaultWords.unreadable]);
        const bomb = sharp({
          create: { width: 16_000, height: 16_000, channels: 3, background: "#000000" },
          limitInputPixels: false,
        });
        const packed = await bomb.png({ compressionLevel: 9 }).toBuffer();
        expect(packed.length).toBeLessThan(photoLimits.bytes);
        const refused = await send(packed);
        expect([refused.status, refused.body.error]).toEqual([400, photoFaultWords.pixels]);
        expect(await files()).toEqual([]);
        // The next one finds a decoder at work.
        await sent(whole);
      });

      it("is refused when it is too big, and the sender is told so", async () => {
        const { status, body } = await send(Buffer.alloc(photoLimits.bytes + 1, 0xff));
        expect([status, body.error]).toEqual([413, photoFaultWords["too-big"]]);
        expect(await readdir(path.join(folder, "arriving"))).toEqual([]);
      });
    });

  it("never keeps a request from arriving: unknown, spent and surplus ones are left out", async () => {
    const id = await sent(await halves("jpeg"));
    expect((await write([id])).status).toBe(201);
    expect((await write([id, "unknown"], { message: "Again." })).status).toBe(201);
    const owner = await signIn(server, "owner");
    expect((await leadAtDesk(owner)).photos).toEqual([]);
    const many = Array.from({ length: photoLimits.most + 1 }, (_, index) => `photo-${index}`);
    expect((await write(many)).status).toBe(400);
  });

  it("stands small in the office's mail, and not in the visitor's", async () => {
    const ids = [await sent(await halves("jpeg")), await sent(await halves("png"))];
    await write(ids);
    const { outbox } = server.app.services;
    await outbox.drained();
    const mailed = server.mails.find(({ subject }) => subject.includes("Contact Request"));
    expect(mailed?.pictures?.map(({ cid }) => cid)).toEqual(ids.map((id) => `${id}@photo`));
    for (const { cid, content } of mailed?.pictures ?? []) {
      expect(mailed?.html).toContain(`src="cid:${cid}"`);
      expect(await isUpright(content)).toBe(true);
    }
    expect(mailed?.html).toContain('alt="Photo 2 of 2"');
    const owner = await signIn(server, "owner");
    const lead = await leadAtDesk(owner);
    const place = `http://site.test/desk/leads/${lead.id}`;
    expect(mailed?.text).toContain(`2 photos at the desk ${place}`);
    const confirmed = server.mails.find(({ subject }) => subject === "We have your message");
    expect(confirmed?.pictures).toBeUndefined();
  });

  it("is shown with its mail at the desk, and with no mail that does not show it", async () => {
    const id = await sent(await halves("jpeg"));
    await write([id]);
    await server.app.services.outbox.drained();
    const office = await signIn(server, "office");
    const { mails } = (await office.send("GET", "/api/desk/mails?show=all")).body;
    const photosOf = async (subject: string) => {
      const mail = mails.find((one: { subject: string }) => one.subject.includes(subject));
      return (await office.send("GET", `/api/desk/mails/${mail.id}`)).body.mail.photos;
    };
    expect(await photosOf("Contact Request")).toEqual([
      { id, width: 96, height: 64, turn: 0, bytes: expect.any(Number) },
    ]);
    expect(await photosOf("We have your message")).toEqual([]);
  });

  it("that cannot be read leaves its mail as it is, which says where the photos are", async () => {
    const id = await sent(await halves("jpeg"));
    await rm(path.join(folder), { recursive: true });
    await write([id]);
    await server.app.services.outbox.drained();
    const mailed = server.mails.find(({ subject }) => subject.includes("Contact Request"));
    expect(mailed?.pictures).toEqual([]);
    expect(mailed?.text).toContain("1 photo at the desk http://site.test/desk/leads/");
  });

  it("goes with a roof quiz to the desk and into the office's mail", async () => {
    const id = await sent(await halves("jpeg"));
    const { name, email, phone, address } = ada;
    const visitor = await server.visitor();
    const answer = await visitor.send("POST", "/api/customers/assessments", {
      ...finishedAssessment(),
      ...{ source: "assessment_page", customerInfo: { name, email, phone, address } },
      photos: [id],
    });
    expect(answer.status).toBe(201);
    const lead = await leadAtDesk(await signIn(server, "owner"));
    expect(lead.photos.map((photo: { id: string }) => photo.id)).toEqual([id]);
    await server.app.services.outbox.drained();
    expect(server.mails.flatMap(({ pictures = [] }) => pictures)).toHaveLength(1);
  });

  it("is added to an appointment, each once and six in all, and the desk sees it without a mail", async () => {
    // Before anything has come in: an owner who joins is on duty for a moment, and would be told of it.
    const owner = await signIn(server, "owner");
    const booked = await book(await server.visitor(), { date: "2026-06-10", timeSlot: "9:00 AM" });
    const { id } = booked.body.appointment;
    const { appointments, outbox } = server.app.services;
    await outbox.drained();
    const mails = server.mails.length;
    const photo = await halves("jpeg");
    const first = await sent(photo);
    expect(await appointments.addPhotos(id, [first, "unknown"], "192.0.2.1")).toBe(1);
    // The same form again, by a reload, and the same file once more.
    expect(await appointments.addPhotos(id, [first, await sent(photo)], "192.0.2.1")).toBe(1);
    const others: string[] = [];
    for (let shade = 1; shade <= photoLimits.most; shade += 1) {
      const background = { r: 40 * shade, g: 0, b: 0 };
      const plain = sharp({ create: { width: 8, height: 8, channels: 3, background } });
      others.push(await sent(await plain.png().toBuffer()));
    }
    expect(await appointments.addPhotos(id, others, "192.0.2.1")).toBe(photoLimits.most);
    expect((await appointments.find(id))?.photos).toBe(photoLimits.most);
    const lead = await leadAtDesk(owner);
    expect(lead.photos.map((one: { id: string }) => one.id)).toEqual([
      first,
      ...others.slice(0, 5),
    ]);
    const { briefings } = (
      await (await signIn(server, "office")).send("GET", `/api/desk/day?date=2026-06-10`)
    ).body;
    expect(briefings).toMatchObject([{ leadId: lead.id, photos: photoLimits.most }]);
    const notes = lead.timeline.filter(
      ({ details }: { details: { event?: string } }) => details.event === "photos",
    );
    expect(notes.map(({ details }: { details: object }) => details)).toEqual([
      { event: "photos", count: 1 },
      { event: "photos", count: 5 },
    ]);
    await outbox.drained();
    expect(server.mails).toHaveLength(mails);
    await expect(appointments.addPhotos("unknown", [first], "192.0.2.1")).rejects.toThrow();
  });

  it("is seen only by staff who may see its lead, and only as that lead's", async () => {
    const id = await sent(await halves("jpeg"));
    await write([id]);
    const owner = await signIn(server, "owner");
    const inspector = await signIn(server, "inspector");
    const lead = await leadAtDesk(owner);
    expect((await fileOf(lead.id, id, "")).status).toBe(401);
    expect((await fileOf(lead.id, id, inspector.cookie)).status).toBe(404);
    expect((await fileOf("another", id, owner.cookie)).status).toBe(404);
    const turn = `/api/desk/leads/${lead.id}/photos/${id}`;
    expect((await inspector.send("PATCH", turn, { turn: 90 })).status).toBe(404);
    await owner.send("PATCH", `/api/desk/leads/${lead.id}`, {
      version: lead.version,
      assigneeId: inspector.id,
    });
    expect((await fileOf(lead.id, id, inspector.cookie)).status).toBe(200);
    const turned = await inspector.send("PATCH", turn, { turn: 90 });
    expect(turned.body.lead.photos[0].turn).toBe(90);
    expect((await inspector.send("PATCH", turn, { turn: 45 })).status).toBe(400);
  });

  it("is deleted when nobody sent it with a request within a day, or took it back", async () => {
    const taken = await sent(await halves("jpeg"));
    const [left, back] = [await sent(await halves("jpeg")), await sent(await halves("png"))];
    await write([taken]);
    const visitor = await server.visitor();
    const { sweepPhotos } = server.app.services.operations;
    for (const id of [back, taken]) {
      expect((await visitor.send("DELETE", `/api/photos/${id}`)).status).toBe(200);
    }
    await sweepPhotos();
    const of = (id: string) => expect.stringContaining(id);
    expect((await files()).sort()).toHaveLength(4);
    expect(await files()).toEqual(expect.arrayContaining([of(taken), of(left)]));
    server.clock.now = new Date(server.clock.now.getTime() + 25 * 3_600_000);
    await sweepPhotos();
    expect(await files()).toHaveLength(2);
    expect(await files()).toEqual([of(taken), of(taken)]);
    expect((await write([left], { message: "Too late." })).status).toBe(201);
  });

  it("is handed out with a person's records, and erased with them", async () => {
    const id = await sent(await halves("jpeg"));
    await write([id]);
    const owner = await signIn(server, "owner");
    const { personId, number } = await leadAtDesk(owner);
    const records = await owner.send("GET", `/api/desk/people/${personId}/export`);
    const [photo] = records.body.export.photos;
    expect(photo.id).toBe(id);
    expect(await isUpright(Buffer.from(photo.jpeg, "base64"))).toBe(true);
    const erased = await owner.send("POST", `/api/desk/people/${personId}/erase`, {
      confirm: String(number),
    });
    expect(erased.status).toBe(200);
    await server.app.services.operations.sweepPhotos();
    expect(await files()).toEqual([]);
  });

  it("that finds no room is refused, and its request arrives all the same", async () => {
    await server.close();
    // A file in place of the folder: what is written there fails as on a full disk.
    folder = "/dev/full/photos";
    await start();
    const { status, body, headers } = await send(await halves("jpeg"));
    expect([status, body.error]).toEqual([503, photoFaultWords["not-stored"]]);
    expect(headers.get("retry-after")).toBe("5");
    expect((await write(["none"])).status).toBe(201);
  });

  it("is limited for each network, and its request is not", async () => {
    await server.close();
    await start({ RATE_LIMIT: "on" });
    const visitor = await server.visitor();
    const headers = { "content-type": "image/jpeg" };
    const answers: number[] = [];
    for (let count = 0; count < 121; count += 1) {
      answers.push((await visitor.send("POST", "/api/photos", "no photo", headers)).status);
    }
    expect(answers.filter((status) => status === 415)).toHaveLength(120);
    expect(answers.at(-1)).toBe(429);
    expect((await write([])).status).toBe(201);
  });
});
