import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { type LeadState, leadStates } from "#domain/lead/lead.ts";
import { defaultRetention } from "#domain/lead/records-contract.ts";
import type { Connection } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import { storeManyRows } from "#tests/support/many-rows.ts";
import {
  appointmentRow,
  assessmentRow,
  customerRow,
  idempotencyKeyRow,
  leadEventRow,
  leadRow,
  outboxRow,
  projectConsentRow,
  projectRow,
  sessionRow,
  signInRow,
  staffRow,
} from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { deleteAnonymousAssessments, deleteEndedMails, deleteIdempotencyKeys } from "./old-rows.ts";
import { startRetention } from "./retention.ts";
import { storeRetention } from "./retention-settings.ts";

const now = new Date("2028-06-02T16:00:00.000Z");
const day = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString();
const quiet = { info() {}, warn() {} };

describe.each(engines)("what retention deletes on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
  });
  afterEach(async () => {
    await connection.close();
    await storage.drop();
  });

  async function deleteOldRows(log: Parameters<typeof startRetention>[0]["log"] = quiet) {
    const retention = startRetention({ connection, clock: () => now, log });
    await retention.run();
    await retention.stop();
  }

  function storeMail(id: string, mail: Partial<OutboxTable>) {
    const row = outboxRow({ id, created_at: daysAgo(400), ...mail });
    return connection.database.insertInto("outbox").values(row).execute();
  }

  function storeAssessment(id: string, created_at: string, others: object = {}) {
    const row = assessmentRow({ id, created_at, ...others });
    return connection.database.insertInto("assessments").values(row).execute();
  }

  async function storeLead(
    state: LeadState,
    updated_at: string,
    {
      id = state as string,
      source_id = id,
      appointment_id = null,
    }: { id?: string; source_id?: string; appointment_id?: string | null } = {},
  ) {
    const row = leadRow({ id, source_id, appointment_id, state, arrived_at: updated_at });
    await connection.database.insertInto("leads").values(row).execute();
  }

  /** A lead with a customer, an appointment, a seat, a mail and a note, all with the same id. */
  async function storeBooked(id: string, state: LeadState, date: string) {
    const { database } = connection;
    const created_at = daysAgo(40);
    const customer = customerRow({ id, email: `${id}@example.com`, created_at });
    await database.insertInto("customers").values(customer).execute();
    const time = { date: calendarDay(date), slot: "09:00" } as const;
    const appointment = appointmentRow({ id, customer_id: id, ...time, created_at });
    await database.insertInto("appointments").values(appointment).execute();
    await database
      .insertInto("seats")
      .values({ ...time, seat: id.length + id.charCodeAt(0), appointment_id: id })
      .execute();
    await storeLead(state, created_at, { id, appointment_id: id });
    await database
      .insertInto("lead_events")
      .values(leadEventRow({ id, lead_id: id }))
      .execute();
    await storeMail(id, { lead_id: id });
  }

  const leadsLeft = async () => {
    const rows = await connection.database.selectFrom("leads").select("id").orderBy("id").execute();
    return rows.map(({ id }) => id).sort();
  };

  const idsOf = async (table: "outbox" | "assessments" | "sign_ins" | "sessions") => {
    const rows = await connection.database.selectFrom(table).select("id").orderBy("id").execute();
    return rows.map(({ id }) => id);
  };

  it("is a mail that ended 90 days ago, never one that waits", async () => {
    await storeMail("sent long ago", { state: "sent", sent_at: daysAgo(90.1) });
    await storeMail("sent at last", { state: "sent", sent_at: daysAgo(89.9) });
    await storeMail("dead long ago", { state: "dead", created_at: daysAgo(90.1) });
    await storeMail("dead", { state: "dead", created_at: daysAgo(89.9) });
    await storeMail("withheld long ago", { state: "withheld", created_at: daysAgo(90.1) });
    await storeMail("withheld", { state: "withheld", created_at: daysAgo(89.9) });
    await storeMail("waits", { state: "queued" });
    await storeMail("under way", { state: "sending" });
    await deleteOldRows();
    expect(await idsOf("outbox")).toEqual([
      "dead",
      "sent at last",
      "under way",
      "waits",
      "withheld",
    ]);
  });

  it("is an Idempotency-Key after 24 hours", async () => {
    const keys = [
      idempotencyKeyRow({ key: "old", created_at: daysAgo(1.01) }),
      idempotencyKeyRow({ key: "counts", created_at: daysAgo(0.99) }),
    ];
    await connection.database.insertInto("idempotency_keys").values(keys).execute();
    await deleteOldRows();
    expect(
      await connection.database.selectFrom("idempotency_keys").select("key").execute(),
    ).toEqual([{ key: "counts" }]);
  });

  it("is a change of a lead after two days", async () => {
    for (const days of [2.01, 1.99]) {
      const change = { lead_id: `${days} days ago`, at: daysAgo(days) };
      await connection.database.insertInto("lead_changes").values(change).execute();
    }
    await deleteOldRows();
    const left = await connection.database.selectFrom("lead_changes").select("lead_id").execute();
    expect(left).toEqual([{ lead_id: "1.99 days ago" }]);
  });

  it("is an anonymous assessment after 24 months; a follow-up stays without it", async () => {
    await storeAssessment("old", "2026-06-02T15:59:59.999Z");
    await storeAssessment("old, followed", "2026-06-02T15:00:00.000Z");
    const lead = { anonymous_id: "old, followed", name: "Ada", email: "ada@example.com" };
    await storeAssessment("lead", "2026-06-02T15:10:00.000Z", lead);
    await storeAssessment("young", "2026-06-02T16:00:00.000Z");
    await deleteOldRows();
    expect(await idsOf("assessments")).toEqual(["lead", "young"]);
    const { anonymous_id } = await connection.database
      .selectFrom("assessments")
      .select("anonymous_id")
      .where("id", "=", "lead")
      .executeTakeFirstOrThrow();
    expect(anonymous_id).toBeNull();
  });

  it("is a sign-in that ended a day ago, and a session unused for as long", async () => {
    const { database } = connection;
    await database
      .insertInto("staff")
      .values(staffRow({ id: "ann" }))
      .execute();
    for (const [id, days] of [
      ["ended long ago", 1.01],
      ["ended", 0.99],
      ["open", -6],
    ] as const) {
      const wayIn = signInRow({ id, expires_at: daysAgo(days) });
      await database.insertInto("sign_ins").values(wayIn).execute();
      const times = { seen_at: daysAgo(Math.max(days, 0)), expires_at: daysAgo(-20) };
      await database
        .insertInto("sessions")
        .values(sessionRow({ id, ...times }))
        .execute();
    }
    const own = { own_device: 1, seen_at: daysAgo(5) } as const;
    await database
      .insertInto("sessions")
      .values([
        sessionRow({ ...own, id: "own", expires_at: daysAgo(-1) }),
        sessionRow({ ...own, id: "own, ended", expires_at: daysAgo(1.01) }),
      ])
      .execute();
    await deleteOldRows();
    expect(await idsOf("sign_ins")).toEqual(["ended", "open"]);
    expect(await idsOf("sessions")).toEqual(["ended", "open", "own"]);
  });

  it("is a mail that ended as many days ago as the owner says", async () => {
    await storeRetention(connection.database, { ...defaultRetention, endedMails: 30 });
    await storeMail("older", { state: "sent", sent_at: daysAgo(30.1), created_at: daysAgo(30.1) });
    await storeMail("younger", { state: "sent", sent_at: daysAgo(29.9) });
    await deleteOldRows();
    expect(await idsOf("outbox")).toEqual(["younger"]);
  });

  it("is no lead, unless the owner says so", async () => {
    await storeLead("won", daysAgo(4_000));
    await storeLead("spam", daysAgo(4_000));
    await deleteOldRows();
    expect(await leadsLeft()).toEqual(["spam", "won"]);
  });

  it("is a closed lead that nobody has touched for as long as the owner says, never an open one", async () => {
    const settings = { ...defaultRetention, closedLeads: 30, spamLeads: 7 };
    await storeRetention(connection.database, settings);
    for (const state of leadStates) {
      await storeLead(state, daysAgo(30.1), { id: `old ${state}` });
      await storeLead(state, daysAgo(6.9), { id: `young ${state}` });
    }
    await storeLead("spam", daysAgo(7.1), { id: "spam of a week ago" });
    await deleteOldRows();
    const open = leadStates.filter((state) => !["won", "lost", "spam"].includes(state));
    const kept = [
      ...open.map((state) => `old ${state}`),
      ...leadStates.map((state) => `young ${state}`),
    ];
    expect(await leadsLeft()).toEqual(kept.sort());
  });

  it("is no lead whose finished roof is on the site, until it is not", async () => {
    await storeRetention(connection.database, { ...defaultRetention, closedLeads: 30 });
    const moment = daysAgo(40);
    const all = [
      { id: "shown" },
      { id: "taken down", project: { taken_down_at: moment } },
      { id: "taken back", consent: { taken_back_at: moment } },
      { id: "never published", project: { consent_id: null, published_at: null, slug: null } },
    ];
    for (const { id, project, consent } of all) {
      await storeLead("won", moment, { id });
      const shown = { consent_id: id, slug: id, published_at: moment };
      const { database } = connection;
      const row = projectRow({ id, lead_id: id, ...shown, ...project });
      await database.insertInto("projects").values(row).execute();
      const asked = projectConsentRow({ id, project_id: id, ...consent });
      await database.insertInto("project_consents").values(asked).execute();
    }
    await deleteOldRows();
    expect(await leadsLeft()).toEqual(["shown"]);
  });

  it("is, with a lead, everything that belongs to it and nothing of another", async () => {
    await storeRetention(connection.database, { ...defaultRetention, closedLeads: 30 });
    await storeBooked("gone", "won", "2028-05-01");
    await storeBooked("kept", "quoted", "2028-05-01");
    await storeBooked("ahead", "won", "2028-06-03");
    const { database } = connection;
    const booked = database.selectFrom("appointments").selectAll();
    const last = await booked.where("id", "=", "gone").executeTakeFirstOrThrow();
    const earlier = { ...last, id: "gone, the one before" };
    await database.insertInto("appointments").values(earlier).execute();
    await deleteOldRows();
    for (const table of ["leads", "customers", "appointments", "outbox"] as const) {
      const rows = await database.selectFrom(table).select("id").orderBy("id").execute();
      expect(
        rows.map(({ id }) => id),
        table,
      ).toEqual(["ahead", "kept"]);
    }
    const events = await database.selectFrom("lead_events").select("lead_id").execute();
    expect(events.map(({ lead_id }) => lead_id).sort()).toEqual(["ahead", "kept"]);
    const seats = await database.selectFrom("seats").select("appointment_id").execute();
    expect(seats.map(({ appointment_id }) => appointment_id).sort()).toEqual(["ahead", "kept"]);
  });

  it("is deleted in small batches, even by two processes at once", async () => {
    const count = 2_500;
    await storeManyRows(connection, count);
    for (const deleteBatch of [
      deleteEndedMails,
      deleteIdempotencyKeys,
      deleteAnonymousAssessments,
    ]) {
      expect(await deleteBatch(connection, now, 200)).toBe(200);
    }
    const other = await storage.open();
    await Promise.all(
      [connection, other].map(async (one) => {
        const retention = startRetention({ connection: one, clock: () => now, log: quiet });
        await retention.run();
        await retention.stop();
      }),
    );
    await other.close();
    expect((await idsOf("outbox")).length, "those that wait").toBe(1);
    expect(await idsOf("assessments"), "those with details").toHaveLength(count / 10);
    expect(
      await connection.database.selectFrom("idempotency_keys").select("key").execute(),
    ).toEqual([]);
  });

  it("is tried again later when the database is unavailable", async () => {
    const warnings: unknown[] = [];
    await idsOf("outbox");
    await connection.close();
    await deleteOldRows({ info() {}, warn: (...line) => warnings.push(line) });
    expect(warnings).toHaveLength(1);
    connection = await storage.open();
  });
});
