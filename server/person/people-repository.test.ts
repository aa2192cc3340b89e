import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

const { notes: _, ...person } = ada;

describe.each(engines)("whose leads are, on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let office: Visitor;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    office = await signIn(server, "office");
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const people = () => connection.database.selectFrom("people").selectAll().execute();

  it("one person's, if they have one mailbox, and not for a shared phone number", async () => {
    const first = await writeAsVisitor(server, office);
    const household = await writeAsVisitor(server, office, { email: "ben@example.com" });
    const again = await writeAsVisitor(server, office, {
      email: "ada.homeowner+gutters@example.com",
      phone: "(571) 555-0199",
    });
    const numbers = async (id: string) =>
      (await readLeadAs(office, id)).others.map(({ number }) => number);
    expect(await numbers(first.id)).toEqual([again.number]);
    expect(await numbers(again.id)).toEqual([first.number]);
    expect(await numbers(household.id)).toEqual([]);
    const { body } = await office.send("GET", "/api/desk/leads?list=all");
    expect(body.leads.map(({ ofPerson }: { ofPerson: number }) => ofPerson)).toEqual([2, 1, 2]);
  });

  it("one person's, if two processes store them at the same moment", async () => {
    const second = await startTestApp(engine, storage.forApp);
    const inquiry = { ...person, subject: "Contact Request: gutters", message: "They sag." };
    const visitors = await Promise.all(
      [server, second, server, second].map((process) => process.visitor()),
    );
    await Promise.all(visitors.map((visitor) => visitor.post("/api/customers/contact", inquiry)));
    await second.close();
    expect(await people()).toMatchObject([{ key: "mailbox:ada.homeowner@example.com" }]);
    const { body } = await office.send("GET", "/api/desk/leads?list=all");
    expect(body.leads.map(({ ofPerson }: { ofPerson: number }) => ofPerson)).toEqual([4, 4, 4, 4]);
  });

  it("found for a lead of a release that knows no people", async () => {
    const first = await writeAsVisitor(server, office);
    const second = await writeAsVisitor(server, office);
    await sql`update leads set person_id = null where id = ${second.id}`.execute(
      connection.database,
    );
    server.app.services.outbox.wake();
    await expect
      .poll(async () => (await readLeadAs(office, second.id)).others.map(({ id }) => id), {
        timeout: patience.expectation,
      })
      .toEqual([first.id]);
    expect(await people()).toHaveLength(1);
  });
});
