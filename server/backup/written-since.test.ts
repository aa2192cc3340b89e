import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { emptyReport } from "#domain/report/report-content.ts";
import type { Connection } from "#server/database/connection.ts";
import { type StandInBucket, startBucket } from "#tests/support/bucket.ts";
import { signIn } from "#tests/support/desk.ts";
import { halves, isUpright } from "#tests/support/photos/photos.ts";
import {
  estimateAnswerRow,
  estimateRow,
  photoRow,
  projectConsentRow,
  projectRow,
  reportRow,
  roofCalloutRow,
  roofLinkRow,
  roofPhotoRow,
} from "#tests/support/rows.ts";
import { siteCommand } from "#tests/support/site-command.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

const { notes: _, ...person } = ada;
const monday = "2026-06-01T16:00:00.000Z";
const emptied = JSON.stringify({ ...emptyReport, correction: "Written since." });
const message = { subject: "Contact Request: gutters", message: "They sag." };

describe.each(engines)("a restore in place of a database on %s", (engine) => {
  let storage: Storage;
  let folder: string;
  let file: string;
  beforeEach(async () => {
    storage = await createStorage(engine);
    folder = await mkdtemp(path.join(tmpdir(), "site-since-"));
    file = path.join(folder, "site.backup");
  });
  afterEach(async () => {
    await storage.drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function serving<Result>(
    work: (server: TestApp) => Promise<Result>,
    more: Record<string, string> = {},
  ): Promise<Result> {
    const { forApp } = storage;
    const server = await startTestApp(engine, { ...forApp, env: { ...forApp.env, ...more } });
    try {
      const result = await work(server);
      await server.app.services.outbox.drained();
      return result;
    } finally {
      await server.close();
    }
  }

  /** Books and writes. @returns the appointment's id. */
  const visit = (name: string, date: string, timeSlot = "9:00 AM") =>
    serving(async (server) => {
      const visitor = await server.visitor();
      const email = `${name.replaceAll(" ", ".").toLowerCase()}@example.com`;
      const { status, body } = await book(visitor, { date, timeSlot }, { name, email });
      expect(status).toBe(201);
      await visitor.post("/api/customers/contact", { ...person, ...message, name, email });
      return body.appointment.id as string;
    });

  const replaced = async (more?: Record<string, string>) => {
    const { code, lines } = await siteCommand(storage, ["restore", file, "--replace"], more);
    expect(code, lines.join("\n")).toBe(0);
    const from = lines.findIndex((line) => line.startsWith("Written since"));
    return from === -1
      ? []
      : lines.slice(
          from,
          lines.findIndex((line) => line.startsWith("The former")),
        );
  };

  async function changing(work: (connection: Connection) => Promise<void>): Promise<void> {
    const connection = await storage.open();
    await work(connection);
    await connection.close();
  }

  /** So many photos of the roof of the lead with this number, without files. @returns their ids. */
  async function addRoofPhotos(number: number, count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomBytes(16).toString("base64url"));
    await changing(async ({ database }) => {
      const { id: lead_id } = await database
        .selectFrom("leads")
        .select("id")
        .where("number", "=", number)
        .executeTakeFirstOrThrow();
      for (const id of ids) {
        const photo = photoRow({ id: `of-${id}`, lead_id, taken_by: "ines" });
        await database.insertInto("photos").values(photo).execute();
        const row = roofPhotoRow({ id, lead_id, photo_id: photo.id, note: "Nail pops" });
        await database.insertInto("roof_photos").values(row).execute();
      }
    });
    return ids;
  }

  const shown = (id: string) =>
    serving(async (server) => {
      const { status } = await (await server.visitor()).send("GET", `/api/appointments/${id}`);
      return status;
    });

  it("lists by name who has written since the backup, and brings it over", async () => {
    const known = await visit("Ada Known", "2026-06-03");
    await siteCommand(storage, ["backup", file]);
    const booked = await visit("Ben Later", "2026-06-04");
    expect(await replaced()).toEqual([
      "Written since the backup, and brought over: 2",
      "    #3 Ben Later, Thursday, June 4, 2026, 9:00 AM",
      "    #4 Ben Later",
    ]);
    expect([await shown(known), await shown(booked)]).toEqual([200, 200]);
    // Its place is taken, and the numbers go on.
    await serving(async (server) => {
      const visitor = await server.visitor();
      const { body } = await visitor.send(
        "GET",
        "/api/appointments/available-slots?date=2026-06-04",
      );
      expect(body.availableSlots).not.toContain("9:00 AM");
    });
    await visit("Cleo Last", "2026-06-05");
    const connection = await storage.open();
    const leads = await connection.database
      .selectFrom("leads")
      .select(["number", "name"])
      .orderBy("number")
      .execute();
    const events = await connection.database.selectFrom("lead_events").select("lead_id").execute();
    await connection.close();
    expect(leads.map(({ number, name }) => `${number} ${name}`)).toEqual([
      "1 Ada Known",
      "2 Ada Known",
      "3 Ben Later",
      "4 Ben Later",
      "5 Cleo Last",
      "6 Cleo Last",
    ]);
    expect(new Set(events.map(({ lead_id }) => lead_id)).size).toBeGreaterThan(0);
  });

  it("brings over what became of estimates, with what their persons have said, and ends what was revoked", async () => {
    await visit("Ada Known", "2026-06-03");
    await changing(async ({ database }) => {
      const { id: lead_id } = await database
        .selectFrom("leads")
        .select("id")
        .where("number", "=", 1)
        .executeTakeFirstOrThrow();
      const [sent_at, at] = [monday, { lead_id }];
      const rows = [
        estimateRow({ ...at, id: "answered", sent_at }),
        estimateRow({ ...at, id: "deleted" }),
        estimateRow({ ...at, id: "no more", sent_at }),
        estimateRow({ ...at, id: "reminded", sent_at }),
        estimateRow({ ...at, id: "revoked", sent_at }),
        estimateRow({ ...at, id: "signed", sent_at }),
      ];
      await database.insertInto("estimates").values(rows).execute();
      // Each was answered before the backup already.
      for (const estimate_id of ["answered", "revoked", "signed"]) {
        const answer = { id: `first of ${estimate_id}`, estimate_id, kind: "chosen" as const };
        await database.insertInto("estimate_answers").values(estimateAnswerRow(answer)).execute();
      }
    });
    await siteCommand(storage, ["backup", file]);
    await changing(async ({ database }) => {
      const change = (id: string) => database.updateTable("estimates").where("id", "=", id);
      await change("no more").set({ reminders_off_at: monday }).execute();
      await change("reminded").set({ reminders: 1, reminded_at: monday }).execute();
      await change("revoked").set({ revoked_at: monday }).execute();
      await change("signed").set({ signed_option: "best", signed_at: monday }).execute();
      await database
        .insertInto("estimate_answers")
        .values(estimateAnswerRow({ estimate_id: "answered", words: "How long?" }))
        .execute();
      await database.deleteFrom("estimates").where("id", "=", "deleted").execute();
    });
    const lines = await replaced();
    for (const line of [
      "    #1 Ada Known, an estimate that was sent",
      "    #1 Ada Known, an estimate that was revoked",
      "    #1 Ada Known, the draft of an estimate: deleted since, and back",
    ]) {
      expect(lines).toContain(line);
    }
    await changing(async ({ database }) => {
      const estimates = database.selectFrom("estimates").selectAll().orderBy("id");
      expect(await estimates.execute()).toMatchObject([
        { id: "answered", revoked_at: null },
        { id: "deleted" },
        { id: "no more", reminders_off_at: monday },
        { id: "reminded", reminders: 1, reminded_at: monday },
        { id: "revoked", revoked_at: monday },
        { id: "signed", signed_option: "best" },
      ]);
      const answers = database.selectFrom("estimate_answers").selectAll().orderBy("id");
      expect(await answers.execute()).toMatchObject([
        { estimate_id: "answered", words: "How long?" },
        { id: "first of answered", estimate_id: "answered", kind: "chosen" },
        { id: "first of revoked", estimate_id: "revoked" },
        { id: "first of signed", estimate_id: "signed" },
      ]);
    });
  });

  it("brings over what was written, sent and revoked in reports, and names what was deleted and is back", async () => {
    await visit("Ada Known", "2026-06-03");
    await changing(async ({ database }) => {
      const { id: lead_id } = await database
        .selectFrom("leads")
        .select("id")
        .where("number", "=", 1)
        .executeTakeFirstOrThrow();
      const [sent_at, at] = [monday, { lead_id }];
      const rows = [
        reportRow({ ...at, id: "written" }),
        reportRow({ ...at, id: "deleted" }),
        reportRow({ ...at, id: "revoked", sent_at }),
        reportRow({ ...at, id: "same", sent_at }),
      ];
      await database.insertInto("reports").values(rows).execute();
      const shown = { roof_photo_id: "photo", position: 0, shown: "{}" };
      for (const report_id of ["revoked", "same"]) {
        await database
          .insertInto("report_photos")
          .values({ report_id, ...shown })
          .execute();
      }
    });
    await siteCommand(storage, ["backup", file]);
    await changing(async ({ database }) => {
      const change = (id: string) => database.updateTable("reports").where("id", "=", id);
      await change("written").set({ revision: 2, content: emptied }).execute();
      await change("revoked").set({ revoked_at: monday }).execute();
      await database.deleteFrom("reports").where("id", "=", "deleted").execute();
    });
    const lines = await replaced();
    for (const line of [
      "    #1 Ada Known, the draft of a report",
      "    #1 Ada Known, a report that was revoked",
      "    #1 Ada Known, the draft of a report: deleted since, and back",
    ]) {
      expect(lines).toContain(line);
    }
    await changing(async ({ database }) => {
      const reports = database.selectFrom("reports").selectAll().orderBy("id");
      expect(await reports.execute()).toMatchObject([
        { id: "deleted" },
        { id: "revoked", revoked_at: monday },
        { id: "same", revoked_at: null },
        { id: "written", revision: 2, content: emptied },
      ]);
      const photos = database.selectFrom("report_photos").selectAll().orderBy("report_id");
      expect(await photos.execute()).toMatchObject([
        { report_id: "revoked" },
        { report_id: "same" },
      ]);
    });
  });

  it("publishes no finished roof again that its owner has taken back since, or of which nobody knows", async () => {
    await visit("Ada Known", "2026-06-03");
    await changing(async ({ database }) => {
      const { id: lead_id } = await database
        .selectFrom("leads")
        .select("id")
        .where("number", "=", 1)
        .executeTakeFirstOrThrow();
      for (const id of ["same", "taken-back", "deleted"]) {
        const shown = { consent_id: `of ${id}`, slug: id, published_at: monday };
        await database
          .insertInto("projects")
          .values(projectRow({ id, lead_id, ...shown }))
          .execute();
        await database
          .insertInto("project_consents")
          .values(projectConsentRow({ id: `of ${id}`, project_id: id }))
          .execute();
      }
    });
    await siteCommand(storage, ["backup", file]);
    await changing(async ({ database }) => {
      await database
        .updateTable("project_consents")
        .set({ taken_back_at: monday })
        .where("project_id", "=", "taken-back")
        .execute();
      await database.deleteFrom("projects").where("id", "=", "deleted").execute();
    });
    const { lines } = await siteCommand(storage, ["restore", file, "--replace"]);
    expect(lines.join("\n")).toMatch(/1 finished roof with a yes: held/);
    await changing(async ({ database }) => {
      const rows = await database
        .selectFrom("projects")
        .innerJoin("project_consents as consent", "consent.id", "projects.consent_id")
        .select(["projects.id", "held_at", "taken_back_at"])
        .orderBy("projects.id")
        .execute();
      expect(rows).toEqual([
        { id: "deleted", held_at: expect.any(String), taken_back_at: null },
        { id: "same", held_at: null, taken_back_at: null },
        { id: "taken-back", held_at: null, taken_back_at: monday },
      ]);
    });
  });

  it("leaves out, with its reason, what somebody else has in the backup", async () => {
    const known = await visit("Ada Known", "2026-06-03");
    await siteCommand(storage, ["backup", file]);
    await serving(async (server) => {
      const visitor = await server.visitor();
      await visitor.send("DELETE", `/api/appointments/${known}`);
    });
    await visit("Ben Later", "2026-06-03");
    const lines = await replaced();
    expect(lines).toContain("Written since the backup, and only in the former database: 1");
    expect(lines).toContain(
      "    #3 Ben Later, Wednesday, June 3, 2026, 9:00 AM: somebody else has that time in the backup",
    );
    expect(lines).toContain("    #4 Ben Later");
    expect(await shown(known)).toBe(200);
  });

  it("lists what was changed of what the backup knows: it is back as it was", async () => {
    const moved = await visit("Ada Moved", "2026-06-03");
    const canceled = await visit("Ben Canceled", "2026-06-04");
    await siteCommand(storage, ["backup", file]);
    await serving(async (server) => {
      const visitor = await server.visitor();
      const to = { date: "2026-06-05", timeSlot: "10:00 AM" };
      expect((await visitor.send("PUT", `/api/appointments/${moved}`, to)).status).toBe(200);
      await visitor.send("DELETE", `/api/appointments/${canceled}`);
      const owner = await signIn(server, "owner");
      const { leads } = (await owner.send("GET", "/api/desk/leads?list=all")).body;
      const { database, close } = await storage.open();
      await database.deleteFrom("leads").where("number", "=", leads.at(-1).number).execute();
      await close();
    });
    const { lines } = await siteCommand(storage, ["restore", file, "--replace"]);
    const from = lines.indexOf("Changed since the backup, which has it as it was: 3");
    expect(lines.slice(from + 1, from + 4)).toEqual([
      "    Ada Moved, Wednesday, June 3, 2026, 9:00 AM: moved since, to Friday, June 5, 2026, 10:00 AM",
      "    Ben Canceled, Thursday, June 4, 2026, 9:00 AM: canceled since",
      expect.stringMatching(/^ {4}#\d: erased since, and back: erase it again$/),
    ]);
  });

  it("keeps what somebody has said of texts since", async () => {
    await visit("Ada Known", "2026-06-03");
    await siteCommand(storage, ["backup", file]);
    const ended = { state: "revoked", wording: "STOP", way: "text" } as const;
    const { database, close } = await storage.open();
    const { id } = await database.selectFrom("people").select("id").executeTakeFirstOrThrow();
    await database
      .insertInto("text_consents")
      .values({
        ...{ ...ended, staff_id: null, note_id: null },
        ...{
          id: "said-since",
          number: "+17035550111",
          person_id: id,
          at: "2026-06-02T17:00:00.000Z",
        },
      })
      .execute();
    await close();
    await siteCommand(storage, ["restore", file, "--replace"]);
    const after = await storage.open();
    const rows = await after.database.selectFrom("text_consents").select("id").execute();
    await after.close();
    expect(rows).toContainEqual({ id: "said-since" });
  });

  describe.each(["a folder", "a bucket"])("of photos in %s", (place) => {
    let bucket: StandInBucket;
    let env: Record<string, string>;
    beforeEach(async () => {
      bucket = await startBucket();
      env = place === "a bucket" ? bucket.env : {};
    });
    afterEach(() => bucket.close());

    type Visitor = Awaited<ReturnType<TestApp["visitor"]>>;

    /** Uploads so many photos. @returns their ids. */
    async function upload(server: TestApp, visitor: Visitor, count: number): Promise<string[]> {
      const photos: string[] = [];
      for (const format of (["jpeg", "png"] as const).slice(0, count)) {
        const answer = await fetch(`${server.url}/api/photos`, {
          method: "POST",
          headers: {
            "content-type": `image/${format}`,
            cookie: visitor.cookie,
            "x-csrf-token": visitor.csrfToken,
          },
          body: new Uint8Array(await halves(format)),
        });
        photos.push((await answer.json()).photo.id);
      }
      return photos;
    }

    /** Writes with so many photos. @param beforeSending Runs once they are uploaded. */
    const writeWith = (count: number, beforeSending?: () => Promise<unknown>) =>
      serving(async (server) => {
        const visitor = await server.visitor();
        const photos = await upload(server, visitor, count);
        await beforeSending?.();
        await visitor.post("/api/customers/contact", { ...person, ...message, photos });
      }, env);

    /** How many photos the desk shows of the newest lead. */
    const shownPhotos = () =>
      serving(async (server) => {
        const owner = await signIn(server, "owner");
        const [newest] = (await owner.send("GET", "/api/desk/leads?list=all")).body.leads;
        const { lead } = (await owner.send("GET", `/api/desk/leads/${newest.id}`)).body;
        let shown = 0;
        for (const { id } of lead.photos) {
          const address = `${server.url}/api/desk/leads/${newest.id}/photos/${id}`;
          const answer = await fetch(address, { headers: { cookie: owner.cookie } });
          if (answer.ok && (await isUpright(Buffer.from(await answer.arrayBuffer())))) shown += 1;
        }
        return [shown, lead.photos.length];
      }, env);

    /** As a disk that has lost one. */
    async function loseOne(): Promise<void> {
      if (place === "a bucket") {
        const [key = ""] = bucket.files.keys();
        bucket.files.delete(key);
        return;
      }
      const folder = path.join(storage.dataDir, "photos");
      const names = await readdir(folder, { recursive: true });
      const [one = ""] = names.filter((name) => name.endsWith(".jpg")).sort();
      await rm(path.join(folder, one));
    }

    it("brings over those of whoever has written since", async () => {
      await siteCommand(storage, ["backup", file], env);
      await writeWith(2);
      const said = ["Written since the backup, and brought over: 1", "    #1 Ada Homeowner"];
      expect(await replaced(env)).toEqual(said);
      expect(await shownPhotos()).toEqual([2, 2]);
    });

    it("brings over whoever had uploaded theirs before the backup and sent them after", async () => {
      await writeWith(2, () => siteCommand(storage, ["backup", file], env));
      const said = ["Written since the backup, and brought over: 1", "    #1 Ada Homeowner"];
      expect(await replaced(env)).toEqual(said);
      expect(await shownPhotos()).toEqual([2, 2]);
    });

    it("says which cannot come, since their files are lost", async () => {
      await siteCommand(storage, ["backup", file, "--without-photos"], env);
      await writeWith(2);
      await loseOne();
      expect(await replaced(env)).toContain(
        "    #1 Ada Homeowner, without 1 of 2 photos: no file is there",
      );
      expect(await shownPhotos()).toEqual([1, 1]);
    });
  });

  it("brings over photos that nobody could look for, since they are there when their bucket answers", async () => {
    const bucket = await startBucket();
    onTestFinished(() => bucket.close());
    await siteCommand(storage, ["backup", file, "--without-photos"], bucket.env);
    await visit("Ben Later", "2026-06-04");
    const { database, close } = await storage.open();
    const { id } = await database.selectFrom("leads").select("id").executeTakeFirstOrThrow();
    await database
      .insertInto("photos")
      .values(photoRow({ lead_id: id }))
      .execute();
    await close();
    bucket.mood = 500;
    expect((await replaced(bucket.env)).join("\n")).toContain(
      ", whose photos nobody could look for",
    );
    const after = await storage.open();
    const rows = await after.database.selectFrom("photos").select("lead_id").execute();
    await after.close();
    expect(rows).toEqual([{ lead_id: id }]);
  });

  it("brings over photos of roofs, of leads that the backup knows and of new ones", async () => {
    await visit("Ada Known", "2026-06-03");
    const before = await addRoofPhotos(1, 2);
    await siteCommand(storage, ["backup", file]);
    await visit("Ben Later", "2026-06-04");
    const [known, later] = [await addRoofPhotos(1, 2), await addRoofPhotos(3, 1)];
    await changing(async ({ database }) => {
      const remove = (id = "") =>
        database
          .updateTable("roof_photos")
          .set({ photo_id: null, removed_at: "2026-06-02T18:00:00.000Z" })
          .where("id", "=", id)
          .execute();
      await remove(before[0]);
      await remove(known[0]);
      const { lead_id } = await database
        .selectFrom("roof_photos")
        .select("lead_id")
        .where("id", "=", before[1] ?? "")
        .executeTakeFirstOrThrow();
      await database
        .insertInto("roof_callouts")
        .values(roofCalloutRow({ roof_photo_id: before[1] ?? "", lead_id, text: "Drawn since" }))
        .execute();
    });
    const { code, lines } = await siteCommand(storage, ["restore", file, "--replace"]);
    expect(code, lines.join("\n")).toBe(0);
    const said = lines.join("\n");
    expect(said).toContain(
      "    #1 Ada Known, 1 photo of the roof: removed since, and back: remove what was removed again",
    );
    expect(said).toContain("Written since the backup, and brought over: 4");
    // No file was ever there.
    expect(said).toContain(
      "    #1 Ada Known, 1 photo of the roof, without the photo: no file is there",
    );
    expect(said).toContain(
      "    #3 Ben Later, 1 photo of the roof, without the photo: no file is there",
    );
    expect(later).toHaveLength(1);
    await changing(async ({ database }) => {
      const rows = await database.selectFrom("roof_photos").select(["id", "photo_id"]).execute();
      const gone = { id: known[0], photo_id: null };
      const callouts = await database.selectFrom("roof_callouts").select("text").execute();
      expect(callouts).toEqual([{ text: "Drawn since" }]);
      expect(rows).toHaveLength(3);
      expect(rows).toContainEqual(gone);
    });
  });

  it("brings over what is known of photos of roofs that are there", async () => {
    const bucket = await startBucket();
    onTestFinished(() => bucket.close());
    await visit("Ada Known", "2026-06-03");
    await siteCommand(storage, ["backup", file, "--without-photos"], bucket.env);
    const [id = ""] = await addRoofPhotos(1, 1);
    await changing(async ({ database }) => {
      const { lead_id } = await database
        .selectFrom("roof_photos")
        .select("lead_id")
        .executeTakeFirstOrThrow();
      await database.insertInto("roof_visits").values({ lead_id, visit_kind: "storm" }).execute();
      const callout = roofCalloutRow({ roof_photo_id: id, lead_id, text: "Nails here" });
      await database.insertInto("roof_callouts").values(callout).execute();
    });
    bucket.mood = 500;
    expect((await replaced(bucket.env)).join("\n")).toContain(
      "#1 Ada Known, 1 photo of the roof, whose files nobody could look for",
    );
    await changing(async ({ database }) => {
      const rows = await database
        .selectFrom("roof_photos")
        .innerJoin("photos", "photos.id", "photo_id")
        .select(["roof_photos.id", "note", "taken_by"])
        .execute();
      expect(rows).toEqual([{ id, note: "Nail pops", taken_by: "ines" }]);
      const callouts = await database.selectFrom("roof_callouts").select("text").execute();
      expect(callouts).toEqual([{ text: "Nails here" }]);
      const visits = await database.selectFrom("roof_visits").select("visit_kind").execute();
      expect(visits).toEqual([{ visit_kind: "storm" }]);
    });
  });

  it("lists what colleagues have said otherwise of photos that the backup knows, and leaves it", async () => {
    await visit("Ada Known", "2026-06-03");
    const [changed = ""] = await addRoofPhotos(1, 2);
    await siteCommand(storage, ["backup", file]);
    const said = { part: "own-1", part_word: "Cricket", note: "Four caps.", latitude: 38.8 };
    await changing(async ({ database }) => {
      await database.updateTable("roof_photos").set(said).where("id", "=", changed).execute();
    });
    const { code, lines } = await siteCommand(storage, ["restore", file, "--replace"]);
    expect(code, lines.join("\n")).toBe(0);
    expect(lines.join("\n")).toContain(
      "    #1 Ada Known, what was said of 1 photo of the roof: otherwise in the former database",
    );
    await changing(async ({ database }) => {
      const notes = await database.selectFrom("roof_photos").select("note").execute();
      expect(notes).toEqual([{ note: "Nail pops" }, { note: "Nail pops" }]);
    });
  });

  it("keeps links ended that were ended since, and brings over those of mails since", async () => {
    await visit("Ada Known", "2026-06-03");
    const linksOf = async (number: number) => {
      const { database, close } = await storage.open();
      const links = await database
        .selectFrom("roof_links")
        .innerJoin("leads", "leads.id", "roof_links.lead_id")
        .selectAll("roof_links")
        .where("leads.number", "=", number)
        .orderBy("roof_links.id")
        .execute();
      await close();
      return links;
    };
    await siteCommand(storage, ["backup", file]);
    await changing(async ({ database }) => {
      const ended_at = "2026-06-02T17:00:00.000Z";
      await database.updateTable("roof_links").set({ ended_at }).execute();
      const lead = await database
        .selectFrom("leads")
        .select("id")
        .where("number", "=", 1)
        .executeTakeFirstOrThrow();
      const renewed = roofLinkRow({ id: "renewed", digest: "of renewed", lead_id: lead.id });
      await database.insertInto("roof_links").values(renewed).execute();
    });
    await visit("Ben Later", "2026-06-04");
    const former = [await linksOf(1), await linksOf(3)];
    expect(former[0]).toHaveLength(2);
    expect(former[1]).toHaveLength(1);
    await replaced();
    expect([await linksOf(1), await linksOf(3)]).toEqual(former);
  });

  it("says nothing where nobody has written", async () => {
    await visit("Ada Known", "2026-06-03");
    await siteCommand(storage, ["backup", file]);
    expect(await replaced()).toEqual([]);
  });

  it.each([
    ["appointments", "nobody knows who: the former database cannot be read ("],
    ["photos", "nobody knows who: the former database cannot be read ("],
    ["text_consents", "what was said of texts, which cannot be read"],
  ])("takes the place of a database whose %s are lost", async (table, said) => {
    await visit("Ada Known", "2026-06-03");
    await siteCommand(storage, ["backup", file]);
    await visit("Ben Later", "2026-06-04");
    const connection = await storage.open();
    await connection.database.schema.alterTable(table).renameTo("lost").execute();
    await connection.close();
    expect((await replaced()).join("\n")).toContain(said);
    await visit("Cleo Last", "2026-06-05");
  });
});
