import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { mailWordsOf } from "#server/lead-desk/lead-mail-words.ts";
import { mailKinds } from "#server/outbox/mail-kinds.ts";
import { createPhotoFiles } from "#server/photo/photo-files.ts";
import { photoFile, photoSizes } from "#server/photo/photo-store.ts";
import { sequenceChanges } from "#server/program/sequence.ts";
import { sequencedPage } from "#server/program/sequenced-page.ts";
import { signIn } from "#tests/support/desk.ts";
import { someBasis, someEstimate } from "#tests/support/estimate-values.ts";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { mailOptions } from "#tests/support/outbox.ts";
import type { Tables } from "#tests/support/postgres-databases.ts";
import { someFinding, someReport } from "#tests/support/report-values.ts";
import {
  estimateAnswerRow,
  estimateRow,
  leadEventRow,
  leadRow,
  outboxRow,
  photoRow,
  projectConsentRow,
  projectPictureRow,
  projectRow,
  reportRow,
  roofCalloutRow,
  roofPhotoRow,
  savedViewRow,
} from "#tests/support/rows.ts";
import { siteCommand } from "#tests/support/site-command.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { type Engine, engines, startTestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";
import { zipFiles } from "#tests/support/zip-file.ts";
import { writeArchive } from "./write-archive.ts";

const odd = {
  name: "张伟 O’Brien-Ñandú 🏠",
  email: "odd@example.com",
  phone: "(571) 555-0177",
  address: '77 "Wisteria" Hollow, Fairfax, VA 22030',
};
const injection = '=HYPERLINK("http://evil.example","click")';
const long = `Begins. ${"Größe 屋根 🏠 ".repeat(1600)}Ends.`.slice(0, 20_000);
const now = new Date("2026-06-02T16:00:00.000Z");

let folder: string;
const storages: Storage[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-archive-"));
});
afterEach(async () => {
  await Promise.all(storages.splice(0).map((storage) => storage.drop()));
  await rm(folder, { recursive: true, force: true });
});

async function newStorage(engine: Engine, tables: Tables = "none"): Promise<Storage> {
  const storage = await createStorage(engine, tables);
  storages.push(storage);
  return storage;
}

