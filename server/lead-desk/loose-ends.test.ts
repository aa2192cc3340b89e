import type { Insertable } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDeskClient, type DeskClient } from "#api-client/api-client.ts";
import { noOutcome } from "#desk/day/outcome-draft.ts";
import { endLooseEnd } from "#desk/loose-ends/loose-end-presses.ts";
import { outcomeChange } from "#desk/unsent/outcome-change.ts";
import { addDays, type CalendarDay, calendarDay } from "#domain/calendar/calendar-day.ts";
import { type LooseEndKind, looseEndKinds } from "#domain/lead/lead.ts";
import { type LooseEndPress, leaveReasonsOf, looseEndPresses } from "#domain/lead/loose-ends.ts";
import type { ListedEnd } from "#domain/lead/loose-ends-contract.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import { signIn } from "#tests/support/desk.ts";
import { planFor } from "#tests/support/inspectors.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { someFinding, someReport } from "#tests/support/report-values.ts";
import {
  appointmentRow,
  customerRow,
  leadEventRow,
  leadRow,
  outboxRow,
  photoRow,
  reportRow,
} from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { slots } from "#tests/support/usual-slots.ts";

/** A Tuesday, at 4 PM where the business is. */
const now = new Date("2026-06-02T20:00:00.000Z");
const longAgo = "2026-05-20T14:00:00.000Z";
/** Before anything that is looked at. */
const march = "2026-03-02T14:00:00.000Z";
const today = calendarDay("2026-06-02");
const yesterday = calendarDay("2026-06-01");
const tomorrow = calendarDay("2026-06-03");
const nextWeek = calendarDay("2026-06-08");

const repeatable = () => ({ "idempotency-key": crypto.randomUUID() });

type Visit = Partial<Insertable<Schema["appointments"]>>;
type Made = {
  lead?: Partial<Insertable<Schema["leads"]>>;
  visit?: Visit;
  more?: (database: Connection["database"], id: string) => Promise<unknown>;
};

const dead = async (database: Connection["database"], lead_id: string) => {
  const mail = { id: `mail of ${lead_id}`, lead_id, recipient: `${lead_id}@example.com` };
  const row = outboxRow({ ...mail, state: "dead", created_at: "2026-06-01T14:00:00.000Z" });
  await database.insertInto("outbox").values(row).execute();
};

/** Another has arrived since. */
const deadThenSent = async (database: Connection["database"], lead_id: string) => {
  await dead(database, lead_id);
  const mail = { id: `later mail of ${lead_id}`, lead_id, recipient: `${lead_id}@example.com` };
  const row = outboxRow({ ...mail, state: "sent", created_at: "2026-06-01T15:00:00.000Z" });
  await database.insertInto("outbox").values(row).execute();
};

const photo =
  (own: Partial<Insertable<Schema["photos"]>> = {}) =>
  async (database: Connection["database"], lead_id: string) => {
    const row = photoRow({ id: `photo-of-${lead_id}`, lead_id, ...own });
    await database.insertInto("photos").values(row).execute();
  };

const askedToMove = async (database: Connection["database"], id: string) => {
  const visit = await database
    .selectFrom("appointments")
    .selectAll()
    .where("lead_id", "=", id)
    .executeTakeFirstOrThrow();
  await database
    .insertInto("rescheduling_items")
    .values({
      ...{ rescheduling_id: "rain", appointment_id: visit.id, state: "not-reached", version: 1 },
      ...{ original_date: yesterday, original_slot: "09:00", original_inspector: null },
      ...{ proposed_date: visit.date, proposed_slot: visit.slot, proposed_inspector: null },
      ...{ told_at: "2026-06-01T14:00:00.000Z", answer_by: longAgo, answered_at: null },
    })
    .execute();
};

const quoted = { state: "quoted", quoted_at: longAgo, last_quoted_at: longAgo } as const;
/** Somebody was reached; the network may have come back only later. */
const reached =
  (pressedAt: string, at = pressedAt) =>
  async (database: Connection["database"], lead_id: string) => {
    const details = JSON.stringify({ outcome: "reached", pressedAt });
    const row = leadEventRow({ id: `call to ${lead_id}`, lead_id, at, kind: "call", details });
    await database.insertInto("lead_events").values(row).execute();
  };

/** Known only after the mail had failed, which it had not when they were reached. */
const deadAfterCall = async (database: Connection["database"], lead_id: string) => {
  await dead(database, lead_id);
  await reached("2026-06-01T13:00:00.000Z", "2026-06-01T18:00:00.000Z")(database, lead_id);
};

