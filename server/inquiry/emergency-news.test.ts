import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/database/connection.ts";
import { holdMails } from "#server/mail/held-mails.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

const { notes: _, ...person } = ada;
const emergency = {
  ...person,
  subject: "EMERGENCY: Storm Damage Request",
  message: "A tree is on the roof.",
  emergency: true,
};

describe.each(engines)("what somebody who sent an emergency is told of it, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let isMailServerDown: boolean;
  /** Until then, no mail is taken: what is told at first does not depend on how fast one is. */
  let letPass: () => void;
  let owner: Awaited<ReturnType<typeof signIn>>;
  let sentAt: string;
  let id: string;
  let leadId: string;

  beforeEach(async () => {
    storage = await createStorage(engine);
    isMailServerDown = false;
    const { promise: passed, resolve } = Promise.withResolvers<void>();
    letPass = resolve;
    const transport = {
      async deliver() {
        await passed;
        if (isMailServerDown) throw new Error("connect ECONNREFUSED");
      },
      close() {},
    };
    server = await startTestApp(engine, { ...storage.forApp, transport });
    owner = await signIn(server, "owner", "Olive", { isOnDuty: true });
    sentAt = server.clock.now.toISOString();
    const visitor = await server.visitor();
    id = (await visitor.post("/api/customers/contact", emergency)).requestId;
    leadId = (await owner.send("GET", "/api/desk/leads?list=all")).body.leads[0].id;
  });
  afterEach(async () => {
    letPass();
    await server.close();
    await storage.drop();
  });

  /** As a stranger without cookies who has the id. */
  async function news(of = id) {
    const answer = await fetch(`${server.url}/api/customers/contact/${of}`);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }

  async function pass(minutes: number): Promise<string> {
    server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
    letPass();
    await server.app.services.outbox.drained();
    return server.clock.now.toISOString();
  }

  async function change(done: (database: Database) => Promise<unknown>): Promise<void> {
    const { database, close } = await storage.open();
    await done(database);
    await close();
  }

  async function work(on: "note" | "spam"): Promise<void> {
    if (on === "note") {
      await owner.post(`/api/desk/leads/${leadId}/notes`, { text: "Tarp." });
      return;
    }
    const { version } = await readLeadAs(owner, leadId);
    await owner.send("PATCH", `/api/desk/leads/${leadId}`, { version, state: "spam" });
  }

  it("is when it was sent, and then when the crew was alerted, and when they read it", async () => {
    expect((await news()).body).toEqual({
      success: true,
      request: { sentAt, alertedAt: null, isCrewAlerted: false, readAt: null, isReadByCrew: false },
    });
    const alertedAt = await pass(1);
    const alerted = { alertedAt, isCrewAlerted: true };
    expect((await news()).body.request).toEqual({
      ...{ sentAt, ...alerted, readAt: null, isReadByCrew: false },
    });
    const readAt = await pass(1);
    await work("note");
    await pass(5);
    await work("note");
    expect((await news()).body.request).toEqual({
      ...{ sentAt, ...alerted, readAt, isReadByCrew: true },
    });
  });

  it("is that we have read it when that was a clerk who was not alerted, until somebody on call does", async () => {
    const clerk = await signIn(server, "office", "Clara");
    await pass(1);
    const clerkAt = await pass(1);
    await clerk.post(`/api/desk/leads/${leadId}/notes`, { text: "Called back." });
    expect((await news()).body.request).toMatchObject({ readAt: clerkAt, isReadByCrew: false });
    const readAt = await pass(1);
    await work("note");
    expect((await news()).body.request).toMatchObject({ readAt, isReadByCrew: true });
  });

  it("is not that anybody was alerted while the mail server takes nothing", async () => {
    isMailServerDown = true;
    await pass(1);
    await pass(1);
    expect((await news()).body.request).toMatchObject({ alertedAt: null, isCrewAlerted: false });
    isMailServerDown = false;
    const alertedAt = await pass(10);
    expect((await news()).body.request).toMatchObject({ alertedAt, isCrewAlerted: true });
  });

  it("is not that anybody was alerted while all mails are held", async () => {
    await change((database) => holdMails(database, server.clock.now));
    const visitor = await server.visitor();
    const later = { ...emergency, message: "Now water comes in." };
    id = (await visitor.post("/api/customers/contact", later)).requestId;
    await pass(1);
    await pass(1);
    expect((await news()).body.request).toMatchObject({ alertedAt: null, isCrewAlerted: false });
  });

  it("is not that anybody was alerted by a mail that came back", async () => {
    await pass(1);
    await change((database) => database.updateTable("outbox").set({ state: "dead" }).execute());
    expect((await news()).body.request).toMatchObject({ alertedAt: null, isCrewAlerted: false });
  });

  it("is that the office was alerted while nobody is on duty, and then the crew", async () => {
    const duty = (on_duty_since: string | null) =>
      change((database) => database.updateTable("staff").set({ on_duty_since }).execute());
    await duty(null);
    const alertedAt = await pass(1);
    expect((await news()).body.request).toMatchObject({ alertedAt, isCrewAlerted: false });
    await duty(sentAt);
    const crewAlertedAt = await pass(6);
    expect((await news()).body.request).toMatchObject({
      ...{ alertedAt: crewAlertedAt, isCrewAlerted: true },
    });
  });

  it("is in no cache, and holds nothing about anybody", async () => {
    await pass(1);
    await work("note");
    const { headers, body } = await news();
    expect(headers.get("cache-control")).toBe("no-store");
    expect(Object.keys(body.request)).toEqual([
      "sentAt",
      "alertedAt",
      "isCrewAlerted",
      "readAt",
      "isReadByCrew",
    ]);
  });

  it("is not that somebody has read what the desk takes for spam", async () => {
    await pass(1);
    await work("spam");
    expect((await news()).body.request).toMatchObject({ readAt: null });
  });

  it("is nothing without the id of an emergency", async () => {
    const visitor = await server.visitor();
    const ordinary = { ...emergency, emergency: false, subject: "Contact Request: other" };
    const { requestId } = await visitor.post("/api/customers/contact", ordinary);
    for (const unknown of [requestId, leadId, "x", "%00", "a".repeat(65)]) {
      expect((await news(unknown)).status).toBe(404);
    }
  });
});
