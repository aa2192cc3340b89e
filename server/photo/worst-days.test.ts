import { once } from "node:events";
import { readdir, rm, symlink } from "node:fs/promises";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { photoFaultWords } from "#content/en/photos.ts";
import type { Delivery } from "#server/mail/message.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { signIn } from "#tests/support/desk.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { patience } from "#tests/support/patience.ts";
import { halves } from "#tests/support/photos/photos.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

const { notes: _, ...person } = ada;
const inquiry = { ...person, subject: "Contact Request: roof-repair", message: "A hole." };

let server: TestApp;
let folder: string;

beforeEach(async () => {
  folder = await makeDataFolder();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** An upload whose sender has more to say. */
async function begin(where: string, headers: Record<string, string>, part: Uint8Array | string) {
  const sending = request(server.url + where, { method: "POST", headers });
  sending.on("error", () => {});
  sending.write(part);
  return sending;
}

async function visitorHeaders() {
  const { cookie, csrfToken } = await server.visitor();
  return { "content-type": "image/jpeg", cookie, "x-csrf-token": csrfToken };
}

async function answerTo(sending: ClientRequest) {
  const [answer] = (await once(sending, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return { status: answer.statusCode, text: Buffer.concat(parts).toString() };
}

const arriving = () => readdir(path.join(folder, "arriving")).catch((): string[] => []);

async function arrived(count: number): Promise<string[]> {
  await vi.waitFor(async () => expect(await arriving()).toHaveLength(count), patience.expectation);
  return arriving();
}

/** From now on, what is written to the upload that is arriving meets a full disk. */
async function fillDisk(): Promise<void> {
  const [name = ""] = await arrived(1);
  const file = path.join(folder, "arriving", name);
  await rm(file);
  await symlink("/dev/full", file);
}

async function write(photos: readonly string[] = []) {
  return (await server.visitor()).send("POST", "/api/customers/contact", { ...inquiry, photos });
}

async function messagesAtDesk() {
  const owner = await signIn(server, "owner");
  return (await owner.send("GET", "/api/desk/leads?list=all")).body.leads;
}

describe.each(engines)("on %s", (engine) => {
  it("a disk that fills while a photo arrives costs the photo alone", async () => {
    server = await startTestApp(engine, { env: { PHOTOS_DIR: folder } });
    const photo = await halves("jpeg");
    const sending = await begin("/api/photos", await visitorHeaders(), photo.subarray(0, 200));
    await fillDisk();
    sending.end(photo.subarray(200));
    const { status, text } = await answerTo(sending);
    expect([status, JSON.parse(text).error]).toEqual([503, photoFaultWords["not-stored"]]);
    expect(await arriving()).toEqual([]);
    expect((await write()).status).toBe(201);
    expect(await messagesAtDesk()).toHaveLength(1);
  });

  it("a disk that fills while a form without scripts arrives does not stop the form", async () => {
    const pages = handMadePages();
    server = await startTestApp(engine, { env: { PHOTOS_DIR: folder }, pageSource: pages.source });
    const photo = await halves("jpeg");
    const line = "----line";
    const field = `--${line}\r\ncontent-disposition: form-data; name="message"\r\n\r\nA hole.\r\n`;
    const file = `--${line}\r\ncontent-disposition: form-data; name="photoFiles"; filename="a.jpg"\r\n\r\n`;
    const headers = {
      "content-type": `multipart/form-data; boundary=${line}`,
      "sec-fetch-site": "same-origin",
    };
    const head = Buffer.concat([Buffer.from(field + file), photo.subarray(0, 200)]);
    const sending = await begin("/contact-us", headers, head);
    await fillDisk();
    sending.write(photo.subarray(200));
    sending.end(`\r\n--${line}--\r\n`);
    expect((await answerTo(sending)).status).toBe(200);
    const form = new URLSearchParams(pages.rendered[0]?.body ?? "");
    expect([form.get("message"), form.get("photos"), form.get("photoFaults")]).toEqual([
      "A hole.",
      null,
      "not-stored",
    ]);
    expect(await arriving()).toEqual([]);
  });

  it("a person who is erased between two tries of a mail is in no later mail", async () => {
    let isAway = true;
    const tried: Delivery[] = [];
    const transport = {
      async deliver(delivery: Delivery) {
        tried.push(delivery);
        if (isAway) throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
      },
      close() {},
    };
    server = await startTestApp(engine, { env: { PHOTOS_DIR: folder }, transport });
    const { outbox } = server.app.services;
    const later = async () => {
      server.clock.now = new Date(server.clock.now.getTime() + 6 * 3_600_000);
      await outbox.drained();
    };
    const pictures = () => tried.flatMap(({ pictures: shown = [] }) => shown);
    const messageWithPhoto = async (more: object) => {
      const body = await halves("jpeg");
      const sending = await begin("/api/photos", await visitorHeaders(), body);
      sending.end();
      const { photo } = JSON.parse((await answerTo(sending)).text);
      const visitor = await server.visitor();
      const sent = { ...inquiry, ...more, photos: [photo.id] };
      expect((await visitor.send("POST", "/api/customers/contact", sent)).status).toBe(201);
      return `${photo.id}@photo`;
    };
    const erased = await messageWithPhoto({});
    await outbox.drained();
    expect(pictures().map(({ cid }) => cid)).toEqual([erased]);
    const owner = await signIn(server, "owner");
    const [{ id }] = (await owner.send("GET", "/api/desk/leads?list=all")).body.leads;
    const { personId, number } = (await owner.send("GET", `/api/desk/leads/${id}`)).body.lead;
    const erasing = { confirm: String(number) };
    const { status } = await owner.send("POST", `/api/desk/people/${personId}/erase`, erasing);
    expect(status).toBe(200);
    const kept = await messageWithPhoto({ email: "grace@example.com", phone: "7035550111" });
    // A delivery that the clock overtakes would be made twice.
    await outbox.drained();
    tried.length = 0;
    isAway = false;
    await later();
    expect(pictures().map(({ cid }) => cid)).toEqual([kept]);
    expect(JSON.stringify(tried)).not.toContain(ada.email);
  });
});

it("photos that hardly arrive keep out nobody's but their own network's", async () => {
  const env = { PHOTOS_DIR: folder, RATE_LIMIT: "on", TRUST_PROXY: "1" };
  server = await startTestApp("sqlite", { env });
  const headers = await visitorHeaders();
  const photo = await halves("jpeg");
  const dripping = (network: string) =>
    begin("/api/photos", { ...headers, "x-forwarded-for": network }, photo.subarray(0, 200));
  const sixty = Array.from({ length: 60 });
  const ofOne = await Promise.all(sixty.map(() => dripping("192.0.2.1")));
  const answers: Awaited<ReturnType<typeof answerTo>>[] = [];
  for (const one of ofOne) {
    answerTo(one).then(
      (answer) => answers.push(answer),
      () => {},
    );
  }
  await vi.waitFor(() => expect(answers).toHaveLength(54), patience.expectation);
  await arrived(6);
  for (const { status, text } of answers) {
    expect([status, JSON.parse(text).error]).toEqual([503, photoFaultWords.busy]);
  }
  // Ten more networks, as many as each may.
  const others = await Promise.all(
    sixty.map((_, index) => dripping(`198.51.100.${Math.floor(index / 6)}`)),
  );
  await arrived(66);
  for (let visitor = 0; visitor < 8; visitor += 1) {
    const from = { ...headers, "x-forwarded-for": `203.0.113.${visitor}` };
    const honest = await begin("/api/photos", from, photo);
    honest.end();
    expect((await answerTo(honest)).status).toBe(201);
  }
  expect(await arriving()).toHaveLength(66);
  expect((await write()).status).toBe(201);
  // Its places are free again once they leave.
  for (const one of [...ofOne, ...others]) one.destroy();
  await arrived(0);
  const next = await begin("/api/photos", { ...headers, "x-forwarded-for": "192.0.2.1" }, photo);
  next.end();
  expect((await answerTo(next)).status).toBe(201);
});

it("whole photos from all of a /48 are decoded in turn with other people's, who all get theirs taken", async () => {
  const env = { PHOTOS_DIR: folder, RATE_LIMIT: "on", TRUST_PROXY: "1" };
  server = await startTestApp("sqlite", { env });
  const headers = await visitorHeaders();
  const large = await sharp({
    create: { width: 5_000, height: 4_000, channels: 3, background: "gray" },
  })
    .jpeg()
    .toBuffer();
  const small = await halves("jpeg");
  const answered: { who: string; status: number | undefined }[] = [];
  const send = async (who: string, network: string, photo: Uint8Array) => {
    const sending = await begin("/api/photos", { ...headers, "x-forwarded-for": network }, photo);
    sending.end();
    const answer = answerTo(sending);
    return answer.then(({ status }) => void answered.push({ who, status }));
  };
  const attack = Array.from({ length: 48 }, (_, index) =>
    send("attacker", `2001:db8:0:${(index * 256).toString(16)}::1`, large),
  );
  // More than the /48 may have waiting: its others are refused at once.
  await vi.waitFor(() => expect(answered.length).toBeGreaterThan(20), patience.expectation);
  const honest = Array.from({ length: 8 }, (_, index) =>
    send("honest", `203.0.113.${index}`, small),
  );
  await Promise.all([...attack, ...honest]);
  const ofHonest = answered.filter(({ who }) => who === "honest");
  expect(ofHonest.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(answered.some(({ who, status }) => who === "attacker" && status === 503)).toBe(true);
  expect(answered.at(-1)).toEqual({ who: "attacker", status: 201 });
});

it("a disk that is nearly full is our fault and no photo's; what is on its way counts, and messages are taken", async () => {
  const megabyte = 2 ** 20;
  let free = 320 * megabyte;
  server = await startTestApp("sqlite", {
    env: { PHOTOS_DIR: folder },
    freeBytes: async () => free,
  });
  const headers = await visitorHeaders();
  const photo = await halves("jpeg");
  const sent = async () => {
    const sending = await begin("/api/photos", headers, photo);
    sending.end();
    return answerTo(sending);
  };
  // Of the 20 MB that photos may have, somebody is sending 15.
  const length = { "content-length": String(15 * megabyte) };
  const slow = await begin("/api/photos", { ...headers, ...length }, photo.subarray(0, 200));
  await arrived(1);
  const refused = await sent();
  expect([refused.status, JSON.parse(refused.text).error]).toEqual([
    503,
    photoFaultWords["not-stored"],
  ]);
  expect((await write()).status).toBe(201);
  slow.destroy();
  await arrived(0);
  expect((await sent()).status).toBe(201);
  free = 100 * megabyte;
  expect((await sent()).status).toBe(503);
  expect((await write()).status).toBe(201);
  expect(await messagesAtDesk()).toHaveLength(2);
});

it("whoever leaves in the middle of an upload is a line of the log, and no fault of ours", async () => {
  const logged: string[] = [];
  const pages = handMadePages();
  server = await startTestApp("sqlite", {
    env: { PHOTOS_DIR: folder, LOG_LEVEL: "info" },
    logStream: { write: (line) => void logged.push(line) },
    pageSource: pages.source,
  });
  const { cookie, ...headers } = await visitorHeaders();
  const form = "multipart/form-data; boundary=b";
  const file =
    '--b\r\ncontent-disposition: form-data; name="photoFiles"; filename="a.jpg"\r\n\r\nx';
  const json = "application/json";
  const urlEncoded = "application/x-www-form-urlencoded";
  const uploads: [where: string, type: string, part: string][] = [
    ["/api/photos", "image/jpeg", "x"],
    ["/api/customers/contact", json, "{"],
    ["/contact-us", form, "--b\r\ncontent-disposition: form-data"],
    ["/contact-us", form, file],
    ["/contact-us", urlEncoded, "name="],
  ];
  const lines = () => logged.map((line) => JSON.parse(line));
  for (const [index, [where, type, part]] of uploads.entries()) {
    const sent = { ...headers, cookie, "content-type": type, "content-length": "9000" };
    const arrives = once(server.app.server, "request");
    const sending = await begin(where, { ...sent, "sec-fetch-site": "same-origin" }, part);
    await arrives;
    sending.destroy();
    const ofUploads = () => lines().filter(({ req }) => req?.method === "POST");
    await expect.poll(() => ofUploads().length).toBe(index + 1);
    expect([where, type, ofUploads().at(-1)]).toMatchObject([
      where,
      type,
      { level: 30, msg: "request", aborted: true },
    ]);
  }
  expect(lines().filter(({ level }) => level > 30)).toEqual([]);
});
