import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";

const arrived = "2026-03-01T16:00:00.000Z";
const march = "2026-03-02T16:00:00.000Z";
const may = "2026-05-18T16:00:00.000Z";
const mayPressed = "2026-05-18T13:40:00.000Z";
const soonAfter = "2026-05-18T16:05:00.000Z";
const june = "2026-06-02T16:00:00.000Z";

type Change = [at: string, from: string, to: string, more?: object];

const quotedAgain: Change[] = [
  [march, "scheduled", "quoted"],
  [march, "quoted", "scheduled"],
];

/** What became of each lead, when it was quoted first, and when last. */
const leads: [string, string, Change[], first: string | null, last: string | null][] = [
  ["quoted once", "quoted", [[march, "scheduled", "quoted"]], march, march],
  ["quoted again", "quoted", [...quotedAgain, [may, "scheduled", "quoted"]], march, may],
  [
    "quoted again, without a network",
    "quoted",
    [...quotedAgain, [may, "scheduled", "quoted", { pressedAt: mayPressed }]],
    march,
    mayPressed,
  ],
  [
    "closed by mistake",
    "quoted",
    [
      [march, "scheduled", "quoted"],
      [may, "quoted", "lost"],
      [soonAfter, "lost", "quoted"],
    ],
    march,
    march,
  ],
  [
    "lost, and quoted again",
    "quoted",
    [
      [march, "scheduled", "quoted"],
      [may, "quoted", "lost"],
      [june, "lost", "quoted"],
    ],
    march,
    june,
  ],
  ["won without a quote", "won", [[may, "scheduled", "won"]], may, may],
  [
    "quoted by mistake",
    "contacted",
    [
      [march, "new", "quoted"],
      [may, "quoted", "contacted"],
    ],
    null,
    null,
  ],
];

describe.each(engines)("leads that were quoted, on %s", (engine) => {
  let storage: Storage;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0059-tellings", async (database) => {
      for (const [id, state, changes, quotedAt] of leads) {
        await sql`
          insert into leads (id, kind, source_id, source, person_key, name, email, phone, address, subject, message,
            emergency, suspected, state, version, arrived_at, answer_by, promise_by, alerts, updated_at, search, quoted_at)
          values (${id}, 'inquiry', ${id}, 'contact', 'ada', 'Ada', 'ada@example.com', '', '', '', '',
            0, 0, ${state}, 1, ${arrived}, ${arrived}, ${arrived}, 0, ${arrived}, 'ada', ${quotedAt})`.execute(
          database,
        );
        for (const [index, [at, from, to, more]] of changes.entries()) {
          const details = JSON.stringify({ state: { from, to }, ...more });
          await sql`
            insert into lead_events (id, lead_id, at, kind, details)
            values (${`${id} ${index}`}, ${id}, ${at}, 'changed', ${details})`.execute(database);
        }
      }
      await sql`
        insert into lead_events (id, lead_id, at, kind, details)
        values ('damaged', 'quoted once', ${june}, 'changed', '{"state":{"from":"')`.execute(
        database,
      );
    });
  });
  afterEach(() => storage.drop());

  it("say when they were quoted last", async () => {
    const { database, close } = await storage.open();
    const stored = await database
      .selectFrom("leads")
      .select(["id", "quoted_at", "last_quoted_at"])
      .orderBy("number")
      .execute();
    await close();
    expect(
      stored.map(({ id, quoted_at, last_quoted_at }) => [id, quoted_at, last_quoted_at]),
    ).toEqual(leads.map(([id, , , first, last]) => [id, first, last]));
  });
});
