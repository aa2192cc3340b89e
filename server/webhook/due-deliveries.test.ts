import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { patience } from "#tests/support/patience.ts";
import { recordingQueries } from "#tests/support/query-plans.ts";
import { staffRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { claimDelivery, findDueWebhooks } from "./deliveries-repository.ts";

const at = "2026-06-02T16:00:00.000Z";
const now = new Date("2026-06-02T16:01:00Z");
const until = new Date("2026-06-02T16:02:00Z");

describe.each(engines)("among thousands of leads that are gone, on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;

  beforeAll(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
    const { database } = connection;
    await database
      .insertInto("staff")
      .values(staffRow({ id: "olga", role: "owner" }))
      .execute();
    for (const id of ["crm", "idle"]) {
      await database
        .insertInto("webhooks")
        .values({
          ...{ id, name: id, address: "sealed", secret: "sealed", kinds: " arrived gone " },
          ...{ former_secret: null, former_until: null, made_by: "olga", made_at: at },
          ...{ state: "on", off_because: null, failing_since: null, arrived_at: null },
        })
        .execute();
    }
    const numbers =
      engine === "sqlite"
        ? sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 20000)`
        : sql`with numbers (n) as (select generate_series(1, 20000))`;
    await sql`
      insert into webhook_deliveries (webhook_id, id, kind, lead_id, created_at, state, next_try_at)
      ${numbers}
      select 'crm', 'gone_' || n, 'gone', 'lead ' || n, ${at}, 'waiting', ${at} from numbers`.execute(
      database,
    );
    if (engine === "postgres") await sql`analyze`.execute(database);
  }, patience.longTest);
  afterAll(async () => {
    await connection.close();
    await storage.drop();
  });

  it("what has happened is claimed first, without walking past them", async () => {
    const { recording, plans } = recordingQueries(connection);
    const { database } = recording;
    expect(await findDueWebhooks(connection.database, now)).toEqual(["crm"]);
    const claim = () => claimDelivery(database, "crm", { now, until });
    expect(await claim()).toMatchObject({ kind: "gone" });
    const news = { webhook_id: "crm", kind: "arrived", created_at: at, next_try_at: at } as const;
    await connection.database
      .insertInto("webhook_deliveries")
      .values({
        ...{ ...news, id: "event", lead_id: "lead", state: "waiting", tries: 0 },
        ...{ first_tried_at: null, tried_at: null, status: null, fault: null, milliseconds: null },
      })
      .execute();
    expect(await claim()).toMatchObject({ id: "event" });
    const asked = (await plans()).filter((plan) => plan.includes("webhook_deliveries_due_"));
    // Both queues for the first claim, and one for the second.
    expect(asked).toHaveLength(3);
    for (const plan of asked) {
      expect(plan).not.toMatch(/TEMP B-TREE|\bSort\b|SCAN delivery|Seq Scan on webhook_deliveries/);
    }
  });
});
