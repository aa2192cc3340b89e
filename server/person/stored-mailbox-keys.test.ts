import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { signIn } from "#tests/support/desk.ts";
import { openBrowser } from "#tests/support/desk-browser.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";
import { peopleWith } from "./known-people.ts";
import { rewriteMailboxKeys } from "./stored-mailbox-keys.ts";

const now = "2026-06-02T16:00:00.000Z";
const typed = "ann@müller.example";
const punycode = "Ann@XN--MLLER-KVA.example";

describe.each(engines)(
  "a mailbox whose domain is typed in letters and in punycode, on %s",
  (engine) => {
    let server: TestApp;

    beforeEach(async () => {
      server = await startTestApp(engine, { env: { RATE_LIMIT: "on" } });
    });
    afterEach(() => server.close());

    it("is one customer, one person and one limit", async () => {
      const visitor = await server.visitor();
      const register = async (email: string) =>
        (await visitor.send("POST", "/api/customers/register", { ...ada, email })).body.customerId;
      expect(await register(punycode)).toBe(await register(typed));
      const days = [
        "2026-06-03",
        "2026-06-04",
        "2026-06-05",
        "2026-06-08",
        "2026-06-09",
        "2026-06-10",
      ];
      const answers = [];
      for (const [at, date] of days.entries()) {
        const email = at % 2 === 0 ? typed : punycode;
        const phone = `(703) 555-01${at}0`;
        answers.push(await book(visitor, { date, timeSlot: "9:00 AM" }, { email, phone }));
      }
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
      const owner = await signIn(server, "owner");
      const { leads } = (await owner.send("GET", "/api/desk/leads?list=all")).body;
      const persons = leads.map((lead: { ofPerson: number }) => lead.ofPerson);
      expect(persons).toEqual([5, 5, 5, 5, 5]);
    });

    it("lets staff in with either", async () => {
      await server.app.services.operator.invite({ name: "Ann", email: typed, role: "office" });
      const browser = await openBrowser(server);
      for (const email of [typed, punycode]) {
        await browser.askToSignIn(email);
        await server.app.services.outbox.drained();
      }
      expect(server.mails).toHaveLength(2);
    });
  },
);

const columns = {
  customers: "email_key",
  staff: "email_key",
  people: "key",
  appointments: "mailbox",
  outbox: "recipient",
  leads: "person_key",
} as const;

/** What an older release has stored of somebody with this mailbox. */
async function storePerson(database: Kysely<unknown>, id: string, email: string): Promise<void> {
  await sql`
    insert into customers (id, email_key, name, email, phone, address, created_at)
    values (${id}, ${email}, '', ${email}, '', '', ${now})`.execute(database);
  await sql`
    insert into staff (id, email_key, email, name, role, phone, is_active, created_at)
    values (${id}, ${email}, ${email}, '', 'office', '', 1, ${now})`.execute(database);
  await sql`
    insert into people (id, key, head_id, created_at)
    values (${id}, ${`mailbox:${email}`}, ${id}, ${now})`.execute(database);
  await storeMailbox(database, id, email);
  await sql`
    insert into appointments (id, customer_id, name, email, phone, address, notes, date, slot,
      status, sequence, mailbox, suspected, withheld, progress, created_at, updated_at)
    values (${id}, ${id}, '', ${email}, '', '', '', '2026-06-03', '09:00',
      'cancelled', 0, ${email}, 0, 0, 'booked', ${now}, ${now})`.execute(database);
  await sql`
    insert into outbox (id, lane, kind, payload_version, payload, state, attempts, refusals,
      due_at, created_at, recipient)
    values (${id}, 'ordinary', 'note', 1, '{}', 'dead', 0, 0, ${now}, ${now}, ${email})`.execute(
    database,
  );
  await storeLead(database, id, email);
}

async function storeLead(database: Kysely<unknown>, id: string, key: string): Promise<void> {
  await sql`
    insert into leads (id, kind, source_id, source, person_key, name, email, phone, address, subject, message, emergency,
      suspected, state, version, arrived_at, answer_by, promise_by, alerts, updated_at, search)
    values (${id}, 'inquiry', ${id}, 'site', ${key}, '', '', '', '', '', '', 0,
      0, 'new', 1, ${now}, ${now}, ${now}, 0, ${now}, '')`.execute(database);
}

async function storeMailbox(database: Kysely<unknown>, id: string, email: string): Promise<void> {
  await sql`
    insert into person_details (person_id, kind, key, value, first_seen)
    values (${id}, 'mailbox', ${email}, ${email}, ${now})`.execute(database);
}

describe.each(engines)("keys of mailboxes that an older release has stored, on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0039-appointments-of-spam", async (database) => {
      await storePerson(database, "alone", "bob@zürich.example");
      await storePerson(database, "letters", "ann@müller.example");
      await storePerson(database, "punycode", "ann@xn--mller-kva.example");
      await storePerson(database, "local", "jürgen@example.com");
      await storeMailbox(database, "alone", "bob@xn--zrich-kva.example");
      await storeLead(database, "telephone", "7035550142");
    });
    connection = await storage.open();
    await rewriteMailboxKeys(connection);
  });
  afterEach(async () => {
    await connection.close();
    await storage.drop();
  });

  /** The key in each row, by the rows' ids. */
  async function read(table: keyof typeof columns): Promise<(string | null)[]> {
    const { rows } = await sql<{ key: string | null }>`
      select ${sql.ref(columns[table])} as "key" from ${sql.table(table)} order by id`.execute(
      connection.database,
    );
    return rows.map(({ key }) => key);
  }
  const bob = "bob@xn--zrich-kva.example";
  const ann = "ann@xn--mller-kva.example";
  const jürgen = "jürgen@example.com";

  it("are those of today", async () => {
    expect(await read("appointments")).toEqual([bob, ann, jürgen, ann]);
    expect(await read("outbox")).toEqual([bob, ann, jürgen, ann]);
    expect(await read("leads")).toEqual([bob, ann, jürgen, ann, "7035550142"]);
    const details = await connection.database
      .selectFrom("person_details")
      .select(["person_id", "key", "value"])
      .orderBy("person_id")
      .execute();
    expect(details.map((detail) => Object.values(detail))).toEqual([
      ["alone", bob, bob],
      ["letters", ann, "ann@müller.example"],
      ["local", jürgen, jürgen],
      ["punycode", ann, ann],
    ]);
  });

  it("merge nobody, and both are found", async () => {
    expect(await read("people")).toEqual([
      `mailbox:${bob}`,
      null,
      `mailbox:${jürgen}`,
      `mailbox:${ann}`,
    ]);
    expect(await read("customers")).toEqual([bob, "ann@müller.example", jürgen, ann]);
    expect(await read("staff")).toEqual([bob, "ann@müller.example", jürgen, ann]);
    const found = await peopleWith(connection.database, { email: typed, phone: "" });
    expect(found.toSorted()).toEqual(["letters", "punycode"]);
  });

  it("are left alone the next time", async () => {
    const all = async () => [
      ...(await read("people")),
      ...(await read("customers")),
      ...(await read("outbox")),
      ...(await read("leads")),
    ];
    const before = await all();
    await rewriteMailboxKeys(connection);
    expect(await all()).toEqual(before);
  });
});
