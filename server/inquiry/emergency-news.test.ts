import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs } from "#tests/support/leads.ts";
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
  let server: TestApp;
  let owner: Awaited<ReturnType<typeof signIn>>;
  let sentAt: string;
  let id: string;
  let leadId: string;

  beforeEach(async () => {
    server = await startTestApp(engine);
    owner = await signIn(server, "owner", "Olive", { isOnDuty: true });
    sentAt = server.clock.now.toISOString();
    const visitor = await server.visitor();
    id = (await visitor.post("/api/customers/contact", emergency)).requestId;
    leadId = (await owner.send("GET", "/api/desk/leads?list=all")).body.leads[0].id;
  });
  afterEach(() => server.close());

  /** As a stranger without cookies who has the id. */
  async function news(of = id) {
    const answer = await fetch(`${server.url}/api/customers/contact/${of}`);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }

  async function pass(minutes: number): Promise<string> {
    server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
    await server.app.services.outbox.drained();
    return server.clock.now.toISOString();
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
      request: { sentAt, alertedAt: null, readAt: null },
    });
    const alertedAt = await pass(1);
    expect((await news()).body.request).toEqual({ sentAt, alertedAt, readAt: null });
    const readAt = await pass(1);
    await work("note");
    await pass(5);
    await work("note");
    expect((await news()).body.request).toMatchObject({ sentAt, alertedAt, readAt });
  });

  it("is in no cache, and holds nothing about anybody", async () => {
    await pass(1);
    await work("note");
    const { headers, body } = await news();
    expect(headers.get("cache-control")).toBe("no-store");
    expect(Object.keys(body.request)).toEqual(["sentAt", "alertedAt", "readAt"]);
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
