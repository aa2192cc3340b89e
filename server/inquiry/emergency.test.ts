import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import type { Delivery } from "#server/mail/message.ts";
import { type Dispatcher, startDispatcher } from "#tests/support/dispatcher.ts";
import { smtpRefusal } from "#tests/support/smtp-inbox.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

const { notes: _, ...person } = ada;
const emergency = {
  ...person,
  subject: "EMERGENCY: Storm Damage Request",
  message: "A tree is on the roof.",
  emergency: true,
};
const onCall = businessProfile.mail.emergency;
const office = businessProfile.mail.office;
const secret = "shared with the dispatcher";

describe.each(engines)("an emergency on %s", (engine) => {
  let dispatcher: Dispatcher;
  let server: TestApp;
  let refused: Set<string>;
  let unknown: Set<string>;
  let delivered: Delivery[];

  beforeEach(async () => {
    dispatcher = await startDispatcher();
    refused = new Set();
    unknown = new Set();
    delivered = [];
    server = await startTestApp(engine, {
      env: { EMERGENCY_WEBHOOK_URL: dispatcher.url, EMERGENCY_WEBHOOK_SECRET: secret },
      transport: {
        async deliver(delivery) {
          const to = typeof delivery.to === "string" ? delivery.to : delivery.to.address;
          if (refused.has(to)) throw new Error("mailbox unavailable");
          if (unknown.has(to)) {
            throw Object.assign(smtpRefusal(550, "550 no such mailbox"), { command: "RCPT TO" });
          }
          delivered.push(delivery);
        },
        close() {},
      },
    });
  });
  afterEach(async () => {
    await server.close();
    dispatcher.close();
  });

  async function report(change: object = {}) {
    const visitor = await server.visitor();
    const answer = await visitor.send("POST", "/api/customers/contact", {
      ...emergency,
      ...change,
    });
    expect(answer.status).toBe(201);
    await server.app.services.outbox.drained();
  }

  async function pass(milliseconds: number) {
    server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
    await server.app.services.outbox.drained();
  }

  const recipients = () => delivered.map(({ to }) => (typeof to === "string" ? to : to.address));

  it("posts a signed webhook that the receiver can check", async () => {
    await report();
    expect(dispatcher.calls).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: "" }] = dispatcher.calls;
    expect(JSON.parse(body)).toMatchObject({
      event: "emergency.requested",
      name: ada.name,
      phone: ada.phone,
      message: emergency.message,
    });
    const expected = createHmac("sha256", secret)
      .update(`${headers["x-webhook-timestamp"]}.${body}`)
      .digest("hex");
    expect(headers["x-webhook-signature"]).toBe(`sha256=${expected}`);
  });

  it("posts again, with the same key, while the receiver fails", async () => {
    dispatcher.status = 500;
    await report();
    dispatcher.status = 200;
    await pass(10_000);
    await pass(10_000);
    expect(dispatcher.calls).toHaveLength(2);
    const keys = dispatcher.calls.map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(1);
  });

  it("is posted only to the configured address, wherever it redirects", async () => {
    const elsewhere = await startDispatcher();
    Object.assign(dispatcher, { status: 307, location: elsewhere.url });
    await report();
    elsewhere.close();
    expect([dispatcher.calls.length, elsewhere.calls.length]).toEqual([1, 0]);
  });

  it("goes to the office as well, once, when nobody on call got it within two minutes", async () => {
    refused.add(onCall);
    await report();
    await pass(119_000);
    expect(recipients()).not.toContain(office);
    await pass(2_000);
    await pass(600_000);
    expect(recipients().filter((recipient) => recipient === office)).toHaveLength(1);
    expect(delivered.find(({ to }) => to === office)).toMatchObject({
      priority: "high",
      subject: `On-call crew not reached: ${emergency.subject} (${ada.name})`,
    });
  });

  it("goes to the office and the webhook at once when the mailbox on call refuses it", async () => {
    unknown.add(onCall);
    await report();
    expect(recipients()).toContain(office);
    const events = dispatcher.calls.map(({ body }) => JSON.parse(body).event);
    expect(events).toEqual(["emergency.requested", "emergency.undelivered"]);
    await pass(600_000);
    expect(recipients().filter((recipient) => recipient === office)).toHaveLength(1);
    expect(dispatcher.calls).toHaveLength(2);
  });

  it("does not go to the office when it was delivered in time", async () => {
    await report();
    await pass(600_000);
    expect(recipients()).toContain(onCall);
    expect(recipients()).not.toContain(office);
  });

  it("reaches the people on call even when it looks like spam, and confirms nothing", async () => {
    await report({ website: "https://spam.example" });
    expect(recipients()).toEqual([onCall]);
    expect(delivered[0]?.subject).toContain("[Suspected spam]");
  });

  it("keeps and marks what was filled in hastily, and responds and confirms as always", async () => {
    const visitor = await server.visitor();
    const { body } = await visitor.send("GET", "/api/auth/form-stamp");
    const answer = await visitor.send("POST", "/api/customers/contact", {
      ...person,
      subject: "Contact Request: other",
      message: "Filled in within a moment.",
      stamp: body.stamp,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ success: true, requestId: expect.any(String) });
    await server.app.services.outbox.drained();
    expect(recipients().sort()).toEqual([ada.email, office].sort());
    expect(delivered.find(({ to }) => to === office)?.subject).toContain("[Filled in fast]");
  });
});
