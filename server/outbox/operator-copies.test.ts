import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backupKinds } from "#server/backup/backup-trouble-mail.tsx";
import { enqueue } from "#server/mail/enqueue.ts";
import type { Delivery } from "#server/mail/message.ts";
import { signIn } from "#tests/support/desk.ts";
import { smtpRefusal } from "#tests/support/smtp-inbox.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

const minute = 60_000;
const operator = "operator@roofs.example";
const office = "leads@buckeye.example";

describe.each(engines)("reports that the office's mailbox does not take, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let unknown: Set<string>;
  let delivered: Delivery[];
  let why: string;
  /** Mailboxes that exist, and take no mail of ours. */
  let distrusting: Set<string>;

  beforeEach(async () => {
    unknown = new Set([office, "typo@example.com"]);
    why = "5.1.1";
    distrusting = new Set();
    delivered = [];
    storage = await createStorage(engine);
    server = await startTestApp(engine, {
      ...storage.forApp,
      env: { ...storage.forApp.env, OFFICE_EMAIL: operator, EMERGENCY_EMAIL: operator },
      transport: {
        async deliver(delivery) {
          const to = typeof delivery.to === "string" ? delivery.to : delivery.to.address;
          if (unknown.has(to)) {
            const text = `550 ${why} no mailbox ${to}`;
            throw Object.assign(smtpRefusal(550, text), { command: "RCPT TO" });
          }
          if (distrusting.has(to)) {
            const text = "550 5.7.26 This mail is unauthenticated";
            throw Object.assign(smtpRefusal(550, text), { command: "DATA" });
          }
          delivered.push(delivery);
        },
        close() {},
      },
    });
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  async function pass(...pauses: number[]) {
    for (const pause of [0, ...pauses]) {
      server.clock.now = new Date(server.clock.now.getTime() + pause);
      await server.app.services.outbox.drained();
    }
  }
  const tillDead = [minute, 4 * minute] as const;

  async function setOffice(mailbox: string): Promise<void> {
    const owner = await signIn(server, "owner");
    const settings = { overrides: { "mailboxes.office": mailbox } };
    const answer = await owner.send("PUT", "/api/desk/business", { version: 0, settings });
    expect(answer.status).toBe(200);
  }

  async function write(): Promise<void> {
    const { notes: _, ...person } = ada;
    const body = { ...person, email: "typo@example.com", subject: "Gutters", message: "Hi" };
    await (await server.visitor()).post("/api/customers/contact", body);
  }

  const about = (subject: string) => delivered.filter((mail) => mail.subject.includes(subject));

  it("go to the operator as well, once, with why", async () => {
    await setOffice(office);
    await write();
    await pass(...tillDead, ...tillDead);
    const reports = about("not delivered");
    expect(reports.map(({ to }) => to)).toEqual([operator]);
    expect(reports[0]?.text).toContain("typo@example.com");
    expect(reports[0]?.text).toContain(`could not be delivered to ${office}`);
    await pass(60 * minute, 60 * minute);
    expect(about("not delivered")).toHaveLength(1);
  });

  it("go to the operator once, and to the office as soon as it takes them, where the mail was refused and not the mailbox", async () => {
    unknown.delete(office);
    distrusting.add(office);
    await setOffice(office);
    await write();
    await pass(...tillDead, ...tillDead);
    const reports = () => about("not delivered").map(({ to }) => to);
    expect(reports()).toEqual([operator]);
    await pass(60 * minute, ...tillDead, ...tillDead, 60 * minute, ...tillDead, ...tillDead);
    expect(reports(), "nothing new").toEqual([operator]);
    distrusting.delete(office);
    await pass(60 * minute, ...tillDead);
    expect(reports()).toEqual([operator, office]);
    await pass(60 * minute, 60 * minute);
    expect(reports()).toHaveLength(2);
  });

  it("name the mailbox that did not take them, though another is set by then", async () => {
    unknown.add(operator);
    await setOffice(office);
    await write();
    await pass(...tillDead, ...tillDead);
    unknown.delete(operator);
    const owner = await signIn(server, "owner", "Olga Owner");
    const settings = { overrides: { "mailboxes.office": "right@buckeye.example" } };
    const answer = await owner.send("PUT", "/api/desk/business", { version: 1, settings });
    expect(answer.status).toBe(200);
    await pass(...tillDead, ...tillDead);
    const [copy] = about("not delivered").filter(({ to }) => to === operator);
    expect(copy?.text).toContain(`could not be delivered to ${office}`);
  });

  it("do so when they are about backups", async () => {
    await setOffice(office);
    const { transact, close } = await storage.open();
    const payload = { state: "late", newestAt: null, fault: "no bucket", drill: null } as const;
    await transact(async (transaction) => {
      const { now } = server.clock;
      await enqueue(transaction, backupKinds, { kind: "backup-trouble", payload }, now);
    });
    await close();
    await pass(...tillDead, ...tillDead);
    expect(about("backup is missing").map(({ to }) => to)).toEqual([operator]);
    expect(about("backup is missing")[0]?.text).toContain("no bucket");
  });

  it.each([
    ["5.1.1", "the mailboxes"],
    ["5.7.26", "the mails"],
  ])("are said again to both once neither has taken them (%s, about %s)", async (code) => {
    why = code;
    unknown.add(operator);
    await setOffice(office);
    await write();
    await pass(...tillDead, ...tillDead, ...tillDead);
    expect(about("not delivered")).toEqual([]);
    unknown.delete(operator);
    await pass(60 * minute, ...tillDead, ...tillDead);
    expect(about("not delivered").map(({ to }) => to)).toEqual([operator]);
    await pass(60 * minute, ...tillDead, 60 * minute);
    expect(about("not delivered")).toHaveLength(1);
  });

  it("go to nobody else where no owner has set another mailbox", async () => {
    unknown.add(operator);
    await write();
    await pass(...tillDead, ...tillDead, 60 * minute, ...tillDead);
    const { database, close } = await storage.open();
    const rows = await database.selectFrom("outbox").select("payload").execute();
    await close();
    expect(rows.filter(({ payload }) => payload.includes("undeliveredTo"))).toEqual([]);
  });
});
