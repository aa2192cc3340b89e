import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { bookableDays } from "#domain/appointment/appointment-rules.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import type { Connection } from "#server/database/connection.ts";
import { type AlertingSite, startAlertingSite } from "#tests/support/alerts.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { untilAnswered } from "#tests/support/until-answered.ts";
import { slotLabels } from "#tests/support/usual-slots.ts";
import { book, person } from "#tests/support/visitors.ts";

const leads = 40;
const days = bookableDays(calendarDay("2026-06-02"), businessProfile);

describe.each(engines)("a storm night on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
  });
  afterEach(async () => {
    await server.close();
    await connection.close();
    await storage.drop();
  });

  /** Takes, notes and changes every lead; returns what was done and how often somebody else was faster. */
  async function work(desk: Visitor & { id: string }, rows: readonly LeadRow[]) {
    const done = { changed: [] as string[], taken: [] as string[], noted: 0, conflicts: 0 };
    await Promise.all(
      rows.map(async ({ id, version }) => {
        const path = `/api/desk/leads/${id}`;
        const once = (method: string, place: string, body?: object) => {
          const headers = { "idempotency-key": `${method} ${place} by ${desk.id}` };
          return untilAnswered(() => desk.send(method, place, body, headers));
        };
        const [change, take, note] = await Promise.all([
          once("PATCH", path, { version, followUpOn: "2026-06-05" }),
          once("POST", `${path}/take`),
          once("POST", `${path}/notes`, { text: `by ${desk.id}` }),
        ]);
        if (change.status === 200) done.changed.push(id);
        if (take.status === 200) done.taken.push(id);
        for (const answer of [change, take]) {
          if (answer.status === 200) continue;
          expect(answer.status).toBe(409);
          expect(answer.body.lead.id).toBe(id);
          done.conflicts += 1;
        }
        expect(note.status).toBe(200);
        done.noted += 1;
      }),
    );
    return done;
  }

  it("loses no lead, and reports every change once and every conflict", {
    timeout: patience.longTest,
  }, async () => {
    const desks = [await signIn(server, "office", "One"), await signIn(server, "office", "Two")];
    const visitors = await Promise.all(Array.from({ length: 8 }, () => server.visitor()));
    await Promise.all(
      Array.from({ length: leads }, (_, index) => send(visitors[index % 8] as Visitor, index)),
    );
    const [one, two] = desks as [Visitor & { id: string }, Visitor & { id: string }];
    const { body } = await one.send("GET", "/api/desk/leads");
    const rows: LeadRow[] = body.leads;
    expect(rows).toHaveLength(leads);
    expect(new Set(rows.map(({ kind }) => kind)).size).toBe(3);
    expect(rows.filter(({ emergency }) => emergency)).toHaveLength(leads / 4);

    // Nobody is on duty, so the office is alerted about each emergency; once, since the clock stands still.
    await server.app.services.outbox.drained();
    const done = await Promise.all([work(one, rows), work(two, rows)]);
    // One of two takes wins, and every change was made from a version that nobody else had changed.
    expect([...done[0].taken, ...done[1].taken].sort()).toEqual(rows.map(({ id }) => id).sort());
    const conflicts = done[0].conflicts + done[1].conflicts;
    expect(conflicts).toBe(
      leads * 4 - done.flatMap(({ changed, taken }) => [...changed, ...taken]).length,
    );

    await server.app.services.outbox.drained();
    for (const { id, emergency } of rows) {
      const lead = await readLeadAs(one, id);
      const told = lead.timeline.filter(({ kind }) => kind === "changed");
      const changes = done.filter(({ changed }) => changed.includes(id)).length;
      expect(lead.version, "one for each change that was made").toBe(2 + changes);
      expect(told).toHaveLength(1 + changes);
      expect(lead.timeline.filter(({ kind }) => kind === "note")).toHaveLength(2);
      const trail = await connection.database
        .selectFrom("audit_entries")
        .select("action")
        .where("lead_id", "=", id)
        .execute();
      expect(trail.map(({ action }) => action).sort()).toEqual([
        ...Array(1 + changes).fill("lead.changed"),
        "lead.note",
        "lead.note",
      ]);
      const changed = await connection.database
        .selectFrom("lead_changes")
        .select("kind")
        .where("lead_id", "=", id)
        .execute();
      expect(changed.filter(({ kind }) => kind === "arrived")).toHaveLength(1);
      const alerts = lead.timeline.filter(({ kind }) => kind === "alert");
      expect(alerts).toHaveLength(emergency ? 1 : 0);
      expect(changed).toHaveLength(1 + 1 + changes + 2 + alerts.length);
    }
  });
});