async function using<Result>(
  storage: Storage,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await storage.open();
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

const photosOf = ({ dataDir }: Storage) => path.join(dataDir, "photos");

/** An archive of a site. @returns its file. */
async function archiveOf(storage: Storage, name = "everything.zip"): Promise<string> {
  const file = path.join(folder, name);
  await using(storage, (connection) =>
    writeArchive(connection, file, {
      ...{ kinds: mailKinds, wordsOf: mailWordsOf(mailKinds), mailOptions, now },
      photoFiles: createPhotoFiles({ photosDir: photosOf(storage) }),
    }),
  );
  return file;
}

/** A site with leads of every kind, texts, photos, merged people, staff, notes, and everything that breaks sheets. */
async function usedSite(engine: Engine): Promise<Storage> {
  const storage = await newStorage(engine, "of this release");
  const server = await startTestApp(engine, storage.forApp);
  const owner = await signIn(server, "owner");
  const visitor = await server.visitor();
  await book(visitor, { date: "2026-06-03", timeSlot: "9:00 AM" });
  const contact = "/api/customers/contact";
  await visitor.post(contact, { ...odd, subject: "Gutters", message: "Rust" });
  await visitor.post(contact, { ...ada, notes: undefined, subject: "Roof", message: injection });
  await visitor.post(contact, {
    ...{ ...odd, email: "other@example.com", subject: "Leak", message: "Water!" },
    emergency: true,
  });
  await visitor.post("/api/customers/assessments", {
    ...finishedAssessment(),
    customerInfo: odd,
  });
  await server.app.services.outbox.drained();
  const listed = (await owner.send("GET", "/api/desk/leads?list=all")).body.leads;
  const lead = listed.find(({ number }: { number: number }) => number === 2);
  const known = await owner.send("GET", `/api/desk/leads/${lead.id}`);
  const { personId } = known.body.lead;
  const person = await owner.send("GET", `/api/desk/people/${personId}`);
  for (const { id } of person.body.person.possiblySame) {
    await owner.post(`/api/desk/people/${personId}/merges`, { personId: id });
  }
  await visitor.send("POST", "/api/desk/sign-in", { email: "test.owner@office.example" });
  await owner.send("PUT", "/api/desk/settings", {
    retention: { closedLeads: 400, spamLeads: 30, endedMails: 90 },
  });
  await server.close();
  await using(storage, async ({ database }) => {
    const lead_id = lead.id;
    // Longer and odder than today's forms take.
    for (const table of ["leads", "inquiries"] as const) {
      await database
        .updateTable(table)
        .set({ message: long, words: null, address: "77 Hollow,\nFairfax" })
        .where("subject", "=", "Gutters")
        .execute();
    }
    await database
      .updateTable("leads")
      .set({ name: "-2+3" })
      .where("kind", "=", "assessment")
      .execute();
    const note = JSON.stringify({ text: `Says "hi",\r\n${injection}` });
    await database
      .insertInto("lead_events")
      .values(leadEventRow({ id: "note", lead_id, staff_id: owner.id, details: note }))
      .execute();
    // One that a later release has written, and one that is damaged.
    await database
      .insertInto("lead_events")
      .values(leadEventRow({ id: "odd", lead_id, kind: "hologram" as "note", details: "{" }))
      .execute();
    await database
      .insertInto("outbox")
      .values(
        outboxRow({
          ...{ id: "waits", kind: "person-text", lane: "text", lead_id },
          payload: JSON.stringify({ phone: "+15715550177", body: "On my way", staffId: null }),
        }),
      )
      .execute();
    const newer = outboxRow({ id: "newer", kind: "hologram", lead_id, state: "sent" });
    await database.insertInto("outbox").values(newer).execute();
    await database
      .insertInto("saved_views")
      .values(savedViewRow({ staff_id: owner.id, name: injection, query: "search=a%26b" }))
      .execute();
    for (const [position, id] of ["first", "second", "lost"].entries()) {
      const full = randomBytes(50_001);
      const digest = createHash("sha256").update(full).digest("hex");
      const row = { id, lead_id, position, digest, upload_digest: id, bytes: full.length };
      await database.insertInto("photos").values(photoRow(row)).execute();
      if (id === "lost") continue;
      for (const size of photoSizes) {
        const to = path.join(photosOf(storage), photoFile({ id, digest }, size));
        await mkdir(path.dirname(to), { recursive: true });
        await writeFile(to, size === "full" ? full : `small ${id}`);
      }
    }
    const roof = {
      id: "roof",
      lead_id,
      photo_id: "second",
      latitude: 38.8462,
      longitude: -77.3064,
    };
    await database
      .insertInto("roof_photos")
      .values([
        roofPhotoRow({ ...roof, part: "ridge", side: "rear", condition: "worn", note: injection }),
        roofPhotoRow({ ...{ id: "gone", lead_id, photo_id: null }, removed_at: now.toISOString() }),
      ])
      .execute();
    const drawn = { roof_photo_id: "roof", lead_id };
    await database
      .insertInto("roof_callouts")
      .values([
        roofCalloutRow({ ...drawn, text: injection }),
        roofCalloutRow({ ...drawn, id: "line", kind: "line", to_x: 0.1234, to_y: 1, inches: 171 }),
        roofCalloutRow({ ...drawn, id: "gone", revision: 7, kind: null, text: "" }),
      ])
      .execute();
    await database.insertInto("roof_visits").values({ lead_id, visit_kind: "storm" }).execute();
    const findings = [someFinding({ seen: injection, photos: ["roof"] })];
    const report = { lead_id, content: JSON.stringify(someReport({ findings })) };
    await database
      .insertInto("reports")
      .values(reportRow({ ...report, sent_at: now.toISOString(), sent_by: owner.id }))
      .execute();
    const estimated = { lead_id, content: JSON.stringify(someEstimate({ words: injection })) };
    const basis = JSON.stringify(someBasis());
    await database
      .insertInto("estimates")
      .values(estimateRow({ ...estimated, basis, sent_at: now.toISOString(), sent_by: owner.id }))
      .execute();
    await database
      .insertInto("estimate_answers")
      .values(estimateAnswerRow({ words: injection }))
      .execute();
    await database
      .insertInto("report_photos")
      .values({
        report_id: "report",
        roof_photo_id: "roof",
        position: 0,
        shown: '{"part":"ridge"}',
      })
      .execute();
    const at = now.toISOString();
    const shown = { consent_id: "consent", slug: "slate-roof", published_at: at, held_at: at };
    await database
      .insertInto("projects")
      .values(projectRow({ lead_id, ...shown }))
      .execute();
    await database
      .insertInto("project_consents")
      .values(projectConsentRow({ wording: injection, taken_back_at: at }))
      .execute();
    await database
      .insertInto("project_pictures")
      .values(projectPictureRow({ roof_photo_id: "roof" }))
      .execute();
    await database
      .insertInto("photos")
      .values(photoRow({ id: "waiting" }))
      .execute();
  });
  return storage;
}

/** What an archive says, in no order that a database chose, and without what an import adds. */
async function saidBy(file: string): Promise<Map<string, unknown>> {
  const files = await zipFiles(file);
  files.delete("archive.json");
  return new Map(
    [...files].map(([name, bytes]): [string, unknown] => {
      if (name.startsWith("photos/")) return [name, bytes.toString("base64")];
      const lines = bytes.toString().replaceAll(/,$/gm, "").split("\n");
      const isImport = /^(?:\{|\d+,).*archive\.imported/;
      return [name, lines.filter((line) => !isImport.test(line)).sort()];
    }),
  );
}

const withoutCounts = (said: Map<string, unknown>) =>
  new Map([...said].filter(([name]) => name !== "README.md"));

describe.each([
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
] as const)("an archive of a site on %s, imported into an empty one on %s", (from, to) => {
  it("is the same when it is made again", async () => {
    const before = await usedSite(from);
    const first = await archiveOf(before);
    const after = await newStorage(to);
    const { code, lines } = await siteCommand(after, ["import-archive", first]);
    expect(lines.join("\n")).toContain("leads 5");
    expect(lines.join("\n")).toContain("missing: the files of 1 photos");
    expect(code).toBe(0);

    const second = await archiveOf(after, "again.zip");
    const [one, other] = [await saidBy(first), await saidBy(second)];
    expect([...other.keys()].sort()).toEqual([...one.keys()].sort());
    expect(withoutCounts(other)).toEqual(withoutCounts(one));
    expect([...one.keys()]).toEqual(
      expect.arrayContaining([
        ...["README.md", "timeline/leads-000001-001000.txt", "mails/leads-000001-001000.txt"],
        ...["photos/lead-000002/1-first.jpg", "photos/small/first.jpg", "sheets/leads.csv"],
      ]),
    );
  });
});

describe.each(engines)("an archive on %s", (engine) => {
  it("has how far the order of changes has come, so that no place in it is given twice", async () => {
    const before = await usedSite(engine);
    const at = now.toISOString();
    const last = await using(before, async (connection) => {
      await sequenceChanges(connection, now);
      // What had the highest place is gone, and forgotten.
      const { sequence } = await connection.database
        .selectFrom("sequenced_rows")
        .select((row) => row.fn.max("sequence").as("sequence"))
        .executeTakeFirstOrThrow();
      await connection.database
        .deleteFrom("sequenced_rows")
        .where("sequence", "=", sequence)
        .execute();
      return sequence;
    });
    const after = await newStorage(engine);
    await siteCommand(after, ["import-archive", await archiveOf(before)]);
    await using(after, async (connection) => {
      const { database } = connection;
      await database
        .insertInto("leads")
        .values(leadRow({ id: "next" }))
        .execute();
      await database.insertInto("lead_changes").values({ lead_id: "next", at }).execute();
      await sequenceChanges(connection, now);
      const next = database
        .selectFrom("sequenced_rows")
        .select("sequence")
        .where("id", "=", "next");
      expect((await next.executeTakeFirstOrThrow()).sequence).toBeGreaterThan(last);
    });
  });

  it("refuses places that the former site has given since, and takes those from before", async () => {
    const before = await usedSite(engine);
    const archive = await archiveOf(before);
    const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const read = (connection: Connection, minutes: number, after?: string) =>
      sequencedPage(connection, "lead", { after, limit: 100, now: later(minutes) });
    const change = async ({ database }: Connection, times: number) => {
      const { id } = await database.selectFrom("leads").select("id").executeTakeFirstOrThrow();
      const changes = Array.from({ length: times }, () => ({ lead_id: id, at: now.toISOString() }));
      await database.insertInto("lead_changes").values(changes).execute();
    };
    const [shared, since] = await using(before, async (connection) => {
      const { next } = await read(connection, -5);
      await change(connection, 1);
      return [next, (await read(connection, 5)).next];
    });
    const after = await newStorage(engine);
    await siteCommand(after, ["import-archive", archive]);
    await using(after, async (connection) => {
      for (let times = 0; times < 3; times += 1) {
        await change(connection, 1);
        await read(connection, 20);
      }
      await expect(read(connection, 30, since)).rejects.toMatchObject({ status: 410 });
      expect((await read(connection, 30, shared)).ids.length).toBeGreaterThan(0);
      const { next } = await read(connection, 30);
      await change(connection, 1);
      expect((await read(connection, 31, next)).ids).toHaveLength(1);
    });
  });

  it("has every lead as people read it, and defuses what a sheet would calculate", async () => {
    const files = await zipFiles(await archiveOf(await usedSite(engine)));
    const text = (name: string) => files.get(name)?.toString() ?? "";
    const leads = text("sheets/leads.csv");
    expect(leads.startsWith("\uFEFFnumber,")).toBe(true);
    expect(leads).toContain(odd.name);
    expect(leads).toContain(long);
    expect(leads).toContain(`"'${injection.replaceAll('"', '""')}"`);
    expect(leads).toContain(",'-2+3,");
    expect(leads).toContain(",2026-06-02 12:00,2026-06-02T16:00:00.000Z,");
    expect(leads).not.toMatch(/person_key|waiting_key/);
    const stored = JSON.parse(text("tables/leads.json"));
    expect(stored.map(({ name }: { name: string }) => name)).toContain("-2+3");
    expect(stored.map(({ message }: { message: string }) => message)).toContain(injection);
    expect(text("sheets/photos.csv")).toContain(",photos/lead-000002/1-first.jpg");
    expect(text("sheets/photos.csv")).not.toContain("lost.jpg");
    expect(text("sheets/events.csv")).toContain("Test owner");
    const timeline = text("timeline/leads-000001-001000.txt");
    expect(timeline).toContain(`Lead #2: ${odd.name}\n`);
    expect(timeline).toContain("  Text to (571) 555-0177 (waiting to be sent)\n      On my way\n");
    expect(timeline).toContain('Note (Test owner)\n      Says "hi",\n      =HYPERLINK');
    const mails = text("mails/leads-000001-001000.txt");
    expect(mails).toContain(`To: ${odd.email}\nSubject: `);
    expect(text("README.md")).toContain(
      "| `arrived_at` | `arrived_at`, `arrived_at_utc` | moment |",
    );
    expect(text("README.md")).toContain("There are 2 photos; 1 more were missing or damaged");
  });

  it("lets nobody in, and has no photo that belongs to no lead", async () => {
    const storage = await usedSite(engine);
    const secrets = await using(storage, async ({ database }) => {
      const sessions = await database.selectFrom("sessions").select("token_digest").execute();
      const signIns = await database.selectFrom("sign_ins").select("id").execute();
      const settings = await database.selectFrom("settings").selectAll().execute();
      const own = settings.filter(({ name }) => /secret|site-id/.test(name));
      const mails = await database.selectFrom("outbox").selectAll().execute();
      expect(own.length).toBeGreaterThan(0);
      expect(mails.some(({ kind }) => kind === "sign-in")).toBe(true);
      return [
        ...sessions.map(({ token_digest }) => token_digest),
        ...signIns.map(({ id }) => id),
        ...own.map(({ value }) => value),
        ...mails.flatMap(({ return_token }) => return_token ?? []),
        ...['"sign-in"', '"waiting"', "hologram (sent)"],
      ];
    });
    expect(secrets.length).toBeGreaterThan(4);
    const files = await zipFiles(await archiveOf(storage));
    for (const [name, bytes] of files) {
      for (const secret of secrets) expect([name, bytes.includes(secret)]).toEqual([name, false]);
    }
  });

  it("leaves no file behind when it cannot be finished", async () => {
    const storage = await usedSite(engine);
    const file = path.join(folder, "broken.zip");
    const load = async () => {
      throw new Error("the store is away");
    };
    const writing = using(storage, (connection) =>
      writeArchive(connection, file, {
        ...{ kinds: mailKinds, wordsOf: mailWordsOf(mailKinds), mailOptions, now },
        photoFiles: { load },
      }),
    );
    await expect(writing).rejects.toThrow("the store is away");
    expect(await readdir(folder)).toEqual([]);
  });

  it("lets an empty site go on: with its numbers, its photos, its staff and its mails held", async () => {
    const before = await usedSite(engine);
    const file = await archiveOf(before);
    const after = await newStorage(engine, "of this release");
    const { code, lines } = await siteCommand(after, ["import-archive", file]);
    expect([code, lines.at(-1)]).toEqual([0, expect.stringContaining("Mails are held")]);
    expect(lines.join("\n")).toContain("The empty database that was here is kept");
    const server = await startTestApp(engine, after.forApp);
    const { services } = server.app;
    await services.outbox.drained();
    expect(server.mails).toEqual([]);
    const owner = await signIn(server, "owner");
    const { leads } = (await owner.send("GET", "/api/desk/leads?list=all")).body;
    expect(leads).toHaveLength(5);
    const lead = leads.find(({ number }: { number: number }) => number === 2);
    const photo = await fetch(`${server.url}/api/desk/leads/${lead.id}/photos/first`, {
      headers: { cookie: owner.cookie },
    });
    expect((await photo.arrayBuffer()).byteLength).toBe(50_001);
    await book(await server.visitor(), { date: "2026-06-04", timeSlot: "9:00 AM" });
    const numbers = await using(after, ({ database }) =>
      database.selectFrom("leads").select("number").orderBy("number", "desc").execute(),
    );
    expect(numbers[0]).toEqual({ number: 6 });
    await server.close();
  });

  it("is refused by a site that has leads, and by one that runs", async () => {
    const storage = await usedSite(engine);
    const file = await archiveOf(storage);
    expect(await siteCommand(storage, ["import-archive", file])).toEqual({
      code: 1,
      lines: [
        "This site is in use: it has 5 leads. An archive is imported into an empty site only.",
      ],
    });
    const empty = await newStorage(engine, "of this release");
    const server = await startTestApp(engine, empty.forApp);
    const { code, lines } = await siteCommand(empty, ["import-archive", file]);
    expect([code, lines]).toEqual([1, [expect.stringMatching(/^The site is running on this/)]]);
    await server.close();
  });

  it("is refused when it is cut, altered or no archive, and nothing is left of it", async () => {
    const file = await archiveOf(await usedSite(engine));
    const whole = await readFile(file);
    const target = await newStorage(engine);
    const altered = (at: number) => {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes;
    };
    const within = (name: string) => whole.indexOf(name) + name.length + 40;
    for (const bytes of [
      whole.subarray(0, whole.length - 9),
      whole.subarray(0, whole.length >> 1),
      altered(within("tables/leads.json")),
      altered(within("1-first.jpg")),
      altered(within("small/first.jpg") - 36),
      Buffer.from("not an archive"),
      Buffer.alloc(0),
    ]) {
      await writeFile(file, bytes);
      expect(await siteCommand(target, ["import-archive", file])).toEqual({
        code: 1,
        lines: [`${file} is not a whole archive: part of it is missing or altered.`],
      });
    }
    expect(await readdir(target.dataDir)).toEqual([]);
    const missing = path.join(folder, "missing.zip");
    expect((await siteCommand(target, ["import-archive", missing])).lines).toEqual([
      `${missing} cannot be read (ENOENT).`,
    ]);
  });
});
