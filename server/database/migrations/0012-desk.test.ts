import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";

const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();

async function fill(database: Kysely<unknown>): Promise<void> {
  const inquiry = (id: string, email: string, suspected: number, at: string) => sql`
    insert into inquiries (id, name, email, phone, address, subject, message, emergency, suspected, created_at)
    values (${id}, 'Renée', ${email}, '+1 (703) 555-0142', '', 'Gutters', 'They sag.', 0, ${suspected}, ${at})`;
  await inquiry("old", "Renee@example.com", 0, ago(8)).execute(database);
  await inquiry("young", "renee+roof@example.com", 0, ago(1)).execute(database);
  await inquiry("spam", "spam@example.com", 1, ago(2)).execute(database);
  await sql`
    insert into assessments (id, source, answers, score, category, urgency, name, email, phone, suspected, created_at)
    values ('quiz', null, '{}', 50, 'Major Concerns', 'high', 'Quinn', 'quinn@example.com', '5550100', 0, ${ago(3)}),
      ('nobody', 'homepage_widget', '{}', 5, 'Good Condition', 'low', null, null, null, 0, ${ago(3)})`.execute(
    database,
  );
}

describe.each(engines)("what was stored before the desk on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    await makeOldDatabase(storage, "0011-payload-versions", fill);
    connection = await storage.open();
  });
  afterEach(async () => {
    await connection.close();
    await storage.drop();
  });

  it("becomes leads: new ones wait, older ones count as answered", async () => {
    const leads = await connection.database
      .selectFrom("leads")
      .selectAll()
      .orderBy("number")
      .execute();
    expect(leads).toMatchObject([
      { source_id: "old", state: "contacted", waits: 0, person_key: "renee@example.com" },
      { source_id: "quiz", state: "new", subject: "Major Concerns", source: "assessment_page" },
      { source_id: "spam", state: "spam", waits: 0 },
      { source_id: "young", state: "new", waits: 1, person_key: "renee@example.com" },
    ]);
    expect(leads[0]?.search).toContain("renee");
    expect(leads[0]?.search).toContain("7035550142 5550142 0142 703");
    const events = await connection.database.selectFrom("lead_events").select("kind").execute();
    expect(events.map(({ kind }) => kind)).toEqual(Array(4).fill("arrived"));
  });
});