describe.each(engines)("a storm night with two people on duty, on %s", (engine) => {
  let site: AlertingSite;

  beforeEach(async () => {
    site = await startAlertingSite(engine);
  });
  afterEach(() => site.stop());

  it("texts nobody about ordinary leads twice in five minutes, and about every emergency at once", {
    timeout: patience.longTest,
  }, async () => {
    const { server, connection } = site;
    const numbers: string[] = [];
    for (const [index, name] of ["Ann", "Bob"].entries()) {
      const staff = await signIn(server, "office", name, { isOnDuty: true });
      await staff.send("PATCH", "/api/desk/me", { phone: `(703) 555-012${index}` });
      numbers.push(`+1703555012${index}`);
    }
    const visitor = await server.visitor();
    for (let index = 0; index < leads; index += 1) {
      await send(visitor, index);
      await server.app.services.outbox.drained();
      server.clock.now = new Date(server.clock.now.getTime() + 3_000);
    }
    await site.pass(15);

    const { database } = connection;
    const rows = await database.selectFrom("leads").selectAll().execute();
    const outbox = await database
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "in", ["lead-text", "waiting-text"])
      .orderBy("created_at")
      .execute();
    const texts = outbox.map(({ kind, lead_id, created_at, payload }) => {
      const { to, emergency } = JSON.parse(payload);
      return {
        at: created_at,
        to,
        leadId: lead_id,
        isOrdinary: kind === "waiting-text" || !emergency,
      };
    });
    const emergencies = rows.filter(({ emergency }) => emergency === 1);
    expect(emergencies).toHaveLength(leads / 4);
    for (const { id, arrived_at } of emergencies) {
      const [first] = texts.filter(({ leadId }) => leadId === id);
      expect(first, "an emergency's first text").toMatchObject({ at: arrived_at });
    }
    // Each lead stays due until a message carries it.
    expect(rows.filter(({ alerts }) => alerts === 0)).toEqual([]);
    for (const number of numbers) {
      const own = texts.filter(({ to, isOrdinary }) => to === number && isOrdinary);
      const times = own.map(({ at }) => Date.parse(at));
      expect(times.length).toBeGreaterThan(1);
      for (const [index, at] of times.slice(1).entries()) {
        expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(5 * 60_000);
      }
    }
  });
});

/** Each is sent once, however often a busy machine has it repeated. */
async function send(visitor: Visitor, index: number): Promise<void> {
  const who = person(index);
  const once = async (path: string, body: object) => {
    const headers = { "idempotency-key": `storm ${index}` };
    const { status } = await untilAnswered(() => visitor.send("POST", path, body, headers));
    if (status >= 300) throw new Error(`${path}: ${status}`);
  };
  const message = { ...who, subject: "Storm", message: "The roof leaks." };
  if (index % 4 === 0) {
    const time = { date: days[index >> 2] ?? "", timeSlot: slotLabels[0] ?? "" };
    // They look odd, so that they wait like the others.
    const notes = "http://a.example http://b.example http://c.example";
    const { status } = await untilAnswered(() => book(visitor, time, { ...who, notes }));
    if (status !== 201) throw new Error(`booking: ${status}`);
  } else if (index % 4 === 1) {
    const details = { ...finishedAssessment(), customerInfo: who };
    await once("/api/customers/assessments", details);
  } else {
    const emergency = index % 4 === 2;
    await once("/api/customers/contact", { ...message, emergency });
  }
}