/** Three quarters of forty leads with something loose, by what that is; and a quarter with nothing. */
const loose: [LooseEndKind, Made][] = [
  ["not-told", { visit: { told_date: tomorrow, told_slot: "09:00" } }],
  ["not-told", { visit: { told_date: tomorrow, told_slot: "10:00" } }],
  ["not-told", { visit: { told_date: tomorrow, told_slot: "11:00", status: "cancelled" } }],
  ["suspected", { lead: { suspected: 1 }, visit: { suspected: 1, progress: "booked" } }],
  ["suspected", { lead: { suspected: 1 }, visit: {} }],
  ["undelivered", { visit: {}, more: dead }],
  ["undelivered", { lead: { state: "contacted" }, more: dead }],
  ["undelivered", { lead: { state: "new" }, more: deadAfterCall }],
  ["unreachable", { visit: { email: "", progress: "booked" } }],
  [
    "unreachable",
    { visit: { email: "", progress: "booked" }, more: reached(march, "2026-05-25T14:00:00.000Z") },
  ],
  ["unconfirmed", { visit: { date: tomorrow, progress: "booked" } }],
  ["unconfirmed", { visit: { date: tomorrow, progress: "booked" } }],
  ["unconfirmed", { visit: { date: tomorrow, email: "", progress: "booked" } }],
  ["unanswered", { visit: { progress: "booked" }, more: askedToMove }],
  ["unanswered", { visit: { progress: "booked" }, more: askedToMove }],
  ["unassigned", { visit: { date: tomorrow, inspector_id: null } }],
  ["unassigned", { visit: { date: tomorrow, inspector_id: null } }],
  ["outcome", { visit: { date: yesterday } }],
  ["outcome", { visit: { date: yesterday, progress: "booked" } }],
  ["outcome", { visit: { date: yesterday, progress: "on-the-way" } }],
  ["quote", { visit: { date: yesterday, progress: "done" } }],
  ["quote", { visit: { date: yesterday, progress: "done" } }],
  ["photos", { lead: { state: "contacted", answered_at: longAgo }, more: photo() }],
  ["photos", { lead: { state: "contacted", answered_at: longAgo }, more: photo() }],
  ["photos", { visit: {}, more: photo() }],
  ["silent", { lead: quoted }],
  ["silent", { lead: { ...quoted, quoted_at: march } }],
  [
    "silent",
    { lead: { ...quoted, quoted_at: march, last_quoted_at: march }, more: reached(longAgo) },
  ],
];

const quiet: Made[] = [
  { visit: {}, more: deadThenSent },
  { visit: { date: tomorrow } },
  { visit: { date: yesterday, progress: "no-show" } },
  { visit: { date: yesterday }, lead: { state: "won" } },
  { visit: { status: "cancelled" } },
  { visit: { told_date: tomorrow, told_slot: "09:00" }, lead: { state: "lost" } },
  { lead: { state: "spam", suspected: 1 } },
  { lead: { ...quoted, follow_up_on: tomorrow } },
  { lead: { ...quoted, last_quoted_at: "2026-06-02T14:00:00.000Z" } },
  { lead: { state: "new" }, more: photo() },
  { lead: { state: "contacted", answered_at: longAgo }, more: photo({ opened_at: longAgo }) },
  { lead: { state: "contacted", answered_at: longAgo } },
];

