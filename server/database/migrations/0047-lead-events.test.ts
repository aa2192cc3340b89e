import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { readEvent, storedDetails } from "#server/database/stored-event.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";

const now = "2026-06-02T16:00:00.000Z";
const from = "+17035550142";
/** Looks like keys of a text's details. */
const quoting = 'He wrote "from": me, "meaning": nothing';
const steps = { date: "2026-06-03", timeSlot: "13:00" };

/** What releases have stored, and what a row says after the migration. */
const rows: readonly [kind: string, before: object | string, after: object | null][] = [
  ["arrived", {}, {}],
  ["arrived", { event: "booked", ...steps }, { event: "booked", ...steps }],
  ["arrived", { event: "booked", ...steps, timeSlot: "1:00 PM" }, { event: "booked", ...steps }],
  ["arrived", { meaning: "message" }, { meaning: "message" }],
  ["appointment", { event: "moved", ...steps, timeSlot: "1:00 PM" }, { event: "moved", ...steps }],
  ["appointment", { event: "assigned", inspector: null }, { event: "assigned", inspector: null }],
  ["text", { text: "Hi" }, { text: "Hi" }],
  ["text", { text: quoting }, { text: quoting }],
  ["text", { text: quoting, from }, { text: quoting, from, meaning: "message" }],
  ["text", { text: "Stop!", from }, { text: "Stop!", from, meaning: "stop" }],
  ["text", { text: "opt-out", from }, { text: "opt-out", from, meaning: "stop" }],
  ["text", { text: "constructor", from }, { text: "constructor", from, meaning: "message" }],
  ["text", { text: "Yes", from, meaning: "message" }, { text: "Yes", from, meaning: "message" }],
  ["text", '{"from":"damaged', null],
  ["call", { outcome: "reached" }, { outcome: "reached" }],
  ["note", { text: "Call after 5" }, { text: "Call after 5" }],
  [
    "changed",
    { state: { from: "contacted", to: "lost" }, lostReason: { from: null, to: "other" } },
    { state: { from: "contacted", to: "lost" }, lostReason: { from: null, to: "other" } },
  ],
  ["released", {}, {}],
  [
    "alert",
    { to: "Office", by: "mail", staffId: null },
    { to: "Office", by: "mail", staffId: null },
  ],
];

async function fill(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into leads (id, kind, source_id, source, person_key, name, email, phone, address, subject, message,
      emergency, suspected, state, version, arrived_at, answer_by, promise_by, alerts, updated_at, search)
    values ('ada', 'call', 'ada', 'call', 'ada', 'Ada', 'ada@example.com', '', '', '', '',
      0, 0, 'new', 1, ${now}, ${now}, ${now}, 0, ${now}, 'ada')`.execute(database);
  for (const [index, [kind, before]] of rows.entries()) {
    const details = typeof before === "string" ? before : JSON.stringify(before);
    await sql`
      insert into lead_events (id, lead_id, at, kind, details)
      values (${`event ${index}`}, 'ada', ${now}, ${kind}, ${details})`.execute(database);
  }
}

describe.each(engines)("a %s database with events of earlier releases", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0046-untold-appointments", fill);
    connection = await storage.open();
  });
  afterEach(async () => {
    await connection.close();
    await storage.drop();
  });

  it("has them in today's form, and leaves alone what is damaged and what people wrote", async () => {
    const events = await connection.database
      .selectFrom("lead_events")
      .select(["kind", "details"])
      .orderBy("number")
      .execute();
    expect(events.map(readEvent)).toEqual(
      rows.map(([kind, , details]) =>
        details ? { kind, details } : { kind: "unknown", details: {} },
      ),
    );
    // Nothing that was stored is lost.
    expect(events.map(storedDetails)).toEqual(rows.map(([, before, details]) => details ?? before));
  });
});
