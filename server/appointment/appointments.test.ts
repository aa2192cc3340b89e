import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

const date = "2026-06-03";
/** Looks like spam, so that its confirmation is withheld. */
const kinds = ["appointment-confirmation", "appointment-notice"];

describe.each(engines)("an appointment and its mails on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let visitor: Visitor;

  beforeAll(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    visitor = await server.visitor();
  });
  afterAll(async () => {
    await server.close();
    await connection.close();
    await storage.drop();
  });

  async function counts() {
    const { database } = connection;
    const tables = ["appointments", "seats", "outbox", "idempotency_keys"] as const;
    const rows = tables.map((table) => database.selectFrom(table).selectAll().execute());
    const [appointments, seats, outbox, keys] = await Promise.all(rows);
    return [appointments?.length, seats?.length, outbox?.length, keys?.length];
  }

  /** Runs `act` and returns the kinds and events of the mails that were sent because of it. */
  async function mailsOf(act: () => Promise<unknown>) {
    await server.app.services.outbox.drained();
    const before = server.mails.length;
    await act();
    await server.app.services.outbox.drained();
    const ids = new Set(server.mails.slice(before).map((mail) => mail.id));
    const rows = await connection.database.selectFrom("outbox").selectAll().execute();
    return rows
      .filter((row) => ids.has(row.id))
      .map(({ kind, payload }) => ({ kind, ...JSON.parse(payload) }))
      .sort((one, other) => one.kind.localeCompare(other.kind));
  }

  it("are stored together: two mails for every appointment, move and cancellation", async () => {
    let id = "";
    const booked = await mailsOf(async () => {
      const { body } = await book(visitor, { date, timeSlot: "9:00 AM" });
      id = body.appointment.id;
    });
    const path = `/api/appointments/${id}`;
    const target = { date, timeSlot: "11:00 AM" };
    const moved = await mailsOf(() => visitor.send("PUT", path, target));
    const cancelled = await mailsOf(() => visitor.send("DELETE", path));
    const again = await mailsOf(() => visitor.send("DELETE", path));
    expect(booked.map((mail) => [mail.kind, mail.event])).toEqual(kinds.map((k) => [k, "booked"]));
    expect(moved.map((mail) => [mail.kind, mail.event])).toEqual(kinds.map((k) => [k, "moved"]));
    expect(moved[0]).toMatchObject({
      previous: { date, timeSlot: "09:00" },
      appointment: { date, timeSlot: "11:00" },
    });
    expect(cancelled.map((mail) => mail.event)).toEqual(["cancelled", "cancelled"]);
    expect(again).toEqual([]);
    const sequences = [booked, moved, cancelled].map(([mail]) => mail.appointment.sequence);
    expect(sequences).toEqual([0, 1, 2]);
    expect(booked[0].appointment).toMatchObject({ ...ada, id, date, timeSlot: "09:00" });
  });

  it("mention the address's other appointments ahead, in the visitor's mail alone", async () => {
    const own = { email: "twice@example.com" };
    const day = "2026-06-04";
    const idOf = async (timeSlot: string, email: string) =>
      (await book(visitor, { date: day, timeSlot }, { email })).body.appointment.id;
    const canceled = await idOf("9:00 AM", own.email);
    await visitor.send("DELETE", `/api/appointments/${canceled}`);
    await book(visitor, { date: day, timeSlot: "10:00 AM" }, { ...own, website: "filled" });
    await idOf("11:00 AM", "twice+tag@example.com");
    const first = await mailsOf(() => idOf("1:00 PM", own.email));
    expect(first.map((mail) => mail.others)).toEqual([undefined, undefined]);

    const stranger = await server.visitor();
    const again = { date: day, timeSlot: "2:00 PM" };
    await server.app.services.outbox.drained();
    const before = server.mails.length;
    const answer = await book(stranger, again, { email: "Twice@Example.com" });
    // The answer is that of a first appointment: whoever types the address learns nothing.
    expect(answer.body).toEqual({
      success: true,
      appointment: { id: expect.any(String), ...again, status: "booked" },
    });
    await server.app.services.outbox.drained();
    const sent = server.mails.slice(before);
    const toVisitor = sent.find(({ subject }) => subject.startsWith("Your roof inspection"));
    const toOffice = sent.find(({ subject }) => subject.startsWith("New inspection"));
    const other = first[0].appointment.id;
    expect(toVisitor?.text).toContain("an inspection on Thursday, June 4, 2026 at 1:00 PM");
    expect(toVisitor?.text).toContain(`/appointments/${other}`);
    expect(toVisitor?.text.match(/You also have/g)).toHaveLength(1);
    expect(toOffice?.text).not.toContain(other);
  });

  it("are both absent when the slot is taken", async () => {
    await book(visitor, { date, timeSlot: "1:00 PM" });
    await server.app.services.outbox.drained();
    const before = await counts();
    expect((await book(visitor, { date, timeSlot: "1:00 PM" })).status).toBe(409);
    expect(await counts()).toEqual(before);
  });

  it("are both absent when the mails cannot be stored, and the slot stays free", async () => {
    const { body } = await visitor.send("POST", "/api/customers/register", ada);
    const wanted = { ...ada, customerId: body.customerId, date, timeSlot: "2:00 PM" };
    const key = { "idempotency-key": "mails cannot be stored" };
    await server.app.services.outbox.drained();
    const before = await counts();
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(connection.database);

    await rename("outbox", "outbox_away");
    const failed = await visitor.send("POST", "/api/appointments", wanted, key);
    await rename("outbox_away", "outbox");
    expect(failed.status).toBe(500);
    expect(await counts()).toEqual(before);

    const answer = await visitor.send("POST", "/api/appointments", wanted, key);
    expect(answer.status).toBe(201);
  });

  it("say what was true when it happened, even if the appointment has changed since", async () => {
    const mails = await mailsOf(async () => {
      const { body } = await book(visitor, { date, timeSlot: "3:00 PM" });
      const path = `/api/appointments/${body.appointment.id}`;
      await visitor.send("PUT", path, { date, timeSlot: "4:00 PM" });
      await visitor.send("DELETE", path);
    });
    const told = mails
      .filter((mail) => mail.kind === "appointment-confirmation")
      .map((mail) => `${mail.event} ${mail.appointment.timeSlot}`);
    expect(told.sort()).toEqual(["booked 15:00", "cancelled 16:00", "moved 16:00"]);
  });
});

