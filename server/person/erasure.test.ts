import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import type { Delivery } from "#server/mail/message.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { someEstimate, someLine, someOption } from "#tests/support/estimate-values.ts";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { someFinding, someReport } from "#tests/support/report-values.ts";
import {
  estimateAnswerRow,
  estimateRow,
  importRow,
  importRowRow,
  leadEventRow,
  outboxRow,
  personNoteRow,
  photoRow,
  projectConsentRow,
  projectPictureRow,
  projectRow,
  reportRow,
  roofCalloutRow,
  roofLinkRow,
  roofPhotoRow,
  savedViewRow,
} from "#tests/support/rows.ts";
import { smtpRefusal } from "#tests/support/smtp-inbox.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";
import { wholeDatabase } from "#tests/support/whole-database.ts";

/** Words used nowhere else, so that finding one means finding the person. */
const quillon = {
  name: "Quillon Zebedee",
  email: "Quillon.Zebedee+roof@Rarehost.example",
  phone: "(571) 555-0177",
  address: "77 Wisteria Hollow, Fairfax, VA 22030",
};
const words = ["quillon", "zebedee", "rarehost", "5715550177", "5550177", "555-0177", "wisteria"];
const said = ["marmalade", "tangerine", "cinnamon", "licorice"];
/** What they were quoted, in cents: no other figure here. */
const quoted = "73190527";
const tomorrow = { date: "2026-06-03", timeSlot: "9:00 AM" };

/**
 * What each table has of somebody who writes to us, other than as staff:
 * `words`: how they are called or reached, or what was said. Erased, so that no table has any of it.
 * `ids`: rows that are theirs by the id of their lead, appointment or person. Deleted with it.
 * `traces`: at most ids of what is gone, secrets and digests, which lead to nobody.
 * A new table is nobody's until it stands here. With words or ids, `leaveEverything` or `happenToThem` has to leave a row in it.
 */
const tables = {
  leads: "words",
  lead_events: "words",
  search_entries: "words",
  customers: "words",
  appointments: "words",
  inquiries: "words",
  assessments: "words",
  outbox: "words",
  people: "words",
  person_details: "words",
  person_notes: "words",
  text_consents: "words",
  saved_views: "words",
  import_rows: "words",
  roof_photos: "words",
  roof_callouts: "words",
  reports: "words",
  estimates: "words",
  estimate_answers: "words",
  projects: "words",
  project_consents: "words",
  // What a receiver answered, which may be what it was sent.
  webhook_deliveries: "words",

  lead_presence: "ids",
  photos: "ids",
  roof_visits: "ids",
  roof_links: "ids",
  seats: "ids",
  reminders: "ids",
  rescheduling_items: "ids",
  earlier_wishes: "ids",
  earlier_offers: "ids",
  person_merges: "ids",
  different_people: "ids",

  report_photos: "traces",
  project_pictures: "traces",
  imports: "traces",
  lead_changes: "traces",
  sequenced_rows: "traces",
  gone_rows: "traces",
  audit_entries: "traces",
  holds: "traces",
  idempotency_keys: "traces",
  limit_counters: "traces",
  incoming_texts: "traces",
  incoming_mails: "traces",
  booking_bursts: "traces",
  freed_times: "traces",
  calendar_days: "traces",
  closures: "traces",
  reschedulings: "traces",
  settings: "traces",
  business_settings: "traces",
  staff: "traces",
  sign_ins: "traces",
  sessions: "traces",
  passkeys: "traces",
  access_tokens: "traces",
  webhooks: "traces",
  calendar_feeds: "traces",
  busy_calendars: "traces",
  busy_times: "traces",
} as const satisfies Record<keyof Schema, "words" | "ids" | "traces">;

const tablesWith = (what: (typeof tables)[keyof typeof tables]) =>
  Object.entries(tables).flatMap(([table, has]) => (has === what ? [table] : []));

/** Tables of the engine, its migrations and its search index. */
const ofEngine = /^(?:sqlite_|kysely_|(?:lead_search|search_words)(?:_|$))/;

