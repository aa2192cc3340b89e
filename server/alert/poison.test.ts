import fc from "fast-check";
import type { FastifyBaseLogger } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { createBackupWatch } from "#server/backup/backup-watch.ts";
import type { Connection } from "#server/database/connection.ts";
import { answerPromisesOf } from "#server/lead/answer-promises.ts";
import { storeLead } from "#server/lead/arrivals.ts";
import { createDeliveryRecord } from "#server/mail/delivery-record.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { mailKinds } from "#server/outbox/mail-kinds.ts";
import { startOutbox } from "#server/outbox/start-outbox.ts";
import { findOrCreatePerson } from "#server/person/people-repository.ts";
import { type HeldLock, holdLock } from "#tests/support/held-lock.ts";
import { mailOptions } from "#tests/support/outbox.ts";
import { leadEventRow, staffRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";

/** How a lead is broken; `held` rows are locked by a session that somebody forgot, which SQLite does not know. */
const harms = ["none", "event", "mail", "held lead", "held mail"] as const;
type Harm = (typeof harms)[number];

const garbage = fc.constantFrom("{", "", "null", "[]", "7", '"{}"', "{}", '{"person":null}');
const lead = fc.record({
  harm: fc.constantFrom(...harms, "none" as Harm),
  emergency: fc.boolean(),
  garbage,
});
type Lead = typeof lead extends fc.Arbitrary<infer One> ? One : never;

const arrival = new Date("2026-06-02T16:00:00.000Z");
const minute = 60_000;

describe.each(engines)("a lead that cannot be read, or is locked, on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  const held: HeldLock[] = [];
  const workers: OutboxWorker[] = [];

  beforeAll(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
    const ann = staffRow({ id: "ann", on_duty_since: arrival.toISOString() });
    await connection.database.insertInto("staff").values(ann).execute();
  });
  afterAll(async () => {
    await letGo();
    await connection.close();
    await storage.drop();
  });

  /** Stores a lead with the notice about it, and breaks it. */
  async function store({ harm, emergency, garbage }: Lead, index: number): Promise<string> {
    return connection.transact(async (transaction) => {
      const person = { name: `Person ${index}`, email: "", phone: "7035550111", address: "" };
      const personId = await findOrCreatePerson(transaction, person, arrival);
      const id = await storeLead(
        transaction,
        {
          personId,
          ...{
            kind: "inquiry",
            source: "contact",
            sourceId: `inquiry-${index}`,
            person,
            emergency,
          },
          ...{ subject: "Gutters", message: "They sag." },
          suspicion: { isSuspected: false, isConfirmationWithheld: false },
        },
        arrival,
        { opening: businessProfile, promises: answerPromisesOf(businessProfile) },
      );
      const inquiry = {
        ...{ id: `inquiry-${index}`, ...person, subject: "Gutters", message: "They sag." },
        ...{ emergency, isSuspected: false, isConfirmationWithheld: false },
        ...{ createdAt: arrival.toISOString() },
      };
      await enqueue(
        transaction,
        mailKinds,
        {
          ...{ kind: "inquiry-notice", id: `notice-${id}`, payload: inquiry, leadId: id },
          ...(emergency && { escalateAt: arrival }),
        },
        arrival,
      );
      if (harm === "mail") {
        const mail = transaction.updateTable("outbox").set({ payload: garbage });
        await mail.where("id", "=", `notice-${id}`).execute();
      }
      if (harm === "event") {
        const event = { id: `event-${id}`, lead_id: id, at: arrival.toISOString() };
        const alert = leadEventRow({ ...event, kind: "alert", details: garbage });
        await transaction.insertInto("lead_events").values(alert).execute();
      }
      return id;
    });
  }

  async function hold(harm: Harm, id: string): Promise<void> {
    if (engine === "sqlite") return;
    const select = {
      "held lead": "select 1 from leads where id = $1 for update",
      "held mail": "select 1 from outbox where lead_id = $1 for update",
    };
    const statement = select[harm as keyof typeof select];
    if (statement) held.push(await holdLock(storage.databaseUrl, statement, [id]));
  }

  /** Starts what works on the outbox. Only alerts and reports are accepted; notices are not, so that they escalate. */
  function start() {
    const clock = { now: arrival };
    const errors: object[] = [];
    const subjects: string[] = [];
    const log = { info() {}, warn() {}, error: (line: object) => errors.push(line) };
    const outbox = startOutbox({
      connection,
      mailWatch: { record: createDeliveryRecord(connection, () => clock.now), async look() {} },
      changes: { wake() {} },
      backups: createBackupWatch({
        connection,
        config: { backupBucket: undefined, isProduction: false },
        clock: () => clock.now,
      }),
      photoFiles: { load: async () => undefined },
      decoder: { decode: () => Promise.reject(new Error("there is no photo")) },
      mailOptions,
      limits: { mayMail: async () => true },
      clock: () => clock.now,
      log: log as Partial<FastifyBaseLogger> as FastifyBaseLogger,
      transport: {
        async deliver({ id, subject, to }) {
          if (id.startsWith("notice-")) throw new Error("421 come back later");
          subjects.push(`${subject} to ${typeof to === "string" ? to : to.address}`);
        },
        close() {},
      },
    });
    workers.push(outbox);
    const pass = async (milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds);
      await outbox.drained();
    };
    return { pass, errors, subjects };
  }

  async function release(): Promise<void> {
    for (const lock of held.splice(0)) await lock.release();
  }

  async function letGo(): Promise<void> {
    await release();
    for (const worker of workers.splice(0)) await worker.stop();
  }

  async function empty(): Promise<void> {
    await letGo();
    for (const table of ["outbox", "lead_events", "lead_changes", "leads"] as const) {
      await connection.database.deleteFrom(table).execute();
    }
    await connection.database.updateTable("staff").set({ ordinary_alert_at: null }).execute();
  }

  it("keeps no other lead from being alerted about, nor an emergency from escalating", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(lead, { minLength: 1, maxLength: 60 }), async (leads) => {
        await empty();
        const ids: string[] = [];
        for (const [index, one] of leads.entries()) ids.push(await store(one, index));
        for (const [index, id] of ids.entries()) await hold(leads[index]?.harm ?? "none", id);
        const site = start();
        // A look takes up to twenty leads, and the next comes a second later.
        for (let second = 0; second < 5; second += 1) await site.pass(1_000);
        // An emergency's mail that nobody can send holds up ordinary ones for a minute.
        await site.pass(60_000);

        const rows = await connection.database.selectFrom("outbox").selectAll().execute();
        const alerts = rows.filter(({ kind }) => ["lead-alert", "waiting-alert"].includes(kind));
        expect(alerts.filter(({ state }) => state !== "sent")).toEqual([]);
        const counted = connection.database
          .selectFrom("leads")
          .select("id")
          .where("alerts", ">", 0);
        const alerted = new Set((await counted.execute()).map(({ id }) => id));
        const of = (id: string, kind: string) =>
          rows.find((row) => row.lead_id === id && row.kind === kind);
        for (const [index, id] of ids.entries()) {
          const { harm, emergency } = leads[index] as Lead;
          const isHeld = engine === "postgres" && harm.startsWith("held");
          if (harm !== "held lead" || !isHeld) {
            const hasFailed = rows.some((row) => row.id === `alert-failed-${id}`);
            expect(alerted.has(id) || hasFailed, `${harm} ${id}`).toBe(true);
          }
          if (emergency && harm !== "mail" && !isHeld) {
            expect(of(id, "inquiry-escalation"), `${harm} ${id}`).toBeDefined();
          }
        }
        await release();
        await site.pass(1_000);
        await site.pass(5 * minute);
        const missing = connection.database.selectFrom("leads").select("id");
        expect(await missing.where("alert_at", "<=", arrival.toISOString()).execute()).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });

  it("is put off, logged, and reported to the office once", async () => {
    await empty();
    const id = await store({ harm: "event", emergency: false, garbage: "{" }, 0);
    const site = start();
    await site.pass(0);
    const told = "New lead: Person 0 to office@site.test";
    expect(site.subjects).toEqual([told]);
    expect(site.errors).toEqual([
      { err: new Error("an alert in the lead's timeline cannot be read"), lead: id },
    ]);
    const mail = connection.database.selectFrom("outbox").select("payload");
    const row = await mail.where("kind", "=", "lead-alert").executeTakeFirstOrThrow();
    expect(JSON.parse(row.payload)).toMatchObject({ to: null, hasFailed: true });
    await site.pass(4 * minute);
    expect(site.errors).toHaveLength(1);
    await site.pass(minute);
    expect(site.errors).toHaveLength(2);
    expect(site.subjects).toEqual([told]);
  });

  it.each(["{", "null", "7"] as const)(
    "is told to the office when its mail says %s",
    async (payload) => {
      await empty();
      await store({ harm: "mail", emergency: true, garbage: payload }, 0);
      const site = start();
      await site.pass(0);
      for (const pause of [minute, minute, 4 * minute, 60 * minute]) await site.pass(pause);
      const reports = site.subjects.filter((subject) => subject.includes("not delivered"));
      expect(reports.length).toBeGreaterThan(0);
    },
  );
});