describe.each(engines)("two servers on one %s", (engine) => {
  it("send each mail once, and see each other's appointments", async () => {
    const storage = await createStorage(engine);
    const first = await startTestApp(engine, storage.forApp);
    const second = await startTestApp(engine, storage.forApp);
    const [one, other] = [await first.visitor(), await second.visitor()];
    const booked = await book(one, { date, timeSlot: "9:00 AM" });
    expect((await book(other, { date, timeSlot: "9:00 AM" })).status).toBe(409);
    expect((await book(other, { date, timeSlot: "10:00 AM" })).status).toBe(201);
    const path = `/api/appointments/${booked.body.appointment.id}`;
    expect((await other.send("GET", path)).body).toEqual(booked.body);
    await Promise.all([first, second].map(({ app }) => app.services.outbox.drained()));
    const ids = [...first.mails, ...second.mails].map((mail) => mail.id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
    await first.close();
    await second.close();
    await storage.drop();
  });

  it("accept each other's CSRF tokens", async () => {
    const storage = await createStorage(engine);
    const first = await startTestApp(engine, storage.forApp);
    const second = await startTestApp(engine, storage.forApp);
    const issued = await fetch(`${first.url}/api/auth/csrf-token`);
    const { csrfToken } = (await issued.json()) as { csrfToken: string };
    const answer = await fetch(`${second.url}/api/customers/register`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-csrf-token": csrfToken,
        cookie: issued.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "",
      },
      body: JSON.stringify(ada),
    });
    expect(answer.status).toBe(201);
    await first.close();
    await second.close();
    await storage.drop();
  });
});
