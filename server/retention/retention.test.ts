import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema.ts";
import { storeManyRows } from "#tests/support/many-rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { deleteAnonymousAssessments, deleteEndedMails, deleteIdempotencyKeys } from "./old-rows.ts";
import { startRetention } from "./retention.ts";

const now = new Date("2028-06-02T16:00:00.000Z");
const day = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString();
const quiet = { info() {}, warn() {} };

describe.each(engines)("what is kept for no longer on %s", (engine) => {
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
    const row = {
      id,
      kind: "note",
      payload_version: 1,
      lane: "ordinary" as const,
      payload: "{}",
      attempts: 1,
      refusals: 0,
      reported_in: null,
      due_at: daysAgo(400),
      locked_until: null,
      error: null,
      sent_at: null,
      recipient: null,
      escalate_at: null,
      state: "queued" as const,
      created_at: daysAgo(400),
    };
    return connection.database
      .insertInto("outbox")
      .values({ ...row, ...mail })
      .execute();
  }

  function storeAssessment(id: string, created_at: string, others: object = {}) {
    const row = { id, answers: "{}", score: 1, category: "c" };
    const judged = { urgency: "low", suspected: 0 } as const;
    return connection.database
      .insertInto("assessments")
      .values({ ...row, ...judged, created_at, ...others })
      .execute();
  }

  const idsOf = async (table: "outbox" | "assessments") => {
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
    const key = { call: "POST /", body_hash: "", status: 0, answer: "{}" } as const;
    for (const [name, created_at] of [
      ["old", daysAgo(1.01)],
      ["counts", daysAgo(0.99)],
    ] as const) {
      await connection.database
        .insertInto("idempotency_keys")
        .values({ ...key, key: name, created_at })
        .execute();
    }
    await deleteOldRows();
    expect(
      await connection.database.selectFrom("idempotency_keys").select("key").execute(),
    ).toEqual([{ key: "counts" }]);
  });

  it("is an anonymous quiz after 24 months; a follow-up stays without it", async () => {
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

  it("is deleted in small batches, also by two processes at once", async () => {
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

  it("is tried again later when the database is away", async () => {
    const warnings: unknown[] = [];
    await idsOf("outbox");
    await connection.close();
    await deleteOldRows({ info() {}, warn: (...line) => warnings.push(line) });
    expect(warnings).toHaveLength(3);
    connection = await storage.open();
  });
});
