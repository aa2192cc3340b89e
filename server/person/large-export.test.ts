import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { mailKinds } from "#server/outbox/mail-kinds.ts";
import { exportPerson } from "#server/person-desk/person-export.ts";
import { findPersonRows, recordsOf } from "#server/person-desk/person-rows.ts";
import { signIn } from "#tests/support/desk.ts";
import { storeManyLeads } from "#tests/support/many-leads.ts";
import { mailOptions } from "#tests/support/outbox.ts";
import { recordingQueries } from "#tests/support/query-plans.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { findMissingPeople } from "./leads-without-person.ts";

const email = "manager@example.com";
const leads = 700;

describe.each(engines)("a person with many leads, on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let personId: string;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    await storeManyLeads(connection, leads, { isAnalyzed: false });
    await connection.database.updateTable("leads").set({ email }).execute();
    await connection.database.deleteFrom("people").execute();
    await findMissingPeople(connection);
    const known = connection.database.selectFrom("people").select("id");
    personId = (await known.executeTakeFirstOrThrow()).id;
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  it("is exported in full, each lead with its own timeline", async () => {
    const broken = connection.database.updateTable("lead_events").set({ details: "{" });
    await broken.where("id", "=", "lead-7-note").execute();
    const owner = await signIn(server, "owner");
    const { body } = await owner.send("GET", `/api/desk/people/${personId}/export`);
    expect(body.success).toBe(true);
    expect(body.export.leads).toHaveLength(leads);
    for (const { number, timeline } of body.export.leads) {
      expect(timeline).toMatchObject([
        { kind: "arrived", details: {} },
        { kind: "note", details: number === 7 ? "{" : { text: "Called back." } },
      ]);
    }
  });

  it("is read in small batches", async () => {
    const { recording, parameters } = recordingQueries(connection);
    const people = [personId];
    const records = await recordsOf(recording.database, people);
    const rows = { ...(await findPersonRows(recording.database, mailKinds, records)), people };
    const photoOf = async () => undefined;
    const options = { kinds: mailKinds, mailOptions, now: new Date(), photoOf };
    let pieces = 0;
    for await (const _ of exportPerson(recording.database, rows, options)) pieces += 1;
    expect(pieces).toBeGreaterThan(leads);
    expect(Math.max(...parameters())).toBeLessThanOrEqual(500);
  });

  it("is erased in small batches", async () => {
    const owner = await signIn(server, "owner");
    const answer = await owner.send("POST", `/api/desk/people/${personId}/erase`, {
      confirm: String(leads),
    });
    expect(answer.body).toEqual({ success: true, leads, mailsUnderWay: 0 });
    const left = await sql`select 1 from lead_events`.execute(connection.database);
    expect(left.rows).toEqual([]);
  });
});