describe.each(engines)("loose ends, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let office: Visitor & { id: string };
  let inspector: Visitor & { id: string };
  let client: DeskClient;
  const places = new Map<CalendarDay, number>();

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    server.clock.now = now;
    office = await signIn(server, "office", "Olive");
    client = createDeskClient({
      storage: createMemoryStorage({ csrfToken: office.csrfToken }),
      prefix: `${server.url}/api`,
      fetch(request) {
        request.headers.set("cookie", office.cookie);
        return fetch(request);
      },
    });
    inspector = await signIn(server, "inspector", "Dana Ruiz");
    await planFor(office, inspector.id);
    await planFor(office, (await signIn(server, "inspector", "Sam Lee")).id);
    places.clear();
    await makeLeads();
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  async function makeLeads(): Promise<void> {
    const { database } = connection;
    await database.insertInto("customers").values(customerRow()).execute();
    await database
      .insertInto("reschedulings")
      .values({
        ...{ id: "rain", closure_id: "closure", first_day: yesterday, last_day: yesterday },
        ...{ reason: "Rain", staff_id: office.id, created_at: longAgo, finished_at: longAgo },
      })
      .execute();
    const all = [...loose.map(([, made]) => made), ...quiet];
    expect(all).toHaveLength(40);
    for (const [index, made] of all.entries()) await makeLead(index, made);
  }

  async function makeLead(index: number, { lead, visit, more }: Made): Promise<void> {
    const { database } = connection;
    const id = `lead-${index}`;
    const person = { name: `Person ${index}`, email: `${id}@example.com`, phone: "703-555-0142" };
    if (visit) {
      const place = freePlace(visit.date ?? addDays(nextWeek, index % 4));
      const row = {
        ...{ ...person, ...place },
        ...{ inspector_id: inspector.id, progress: "confirmed" as const },
      };
      await database
        .insertInto("appointments")
        .values(
          appointmentRow({
            ...{ id: `visit-${index}`, customer_id: "customer", created_at: longAgo },
            ...{ known_at: longAgo, ...row, ...visit },
            mailbox: visit.email ?? person.email,
          }),
        )
        .execute();
    }
    const scheduled = visit && {
      ...{ kind: "appointment" as const, state: "scheduled" as const, answered_at: longAgo },
      appointment_id: `visit-${index}`,
    };
    await database
      .insertInto("leads")
      .values(leadRow({ id, ...person, arrived_at: longAgo, ...scheduled, ...lead }))
      .execute();
    await more?.(database, id);
  }

  /** An hour of a day that no other visit has: no inspector is in two places at once. */
  function freePlace(date: CalendarDay) {
    const taken = places.get(date) ?? 0;
    places.set(date, taken + 1);
    const slot = slots[taken];
    if (!slot) throw new Error(`the hours of ${date} are used up`);
    return { date, slot };
  }

  /** What the desk does for a press. */
  async function pressFirst(press: LooseEndPress, end: ListedEnd): Promise<void> {
    if (press === "close") throw new Error("nothing is closed by one press");
    if (press !== "quoted") return endLooseEnd(end, { press }, { client, repeatable });
    const { lead, appointment, proposedFollowUp } = end;
    const followUpOn = proposedFollowUp ?? undefined;
    const words = { ...noOutcome, state: press, amount: "14.5k", followUpOn };
    const said = { version: lead.version, words, at: now.getTime() };
    const body = outcomeChange({ ...said, appointmentId: appointment?.id }, today);
    if (!body) throw new Error("it says something");
    await client.PATCH("/desk/leads/{id}", {
      params: { path: { id: lead.id }, header: repeatable() },
      body,
    });
    const quoted = await readLeadAs(office, lead.id);
    expect(quoted).toMatchObject({ amountCents: 1_450_000, followUpOn: proposedFollowUp });
  }

  const list = async (): Promise<{ ends: ListedEnd[]; total: number }> =>
    (await office.send("GET", "/api/desk/loose-ends")).body;

  it("are derived from forty leads, each with its reason, the most urgent first", async () => {
    const { ends, total } = await list();
    expect(ends.map(({ kind }) => kind)).toEqual(loose.map(([kind]) => kind));
    expect(ends.map(({ lead }) => lead.id).sort()).toEqual(
      loose.map((_, index) => `lead-${index}`).sort(),
    );
    expect(total).toBe(loose.length);
    for (const { since, key, kind } of ends) {
      expect(Date.parse(since)).toBeLessThanOrEqual(now.getTime());
      expect(key.startsWith(`${kind}|`)).toBe(true);
    }
    expect(looseEndKinds.filter((kind) => !ends.some((end) => end.kind === kind))).toEqual([]);
    const [unassigned] = ends.filter(({ kind }) => kind === "unassigned");
    expect(unassigned?.inspector).toMatchObject({ name: "Sam Lee" });
    expect(ends.find(({ kind }) => kind === "photos")?.photos).toBe(1);
    const proposed = ends.map(({ kind, proposedFollowUp }) => [kind, proposedFollowUp]);
    expect(proposed.filter(([, day]) => day !== null)).toEqual([
      ...Array(2).fill(["quote", "2026-06-04"]),
      ...Array(3).fill(["silent", tomorrow]),
    ]);
    expect(ends.some(({ isInVain }) => isInVain)).toBe(false);
  });

  it("are no missing quote while a report stands that says that nothing needs doing", async () => {
    const { lead, appointment } = (await list()).ends.find(({ kind }) => kind === "quote") ?? {};
    const isMissing = async () =>
      (await list()).ends.some((end) => end.kind === "quote" && end.lead.id === lead?.id);
    const { database } = connection;
    const store = (own: { id: string; corrects?: string }, kind: "nothing" | "repair") => {
      const findings = kind === "repair" ? [someFinding()] : [];
      const content = someReport({ findings, advice: { kind, years: null, words: "" } });
      const of = { lead_id: lead?.id ?? "", appointment_id: appointment?.id ?? null };
      const row = reportRow({ ...of, ...own, content: JSON.stringify(content), sent_at: longAgo });
      return database.insertInto("reports").values(row).execute();
    };
    const revoke = (id: string) =>
      database.updateTable("reports").set({ revoked_at: longAgo }).where("id", "=", id).execute();

    await store({ id: "first" }, "nothing");
    expect(await isMissing()).toBe(false);
    await store({ id: "corrected", corrects: "first" }, "repair");
    expect(await isMissing()).toBe(true);
    // What it corrected does not stand again.
    await revoke("corrected");
    expect(await isMissing()).toBe(true);
    await store({ id: "new" }, "nothing");
    expect(await isMissing()).toBe(false);
    await revoke("new");
    expect(await isMissing()).toBe(true);
  });

  it("are nothing that an inspector sees", async () => {
    expect((await inspector.send("GET", "/api/desk/loose-ends")).status).toBe(403);
  });

  it("are left with a reason, taken up again, and come back when we move an inspection again", async () => {
    const moved = (await list()).ends.find(({ lead }) => lead.id === "lead-0");
    const { key = "", appointment } = moved ?? {};
    const path = "/api/desk/leads/lead-0/loose-ends";
    const kept = async () => (await list()).ends.filter(({ lead }) => lead.id === "lead-0");
    const left = { key, reason: "other", text: "Their neighbor tells them." };
    await office.post(`${path}/leave`, left);
    expect(await kept()).toEqual([]);
    expect((await office.send("POST", `${path}/leave`, left)).status).toBe(409);
    const { timeline } = await readLeadAs(office, "lead-0");
    expect(timeline.find(({ kind }) => kind === "loose-end")).toMatchObject({
      kind: "loose-end",
      staff: { name: "Olive" },
      details: { does: "left", end: "not-told", reason: "other", text: left.text },
    });
    await office.post(`${path}/take-up`, { key });
    expect(await kept()).toMatchObject([{ key }]);
    expect((await office.send("POST", `${path}/take-up`, { key })).status).toBe(409);
    await office.post(`${path}/leave`, left);
    const elsewhere = { date: "2026-06-12", timeSlot: "3:00 PM" };
    const body = { sequence: appointment?.sequence, ...elsewhere };
    const moving = await office.send("PATCH", `/api/desk/appointments/${appointment?.id}`, body);
    expect(moving.status).toBe(200);
    const [again] = await kept();
    expect(again?.key).not.toBe(key);
    expect(again).toMatchObject({ kind: "not-told", since: now.toISOString() });
  });

  it("say that somebody else goes by a reason of its own, which no other line offers", async () => {
    const { ends } = await list();
    const [end] = ends.filter(({ kind }) => kind === "unassigned");
    if (!end) throw new Error("one is unassigned");
    await endLooseEnd(end, { press: "somebody-else" }, { client, repeatable });
    const { timeline } = await readLeadAs(office, end.lead.id);
    const left = timeline.find(({ kind }) => kind === "loose-end");
    expect(left?.details).toEqual({
      ...{ does: "left", end: "unassigned", key: end.key, reason: "somebody-else-goes" },
    });
    const offering = looseEndKinds.filter((kind) =>
      leaveReasonsOf(kind).includes("somebody-else-goes"),
    );
    expect(offering).toEqual(["unassigned"]);
  });

  it("are each ended by their first press", async () => {
    async function pressAll(): Promise<void> {
      const { ends } = await list();
      for (const end of ends) {
        const press = looseEndPresses[end.kind][0];
        await pressFirst(press, end);
        const keys = (await list()).ends.map((one) => one.key);
        expect(keys, `${end.key} after ${press}`).not.toContain(end.key);
      }
    }
    await pressAll();
    // Of visits that have taken place, nobody has said what came of them.
    expect((await list()).ends.map(({ kind }) => kind)).toEqual(["quote", "quote", "quote"]);
    await pressAll();
    expect((await list()).ends).toEqual([]);
  });
});
