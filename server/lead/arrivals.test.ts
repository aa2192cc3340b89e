import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

const { notes: _, ...person } = ada;
const tomorrow = { date: "2026-06-03", timeSlot: "9:00 AM" };

describe.each(engines)("what visitors send on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
  });
  afterEach(async () => {
    await server.close();
    await connection.close();
    await storage.drop();
  });

  const leads = () =>
    connection.database.selectFrom("leads").selectAll().orderBy("number").execute();
  const events = () =>
    connection.database.selectFrom("lead_events").selectAll().orderBy("number").execute();
  const changes = () =>
    connection.database.selectFrom("lead_changes").select(["lead_id", "kind"]).execute();
  const mails = () =>
    connection.database.selectFrom("outbox").select(["kind", "lead_id"]).orderBy("kind").execute();

  async function write(change: object = {}) {
    const visitor = await server.visitor();
    const inquiry = { ...person, subject: "Contact Request: gutters", message: "They sag." };
    await visitor.post("/api/customers/contact", { ...inquiry, ...change });
  }

  it("is a lead: a message, with its mails and its clock", async () => {
    await write();
    const [lead] = await leads();
    expect(lead).toMatchObject({
      kind: "inquiry",
      source: "contact",
      person_key: "ada.homeowner@example.com",
      name: ada.name,
      phone: ada.phone,
      message: "They sag.",
      state: "new",
      emergency: 0,
      suspected: 0,
      arrived_at: "2026-06-02T16:00:00.000Z",
      answer_by: "2026-06-02T16:05:00.000Z",
      promise_by: "2026-06-03T16:00:00.000Z",
      alert_at: "2026-06-02T16:00:00.000Z",
    });
    expect(await events()).toMatchObject([{ lead_id: lead?.id, kind: "arrived", staff_id: null }]);
    expect(await changes()).toEqual([{ lead_id: lead?.id, kind: "arrived" }]);
    expect(await mails()).toEqual([
      { kind: "inquiry-confirmation", lead_id: lead?.id },
      { kind: "inquiry-notice", lead_id: lead?.id },
    ]);
  });

  it("is a lead: an emergency, which is promised sooner and causes alerts at any hour", async () => {
    server.clock.now = new Date("2026-06-07T06:00:00Z");
    await write({ emergency: true, website: "https://spam.example" });
    expect(await leads()).toMatchObject([
      {
        source: "emergency",
        emergency: 1,
        suspected: 1,
        state: "new",
        answer_by: "2026-06-07T06:05:00.000Z",
        promise_by: "2026-06-07T10:00:00.000Z",
        alert_at: "2026-06-07T06:00:00.000Z",
      },
    ]);
  });

  it("is spam until somebody says otherwise, if its signs withhold the confirmation", async () => {
    await write({ website: "https://spam.example" });
    expect(await leads()).toMatchObject([{ state: "spam", suspected: 1, alert_at: null }]);
  });

  it("is not spam for haste alone", async () => {
    const visitor = await server.visitor();
    const { body } = await visitor.send("GET", "/api/auth/form-stamp");
    await write({ stamp: body.stamp });
    expect(await leads()).toMatchObject([
      { state: "new", suspected: 1, alert_at: server.clock.now.toISOString() },
    ]);
  });

  it("is one lead: an appointment, whatever becomes of it", async () => {
    const visitor = await server.visitor();
    const booked = await book(visitor, tomorrow);
    const { id } = booked.body.appointment;
    await visitor.send("PUT", `/api/appointments/${id}`, { ...tomorrow, timeSlot: "10:00 AM" });
    await visitor.send("DELETE", `/api/appointments/${id}`);
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      kind: "appointment",
      source: "appointment",
      source_id: id,
      appointment_id: id,
      message: ada.notes,
    });
    expect(lead?.id).not.toBe(id);
    const told = (await events()).map(({ kind, details }) => [kind, JSON.parse(details)]);
    expect(told).toEqual([
      ["arrived", { ...tomorrow, timeSlot: "09:00", event: "booked" }],
      ["appointment", { ...tomorrow, timeSlot: "10:00", event: "moved" }],
      ["appointment", { ...tomorrow, timeSlot: "10:00", event: "cancelled" }],
    ]);
    expect((await changes()).map(({ kind }) => kind)).toEqual(["arrived", "changed", "changed"]);
    expect((await mails()).map(({ lead_id }) => lead_id)).toEqual(Array(6).fill(lead?.id));
  });

  it("is a lead: an assessment with details, never one without", async () => {
    const visitor = await server.visitor();
    const finished = finishedAssessment();
    const anonymous = { ...finished, source: "homepage_widget" };
    const { assessmentId } = await visitor.post("/api/customers/assessments", anonymous);
    expect(await leads()).toEqual([]);
    const followUp = { ...finished, assessmentId, customerInfo: person };
    await visitor.post("/api/customers/assessments", followUp);
    expect(await leads()).toMatchObject([
      {
        kind: "assessment",
        source: "homepage_widget",
        subject: finished.result.category,
      },
    ]);
  });

  it("is no lead when it is refused", async () => {
    const visitor = await server.visitor();
    await book(visitor, tomorrow);
    expect((await book(visitor, tomorrow)).status).toBe(409);
    expect(await leads()).toHaveLength(1);
    expect(await changes()).toHaveLength(1);
  });

  it("has the words and digits by which it is found", async () => {
    await write({ name: "Renée O'Hara", phone: "703.555.0142" });
    const [lead] = await leads();
    expect(lead?.search).toContain("renee o hara");
    expect(lead?.search).toContain("7035550142 5550142 0142");
  });
});
