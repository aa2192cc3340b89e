import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

describe.each(engines)("registering on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let visitor: Visitor;
  let email: string;
  let number = 0;

  beforeAll(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    visitor = await server.visitor();
  });
  beforeEach(() => {
    number += 1;
    email = `visitor-${number}@example.com`;
  });
  afterAll(async () => {
    await server.close();
    await connection.close();
    await storage.drop();
  });

  const register = (details: object, headers?: Record<string, string>) =>
    visitor.send("POST", "/api/customers/register", { ...ada, ...details }, headers);
  const stored = () =>
    connection.database
      .selectFrom("customers")
      .selectAll()
      .where("email_key", "=", email)
      .executeTakeFirst();

  it("answers a new mailbox with 201 and an id that nobody can guess", async () => {
    const answer = await register({ email });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ success: true, customerId: expect.any(String) });
    const { customerId } = answer.body;
    expect(customerId).toMatch(/^[\w-]+$/);
    // base64url holds six bits a character.
    expect(customerId.length * 6).toBeGreaterThanOrEqual(120);
  });

  it("makes ids that have nothing in common", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      ids.push((await register({ email: `${index}-${email}` })).body.customerId);
    }
    expect(new Set(ids).size).toBe(20);
    expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBeGreaterThan(15);
    expect(new Set(ids.map((id) => id.slice(-4))).size).toBeGreaterThan(15);
  });

  it("answers another spelling of the mailbox with 200 and the same id", async () => {
    const first = await register({ email });
    for (const spelling of [email.toUpperCase(), ` ${email} `, email.replace("v", "V")]) {
      const again = await register({ email: spelling });
      expect(again.status).toBe(200);
      expect(again.body).toEqual(first.body);
    }
  });

  it("never changes or reveals what is stored", async () => {
    await register({ email, name: "The First" });
    const before = await stored();
    const again = await register({
      email: email.toUpperCase(),
      name: "Somebody Else",
      phone: "999 999 9999",
      address: "elsewhere",
    });
    expect(Object.keys(again.body).sort()).toEqual(["customerId", "success"]);
    expect(await stored()).toEqual(before);
    expect(before).toMatchObject({ name: "The First", email, phone: ada.phone });
  });

  it("gives one id to one mailbox that registers many times at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        register({ email: index % 2 ? email : email.toUpperCase() }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body.customerId)).size).toBe(1);
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(29);
  });

  it("needs no address", async () => {
    const { address: _, ...rest } = ada;
    const answer = await visitor.send("POST", "/api/customers/register", { ...rest, email });
    expect(answer.status).toBe(201);
    expect(await stored()).toMatchObject({ address: "" });
  });

  it("stores every character of a name as it was typed", async () => {
    const name = 'Zoë O\'Neill-Łukasz 毛🏠 "Bob" <b>';
    await register({ email, name });
    expect(await stored()).toMatchObject({ name });
  });

  it("queues no mail", async () => {
    await register({ email });
    expect(await connection.database.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  it.each([
    ["name", undefined, "Name is required"],
    ["name", "x".repeat(101), "Name must be 100 characters or fewer"],
    ["email", undefined, "Email is required"],
    ["email", "a@b", "Email address is invalid"],
    ["phone", undefined, "Phone number is required"],
    ["phone", "12-34-56", "Phone number is invalid"],
    ["address", "x".repeat(201), "Address must be 200 characters or fewer"],
    ["address", 5, "Address must be text"],
  ])("refuses %s %.20j and stores nothing", async (field, value, message) => {
    const answer = await register({ email, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ success: false, error: message, fields: { [field]: message } });
    expect(await stored()).toBeUndefined();
  });
});
