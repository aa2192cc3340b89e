import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, calendarDay, weekdayOf } from "#domain/calendar/calendar-day.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { idempotencyKeyRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

const hour = 3_600_000;

describe.each(engines)("an Idempotency-Key on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let visitor: Visitor;
  let customerId: string;
  let key: string;
  let last = calendarDay("2026-06-02");
  /** An appointment on a day used by no other test. */
  let body: Record<string, string>;

  beforeAll(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    visitor = await server.visitor();
    customerId = (await visitor.send("POST", "/api/customers/register", ada)).body.customerId;
  });
  afterAll(async () => {
    await server.close();
    await storage.drop();
  });
  beforeEach(() => {
    key = crypto.randomUUID();
    body = { ...ada, customerId, date: freshDay(), timeSlot: "9:00 AM" };
  });

  function freshDay() {
    do last = addDays(last, 1);
    while (["Saturday", "Sunday"].includes(weekdayOf(last)));
    return last;
  }

  const post = (body: object, useKey = key) =>
    visitor.send("POST", "/api/appointments", body, { "idempotency-key": useKey });
  async function bookedSlots(): Promise<string[]> {
    const path = `/api/appointments/available-slots?date=${last}`;
    return (await visitor.send("GET", path)).body.bookedSlots;
  }

  it("gets the first response again, and the appointment and its mails are made once", async () => {
    await server.app.services.outbox.drained();
    const before = server.mails.length;
    const first = await post(body);
    const again = await post(body);
    expect(first.status).toBe(201);
    expect([again.status, again.body]).toEqual([201, first.body]);
    await server.app.services.outbox.drained();
    expect(server.mails).toHaveLength(before + 2);
  });

  it("counts for the call, however its address is spelled", async () => {
    const first = await post(body);
    for (const path of ["/api/appointments?x=1", "/api/appointments/", "/api/appointment%73"]) {
      const again = await visitor.send("POST", path, body, { "idempotency-key": key });
      expect([path, again.status, again.body]).toEqual([path, 201, first.body]);
    }
  });

  it("gets the response that was stored for the same body before slots were times", async () => {
    const { name, email, phone, address, notes } = ada;
    const body = { name, email, phone, address, notes, date: last, timeSlot: "9:00 AM" };
    const written = JSON.stringify({ ...body, website: "", customerId, stamp: "" });
    const appointment = { id: "old", date: last, timeSlot: "9:00 AM", status: "booked" };
    const answer = { success: true, appointment };
    const connection = await storage.open();
    const body_hash = createHash("sha256").update(written).digest("hex");
    const created_at = server.clock.now.toISOString();
    const row = idempotencyKeyRow({ key, body_hash, created_at });
    await connection.database.insertInto("idempotency_keys").values(row).execute();
    await connection.database
      .updateTable("idempotency_keys")
      .set({ status: 201, answer: JSON.stringify(answer) })
      .where("key", "=", key)
      .execute();
    await connection.close();
    expect(await post({ ...body, customerId })).toMatchObject({ status: 201, body: answer });
    expect(await bookedSlots()).toEqual([]);
  });

  it("is stored with the response as it was given", async () => {
    const first = await post(body);
    const connection = await storage.open();
    const { answer } = await connection.database
      .selectFrom("idempotency_keys")
      .select("answer")
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    await connection.close();
    expect(JSON.parse(answer)).toEqual(first.body);
  });

  it("gets the first response even after the appointment was canceled, and books nothing", async () => {
    const first = await post(body);
    await visitor.send("DELETE", `/api/appointments/${first.body.appointment.id}`);
    expect((await post(body)).body).toEqual(first.body);
    expect(await bookedSlots()).toEqual([]);
  });

  it("sent twenty times at once makes one appointment and equal responses", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await bookedSlots()).toEqual(["9:00 AM"]);
  });

  it("is refused with another body, even while the first is in progress", async () => {
    const other = { ...body, timeSlot: "10:00 AM" };
    const answers = await Promise.all([post(body), post(other)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422]);
    const refused = answers.find((answer) => answer.status === 422);
    expect(refused?.body).toEqual({ success: false, error: expect.stringContaining("Key") });
    expect(await bookedSlots()).toHaveLength(1);
  });

  it("counts the same body in another order of its fields as the same", async () => {
    const first = await post(body);
    const reversed = Object.fromEntries(Object.entries(body).reverse());
    expect((await post(reversed)).body).toEqual(first.body);
  });

  it("of a refused call can be used again", async () => {
    expect((await post({ ...body, phone: "1" })).status).toBe(400);
    await book(visitor, { date: last, timeSlot: "9:00 AM" });
    expect((await post(body)).status).toBe(409);
    expect((await post({ ...body, timeSlot: "10:00 AM" })).status).toBe(201);
  });

  it("counts for one call only", async () => {
    const details = { ...ada, email: `${key}@example.com` };
    const path = "/api/customers/register";
    const headers = { "idempotency-key": key };
    const registered = await visitor.send("POST", path, details, headers);
    expect(registered.status).toBe(201);
    expect((await post(body)).status).toBe(201);
    const again = await visitor.send("POST", path, details, headers);
    expect([again.status, again.body]).toEqual([201, registered.body]);
  });

  it("holds for 24 hours and starts over afterwards", async () => {
    const start = server.clock.now;
    const first = await post(body);
    server.clock.now = new Date(start.getTime() + 24 * hour - 1);
    expect((await post(body)).body).toEqual(first.body);
    await visitor.send("DELETE", `/api/appointments/${first.body.appointment.id}`);
    server.clock.now = new Date(start.getTime() + 24 * hour + 1);
    const later = { ...body, date: freshDay() };
    const second = await post(later);
    expect(second.status).toBe(201);
    expect(second.body.appointment.id).not.toBe(first.body.appointment.id);
    expect((await post(later)).body).toEqual(second.body);
    server.clock.now = start;
  });

  it("holds for as long as the submission says, from the first one on", async () => {
    const start = server.clock.now;
    const body = { name: "Ada", email: `${key}@example.com`, phone: "703 555 0111", address: "" };
    const message = { subject: "Hello", message: "", emergency: false, website: "", stamp: "" };
    const send = () =>
      server.app.services.inquiries.submit(
        { name: "form", key, body, network: "203.0.113.7", repeatsWithin: hour },
        { ...body, ...message },
      );
    const idsAt = async (milliseconds: number, times = 1) => {
      server.clock.now = new Date(start.getTime() + milliseconds);
      const answers = await Promise.all(Array.from({ length: times }, send));
      return [...new Set(answers.map((answer) => JSON.stringify(answer.body)))];
    };
    const first = await idsAt(0);
    expect(await idsAt(hour / 2)).toEqual(first);
    expect(await idsAt(hour)).toEqual(first);
    const second = await idsAt(hour + 1, 20);
    expect(second).toHaveLength(1);
    expect(second).not.toEqual(first);
    expect(await idsAt(2 * hour)).toEqual(second);
    server.clock.now = start;
  });

  it("may be anything of up to 255 characters", async () => {
    expect((await post(body, "x".repeat(256))).status).toBe(400);
    const first = await post(body, "x".repeat(255));
    expect(first.status).toBe(201);
    const other = { ...body, timeSlot: "10:00 AM" };
    expect((await post(other, `${"x".repeat(254)}y`)).status).toBe(201);
  });

  it("that is empty counts as absent", async () => {
    expect((await post(body, "")).status).toBe(201);
    expect((await post(body, "")).status).toBe(409);
  });
});
