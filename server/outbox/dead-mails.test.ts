import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import type { Delivery } from "#server/mail/message.ts";
import { patience } from "#tests/support/patience.ts";
import { smtpRefusal } from "#tests/support/smtp-inbox.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

const { office, emergency: onCall } = businessProfile.mail;
const minute = 60_000;
const time = { date: "2026-06-03", timeSlot: "9:00 AM" };

/** Milliseconds. The health check repeats an answer for a second. */
const soon = { timeout: patience.test };

describe.each(engines)("mails that are dead, on %s", (engine) => {
  let server: TestApp;
  let unknown: Set<string>;
  let delivered: Delivery[];

  beforeEach(async () => {
    unknown = new Set();
    delivered = [];
    server = await startTestApp(engine, {
      transport: {
        async deliver(delivery) {
          const to = typeof delivery.to === "string" ? delivery.to : delivery.to.address;
          if (unknown.has(to)) {
            const text = `550 no mailbox ${to}`;
            throw Object.assign(smtpRefusal(550, text), { command: "RCPT TO" });
          }
          delivered.push(delivery);
        },
        close() {},
      },
    });
  });
  afterEach(() => server.close());

  async function pass(...pauses: number[]) {
    for (const pause of [0, ...pauses]) {
      server.clock.now = new Date(server.clock.now.getTime() + pause);
      await server.app.services.outbox.drained();
    }
  }
  const tillDead = [minute, 4 * minute] as const;
  const reports = () => delivered.filter(({ subject }) => subject.includes("not delivered"));
  const deadMails = async () => (await server.app.inject("/readyz")).json().deadMails;

  async function write(email: string, change: object = {}) {
    const { notes: _, ...person } = ada;
    const visitor = await server.visitor();
    const body = { ...person, email, subject: "Contact Request: other", message: "Hi", ...change };
    expect((await visitor.send("POST", "/api/customers/contact", body)).status).toBe(201);
  }

  it("are reported to the office in one mail, with whom to call and why", async () => {
    unknown.add("typo@example.com");
    await book(await server.visitor(), time, { email: "typo@example.com" });
    await write("typo@example.com", { name: "Bob Lee", phone: "(571) 555-0123" });
    await pass(...tillDead);
    expect(reports()).toHaveLength(1);
    const [report] = reports();
    expect(report).toMatchObject({
      to: office,
      subject: "2 emails were not delivered: please call",
    });
    for (const fact of [
      "Ada Homeowner",
      "(703) 555-0111",
      "Bob Lee",
      "(571) 555-0123",
      "typo@example.com",
      "inspection booked, Wed, Jun 3, 9:00 AM",
      "550 no mailbox",
    ]) {
      expect(report?.text).toContain(fact);
    }
  });

  it("are counted by a /readyz that stays ready", async () => {
    expect(await deadMails()).toBe(0);
    unknown.add("typo@example.com");
    await write("typo@example.com");
    await pass(...tillDead);
    expect((await server.app.inject("/readyz")).statusCode).toBe(200);
    await expect.poll(deadMails, soon).toBe(1);
    await pass(8 * 24 * 60 * minute);
    await expect.poll(deadMails, soon).toBe(0);
  });

  it("are reported once, and new ones an hour later at the earliest", async () => {
    unknown.add("one@example.com").add("two@example.com").add("three@example.com");
    await write("one@example.com");
    await pass(...tillDead);
    await write("two@example.com");
    await write("three@example.com");
    await pass(...tillDead, 40 * minute);
    expect(reports()).toHaveLength(1);
    await pass(20 * minute);
    expect(reports().map(({ subject }) => subject)).toEqual([
      "1 email was not delivered: please call",
      "2 emails were not delivered: please call",
    ]);
    await pass(24 * 60 * minute);
    expect(reports()).toHaveLength(2);
  });

  it("are reported at once when they are about an emergency, whatever was reported before", async () => {
    const emergency = { subject: "EMERGENCY", message: "", emergency: true };
    unknown.add("typo@example.com").add("other@example.com");
    await write("typo@example.com");
    await pass(...tillDead);
    await write("other@example.com", emergency);
    await pass(...tillDead);
    expect(reports()).toHaveLength(2);
    expect(reports()[1]).toMatchObject({ to: office });
    expect(reports()[1]?.text).toContain("Confirmation: EMERGENCY");
    unknown.add(onCall);
    await write("ada@example.com", emergency);
    await pass(...tillDead);
    expect(reports()).toHaveLength(3);
    expect(reports()[2]?.text).toContain("Notice to us: EMERGENCY");
  });

  it("are reported again when nobody got the report, which is itself never reported", async () => {
    unknown.add("typo@example.com").add(office);
    await write("typo@example.com");
    await pass(...tillDead, ...tillDead);
    expect(delivered).toEqual([]);
    unknown.delete(office);
    await pass(60 * minute);
    expect(reports()).toHaveLength(1);
    const [report] = reports();
    // The confirmation, and the notice that the office's own mailbox refused.
    expect(report?.subject).toBe("2 emails were not delivered: please call");
    expect(report?.text).toContain("Confirmation: Contact Request: other");
    expect(report?.text).toContain("Notice to us: Contact Request: other");
    await pass(60 * minute, 60 * minute);
    expect(reports()).toHaveLength(1);
  });
});
