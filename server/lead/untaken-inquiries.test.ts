import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { takeInquiriesApart } from "./untaken-inquiries.ts";

const message = "Service: gutters\nTimeline: immediate\nMessage: Wasps.";

describe.each(engines)("an inquiry that an earlier release has stored, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let owner: Awaited<ReturnType<typeof signIn>>;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    owner = await signIn(server, "owner");
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const found = async (search: string) => {
    const { body } = await owner.send("GET", `/api/desk/search?search=${search}`);
    return body.hits.length;
  };

  it("is taken apart, with its lead, and found by the words of its choices", async () => {
    const subject = "Contact Request: gutters";
    const { id } = await writeAsVisitor(server, owner, { subject, message });
    const { database } = connection;
    // As such a release would have stored it.
    const columns = { choices: null, words: null };
    await database
      .updateTable("leads")
      .set({ ...columns, search: "wasps" })
      .execute();
    await database.updateTable("inquiries").set(columns).execute();
    await database.deleteFrom("search_entries").execute();

    await takeInquiriesApart(connection, server.clock.now);
    const lead = await readLeadAs(owner, id);
    const choices = { service: "gutters", projectTimeline: "immediate" };
    expect(lead).toMatchObject({ subject, message, choices, words: "Wasps." });
    expect(lead.asked).toBe("Gutters · As soon as possible · Wasps.");
    const inquiry = await database.selectFrom("inquiries").selectAll().executeTakeFirstOrThrow();
    expect(inquiry.words).toBe("Wasps.");
    expect(JSON.parse(inquiry.choices ?? "")).toEqual(choices);
    expect(await found("possible")).toBe(1);
    expect(await found("timeline")).toBe(0);
  });

  it("leaves calls and what is taken apart already as they are", async () => {
    await owner.post("/api/desk/leads", {
      ...{ name: "Ben", phone: "703-555-0142", message: "Service: gutters" },
    });
    await writeAsVisitor(server, owner, { subject: "Hello", message: "Hi.\nService: gutters" });
    const rows = () =>
      connection.database.selectFrom("leads").selectAll().orderBy("number").execute();
    const before = await rows();
    expect(before.map(({ choices }) => choices)).toEqual([null, "{}"]);
    await takeInquiriesApart(connection, server.clock.now);
    expect(await rows()).toEqual(before);
  });
});