describe.each(engines)("what is kept of a person on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let owner: Visitor & { id: string };
  let trouble: ((delivery: Delivery) => Error) | undefined;
  let delivered: Delivery[];

  beforeEach(async () => {
    trouble = undefined;
    delivered = [];
    storage = await createStorage(engine);
    server = await startTestApp(engine, {
      ...storage.forApp,
      env: { ...storage.forApp.env, RATE_LIMIT: "on" },
      transport: {
        async deliver(delivery) {
          if (trouble) throw trouble(delivery);
          delivered.push(delivery);
        },
        close() {},
      },
    });
    connection = await storage.open();
    owner = await signIn(server, "owner");
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  /** Everything that a visitor can leave: an inquiry, an appointment, an assessment. */
  async function leaveEverything(person: typeof quillon, time: typeof tomorrow, told: string[]) {
    const visitor = await server.visitor();
    const [message, notes, emergency] = told;
    const inquiry = { ...person, subject: "Gutters", message };
    await visitor.post("/api/customers/contact", inquiry);
    const other = {
      ...inquiry,
      message: emergency,
      emergency: true,
      email: `other${person.email.slice(person.email.indexOf("@"))}`,
    };
    await visitor.post("/api/customers/contact", other);
    expect((await book(visitor, time, { ...person, notes: notes ?? "" })).status).toBe(201);
    const finished = finishedAssessment();
    const anonymous = { ...finished, source: "homepage_widget" };
    const { assessmentId } = await visitor.post("/api/customers/assessments", anonymous);
    await visitor.post("/api/customers/assessments", {
      ...finished,
      assessmentId,
      customerInfo: person,
    });
    // Queues the emergency's one alert; there is no other while the clock stands still.
    await server.app.services.outbox.drained();
  }

  async function leadOf(name: string) {
    const leads = connection.database.selectFrom("leads").select(["id", "number", "person_id"]);
    return leads.where("name", "=", name).orderBy("number", "desc").executeTakeFirstOrThrow();
  }

  async function erase({ person_id, number }: { person_id: string | null; number: number }) {
    return owner.send("POST", `/api/desk/people/${person_id}/erase`, { confirm: `#${number}` });
  }

  /** Says that whoever wrote from the other mailbox is the same person. @returns their newest lead. */
  async function mergeBoth(name: string) {
    const lead = await leadOf(name);
    const { body } = await owner.send("GET", `/api/desk/people/${lead.person_id}`);
    for (const { id } of body.person.possiblySame) {
      await owner.post(`/api/desk/people/${lead.person_id}/merges`, { personId: id });
    }
    return lead;
  }

  async function minutePasses() {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    await server.app.services.outbox.drained();
  }

  /** The ids of a person, their leads and their appointments, as the database's texts have them. */
  async function idsOf(name: string): Promise<string[]> {
    const leads = connection.database.selectFrom("leads").where("name", "=", name);
    const rows = await leads.select(["id", "person_id", "appointment_id"]).execute();
    const ids = rows.flatMap(({ id, person_id, appointment_id }) => [
      id,
      person_id,
      appointment_id,
    ]);
    return [...new Set(ids)].flatMap((id) => id?.toLowerCase() ?? []);
  }

  /** A row of theirs in each table that they can be in only by what the office or the clock does. */
  async function happenToThem(leadId: string) {
    const { database } = connection;
    const [at, staff_id, reason] = ["2026-06-02T16:00:00.000Z", owner.id, ""];
    const { appointment_id, person_id } = await database
      .selectFrom("leads")
      .select(["appointment_id", "person_id"])
      .where("name", "=", quillon.name)
      .where("appointment_id", "is not", null)
      .executeTakeFirstOrThrow();
    const other = await leadOf(ada.name);
    if (!appointment_id || !person_id || !other.person_id) throw new Error("nobody has booked");
    const [one_id = "", other_id = ""] = [person_id, other.person_id].sort();
    const time = { date: calendarDay("2026-06-03"), slot: "09:00" as const };
    const days = { first_day: time.date, last_day: time.date };
    const original = { original_date: time.date, original_slot: time.slot, version: 1 };
    const consent = { number: "+15715550177", wording: "Yes, quillon", way: "desk" } as const;
    const note = personNoteRow({ person_id, staff_id, text: "Quillon has a dog." });
    await database.insertInto("person_notes").values(note).execute();
    await database
      .insertInto("text_consents")
      .values({ ...consent, id: "consent", person_id, state: "consented", at })
      .execute();
    await database.insertInto("imports").values(importRow({ staff_id })).execute();
    const cells = JSON.stringify([quillon.name, quillon.email]);
    const imported = importRowRow({ cells, person_id, lead_id: leadId, outcome: "imported" });
    const unread = importRowRow({ number: 2, cells: JSON.stringify(["Somebody", "571.555.0177"]) });
    const unreadMail = importRowRow({ number: 3, cells });
    await database
      .insertInto("import_rows")
      .values(
        [imported, unread, unreadMail].map((row) => ({
          person_id: null,
          lead_id: null,
          outcome: null,
          ...row,
        })),
      )
      .execute();
    await database
      .insertInto("webhook_deliveries")
      .values({
        ...{ webhook_id: "webhook", id: "event", kind: "arrived", lead_id: leadId },
        ...{ created_at: at, state: "failed", next_try_at: null, first_tried_at: at, tried_at: at },
        ...{ status: 400, fault: null, milliseconds: 5, excerpt: "No field for Quillon Zebedee" },
      })
      .execute();
    await database
      .insertInto("different_people")
      .values({ one_id, other_id, at, staff_id })
      .execute();
    await database
      .insertInto("photos")
      .values(photoRow({ lead_id: leadId }))
      .execute();
    const photo = { lead_id: leadId, photo_id: "photo", note: "Quillon has a dog on the roof." };
    await database.insertInto("roof_photos").values(roofPhotoRow(photo)).execute();
    const seen = someFinding({ seen: "Quillon's dog has bitten the gutter." });
    const report = { lead_id: leadId, content: JSON.stringify(someReport({ findings: [seen] })) };
    await database.insertInto("reports").values(reportRow(report)).execute();
    await database
      .insertInto("report_photos")
      .values({ report_id: "report", roof_photo_id: "photo", position: 0, shown: "{}" })
      .execute();
    const line = someLine({ what: "Quillon's dormer" });
    const content = JSON.stringify(someEstimate({ options: [someOption({ lines: [line] })] }));
    await database
      .insertInto("estimates")
      .values(estimateRow({ lead_id: leadId, content }))
      .execute();
    await database
      .insertInto("estimate_answers")
      .values(estimateAnswerRow({ words: "Quillon asks: how long?" }))
      .execute();
    const project = { lead_id: leadId, content: JSON.stringify({ words: "Quillon's old slate" }) };
    await database.insertInto("projects").values(projectRow(project)).execute();
    await database
      .insertInto("project_consents")
      .values(projectConsentRow({ answered_as: quillon.name }))
      .execute();
    await database.insertInto("project_pictures").values(projectPictureRow({})).execute();
    await database
      .insertInto("roof_callouts")
      .values(roofCalloutRow({ lead_id: leadId, text: "Quillon stands here." }))
      .execute();
    await database
      .insertInto("roof_visits")
      .values({ lead_id: leadId, visit_kind: "leak" })
      .execute();
    await database
      .insertInto("roof_links")
      .values(roofLinkRow({ lead_id: leadId }))
      .execute();
    await database
      .insertInto("lead_presence")
      .values({ lead_id: leadId, staff_id, seen_at: at })
      .execute();
    await database
      .insertInto("reminders")
      .values({ appointment_id, kind: "one-day", ...time, at })
      .execute();
    await database
      .insertInto("earlier_wishes")
      .values({ appointment_id, day_part: "any", asked_at: at })
      .execute();
    await database
      .insertInto("freed_times")
      .values({ id: "freed", ...time, freed_at: at })
      .execute();
    const offer = { id: "offer", freed_id: "freed", appointment_id, state: "ended" } as const;
    await database
      .insertInto("earlier_offers")
      .values({ ...offer, offered_at: at, ends_at: at })
      .execute();
    await database
      .insertInto("reschedulings")
      .values({ id: "moving", closure_id: "rain", ...days, reason, staff_id, created_at: at })
      .execute();
    await database
      .insertInto("rescheduling_items")
      .values({ rescheduling_id: "moving", appointment_id, state: "proposed", ...original })
      .execute();
  }

  /**
   * Adds mails that were given up, a report to the office and one by a newer release that name both people, saved views
   * that name one, and notes about one.
   */
  async function workOnThem(leadId: string) {
    const { database } = connection;
    await happenToThem(leadId);
    for (let passed = 0; passed < 8; passed += 1) await minutePasses();
    // The first reports tell of the mails that had died by then, so both people are in one only when all is told again.
    await database.deleteFrom("outbox").where("kind", "=", "dead-mails").execute();
    await database.updateTable("outbox").set({ reported_in: null }).execute();
    await minutePasses();
    const queries = [
      "list=all&search=Quillon++ZEBEDEE",
      "search=571.555.0177",
      "search=quillon.zebedee%40rarehost.example",
    ];
    const views = [...queries, "search=gutters"].map((query) =>
      savedViewRow({ id: query, staff_id: owner.id, query }),
    );
    await database.insertInto("saved_views").values(views).execute();
    const people = [ada, quillon].map(({ name, email }) => ({ name, email }));
    const newer = { kind: "dead-mails", payload_version: 2, state: "sent" } as const;
    const report = outboxRow({ ...newer, payload: JSON.stringify({ people }) });
    await database.insertInto("outbox").values(report).execute();
    const details = JSON.stringify({ text: "Wants licorice." });
    const note = leadEventRow({ lead_id: leadId, staff_id: owner.id, details });
    await database.insertInto("lead_events").values(note).execute();
    const { version } = await readLeadAs(owner, leadId);
    const change = { version, state: "quoted", amountCents: Number(quoted) };
    expect((await owner.send("PATCH", `/api/desk/leads/${leadId}`, change)).status).toBe(200);
  }

  async function report() {
    const rows = connection.database.selectFrom("outbox").select("payload");
    const known = rows.where("kind", "=", "dead-mails").where("payload_version", "=", 1);
    return (await known.executeTakeFirstOrThrow()).payload;
  }

  async function findings() {
    const tables = await wholeDatabase(connection);
    return [...tables].flatMap(([table, text]) =>
      [...words, ...said, quoted]
        .filter((word) => text.includes(word))
        .map((word) => `${table}: ${word}`),
    );
  }

  it("is in tables of which somebody has said what they have of a person", async () => {
    const stored = [...(await wholeDatabase(connection)).keys()];
    expect(stored.filter((table) => !ofEngine.test(table)).sort()).toEqual(
      Object.keys(tables).sort(),
    );
  });

  it("is erased everywhere: no table, no column and no search finds it afterwards", async () => {
    trouble = ({ to }) => {
      const refusal = smtpRefusal(550, `550 no such mailbox ${JSON.stringify(to)}`);
      return Object.assign(refusal, { command: "RCPT TO" });
    };
    await leaveEverything(quillon, tomorrow, said);
    await leaveEverything(ada, { ...tomorrow, timeSlot: "10:00 AM" }, ["Rust", "Gate", "Storm"]);
    const lead = await mergeBoth(quillon.name);
    await workOnThem(lead.id);
    const before = await findings();
    for (const word of [...words, ...said, quoted]) {
      expect(before.join(), word).toContain(word);
    }
    expect(await report()).toMatch(/Quillon.*Ada|Ada.*Quillon/);
    const tablesNaming = (found: readonly string[], whole: Map<string, string>) =>
      [...whole].flatMap(([table, text]) => (found.some((one) => text.includes(one)) ? table : []));
    const ids = await idsOf(quillon.name);
    const whole = await wholeDatabase(connection);
    const naming = tablesNaming([...words, ...said], whole);
    expect(naming, "those with words").toEqual(expect.arrayContaining(tablesWith("words")));
    const referring = tablesNaming(ids, whole);
    expect(referring, "those with ids").toEqual(expect.arrayContaining(tablesWith("ids")));
    expect((await erase(lead)).status).toBe(200);
    expect(await findings()).toEqual([]);
    const still = tablesNaming(ids, await wholeDatabase(connection));
    const traces: readonly string[] = tablesWith("traces");
    expect(still.filter((table) => !traces.includes(table))).toEqual([]);
    expect(await report(), "tells of the others still").toContain("Ada");
    if (engine === "sqlite") {
      const search = sql<{
        rowid: number;
      }>`select rowid from lead_search where lead_search match ${"quillon OR zebedee OR marmalade"}`;
      expect((await search.execute(connection.database)).rows).toEqual([]);
    }
  });

  it("is erased without touching anybody else", async () => {
    await leaveEverything(ada, { ...tomorrow, timeSlot: "10:00 AM" }, ["Rust", "Gate", "Storm"]);
    const tables = [
      "leads",
      "customers",
      "appointments",
      "seats",
      "inquiries",
      "assessments",
      "lead_events",
      "people",
      "person_details",
    ] as const;
    const mine = async () => {
      const whole = await wholeDatabase(connection);
      return tables.map((table) => whole.get(table));
    };
    const alone = await mine();
    await leaveEverything(quillon, tomorrow, said);
    expect(await mine()).not.toEqual(alone);
    expect((await erase(await mergeBoth(quillon.name))).status).toBe(200);
    expect(await mine()).toEqual(alone);
  });

  it("is erased for a caller without a mailbox, and not for the next one", async () => {
    const office = await signIn(server, "office");
    const call = async (name: string, phone: string, timeSlot: string) => {
      const caller = { name, phone, address: quillon.address, message: "Called." };
      const { lead } = await office.post("/api/desk/leads", caller);
      await office.post(`/api/desk/leads/${lead.id}/appointment`, { ...tomorrow, timeSlot });
      return lead;
    };
    await call(quillon.name, quillon.phone, "9:00 AM");
    const second = await call("Orla Next", "(703) 555-0155", "10:00 AM");
    expect((await erase(await leadOf(quillon.name))).status).toBe(200);
    const appointments = connection.database.selectFrom("appointments").select("name");
    expect(await appointments.execute()).toEqual([{ name: "Orla Next" }]);
    expect(await leadOf("Orla Next")).toMatchObject({ id: second.id });
    const whole = [...(await wholeDatabase(connection)).values()].join();
    expect(whole).not.toContain("zebedee");
    expect(whole).not.toContain("555-0177");
  });

  it("is erased without a mail: what waits is not sent, and its time can be booked again", async () => {
    trouble = () => new Error("connect ECONNREFUSED 127.0.0.1:25");
    await leaveEverything(quillon, tomorrow, said);
    await server.app.services.outbox.drained();
    expect((await erase(await mergeBoth(quillon.name))).status).toBe(200);
    trouble = undefined;
    server.clock.now = new Date(server.clock.now.getTime() + 600_000);
    await server.app.services.outbox.drained();
    expect(delivered).toEqual([]);
    expect((await book(await server.visitor(), tomorrow)).status).toBe(201);
  });

  it("is erased on record: who did it, and how much it was", async () => {
    await leaveEverything(quillon, tomorrow, said);
    const lead = await mergeBoth(quillon.name);
    await erase(lead);
    const entries = connection.database.selectFrom("audit_entries").selectAll();
    const [entry] = await entries.where("action", "=", "person.erased").execute();
    expect(entry).toMatchObject({ staff_id: owner.id, lead_id: lead.id });
    expect(JSON.parse(entry?.details ?? "")).toEqual({
      leads: 4,
      customers: 1,
      appointments: 1,
      inquiries: 2,
      assessments: 2,
      mails: 9,
      reports: 0,
      importRows: 0,
      savedViews: 0,
    });
  });

  it("is erased only by whoever types the lead's number", async () => {
    await leaveEverything(quillon, tomorrow, said);
    const lead = await leadOf(quillon.name);
    const other = { ...lead, number: lead.number + 1 };
    expect((await erase(other)).status).toBe(400);
    expect((await erase({ ...lead, person_id: "unknown" })).status).toBe(404);
    expect(await leadOf(quillon.name)).toEqual(lead);
  });

  it("is found by any of their mailboxes and numbers, and exported in full", async () => {
    await leaveEverything(quillon, tomorrow, said);
    await leaveEverything(ada, { ...tomorrow, timeSlot: "10:00 AM" }, ["Rust", "Gate", "Storm"]);
    const search = (body: object) => owner.send("POST", "/api/desk/people/search", body);
    const byPhone = await search({ phone: "571-555-0177" });
    expect(byPhone.body.leads).toHaveLength(4);
    const byMailbox = await search({ email: "quillon.zebedee@rarehost.example" });
    expect(byMailbox.body.leads.map(({ name }: { name: string }) => name)).toEqual(
      Array(3).fill(quillon.name),
    );
    const ahead = byMailbox.body.leads.map((lead: { bookedAhead: number }) => lead.bookedAhead);
    expect(ahead.toSorted(), "one inspection is ahead").toEqual([0, 0, 1]);
    expect((await search({})).status).toBe(400);

    const lead = await mergeBoth(quillon.name);
    expect((await search({ email: quillon.email })).body.leads).toHaveLength(4);
    const { body } = await owner.send("GET", `/api/desk/people/${lead.person_id}/export`);
    const { leads, customers, appointments, inquiries, assessments, mails, audit } = body.export;
    expect([leads.length, customers.length, appointments.length]).toEqual([4, 1, 1]);
    expect([inquiries.length, assessments.length, mails.length]).toEqual([2, 2, 9]);
    const text = JSON.stringify(body.export);
    for (const word of [quillon.address, "marmalade", "tangerine", "cinnamon", "Hi Quillon"]) {
      expect(text).toContain(word);
    }
    expect(text).not.toContain(ada.name);
    expect(audit.map(({ action }: { action: string }) => action)).toEqual([
      "person.merged",
      "person.exported",
    ]);
    expect(body.export.people).toHaveLength(2);
  });

  it("is available only to roles with the permission", async () => {
    const office = await signIn(server, "office");
    const stranger = await server.visitor();
    for (const [method, path, body] of [
      ["POST", "people/search", { phone: "571-555-0177" }],
      ["GET", "people/x/export", undefined],
      ["POST", "people/x/erase", { confirm: "1" }],
      ["GET", "settings", undefined],
    ] as const) {
      expect((await office.send(method, `/api/desk/${path}`, body)).status).toBe(403);
      expect((await stranger.send(method, `/api/desk/${path}`, body)).status).toBe(401);
    }
  });
});
