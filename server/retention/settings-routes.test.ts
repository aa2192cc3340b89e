import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultRetention } from "#domain/lead/records-contract.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

describe.each(engines)("the retention settings, on %s,", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let owner: Visitor & { id: string };
  beforeAll(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    owner = await signIn(server, "owner");
  });
  afterAll(async () => {
    await server.close();
    await storage.drop();
  });

  const put = (retention: object) => owner.send("PUT", "/api/desk/settings", { retention });
  const get = async () => (await owner.send("GET", "/api/desk/settings")).body.retention;

  it("are the defaults until an owner changes them, on record", async () => {
    expect(await get()).toEqual(defaultRetention);
    const retention = { closedLeads: 730, spamLeads: null, endedMails: 365 };
    expect((await put(retention)).body).toEqual({ success: true, retention });
    expect(await get()).toEqual(retention);
    const connection = await storage.open();
    const entries = connection.database.selectFrom("audit_entries").selectAll();
    const [entry] = await entries.where("action", "=", "settings.changed").execute();
    await connection.close();
    expect(entry?.staff_id).toBe(owner.id);
    expect(JSON.parse(entry?.details ?? "")).toEqual({ from: defaultRetention, to: retention });
  });

  it.each([
    ["a week of closed leads", { closedLeads: 7, spamLeads: null, endedMails: 90 }],
    ["half a day", { closedLeads: null, spamLeads: 7.5, endedMails: 90 }],
    ["mails for ever", { closedLeads: null, spamLeads: null, endedMails: null }],
  ])("are never %s", async (_what, retention) => {
    const before = await get();
    expect((await put(retention)).status).toBe(400);
    expect(await get()).toEqual(before);
  });
});
