import { afterEach, describe, expect, it, vi } from "vitest";
import { type Dispatcher, startDispatcher } from "#tests/support/dispatcher.ts";
import { patience } from "#tests/support/patience.ts";
import { gate, type SmtpInbox, startSmtpInbox } from "#tests/support/smtp-inbox.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

const onCall = "on-call@site.test";
const office = "office@site.test";
const soon = { timeout: patience.test, interval: 50 };
const minute = 60_000;

/** Milliseconds. Tests that wait for mail need this much while mail servers hang. */
const timeout = patience.longTest;

describe.each(engines)("while the mail server hangs, on %s", (engine) => {
  let inbox: SmtpInbox;
  let dispatcher: Dispatcher;
  let storage: Storage;
  const servers: TestApp[] = [];
  let held = gate();

  async function start(hangs: (command: string, address: string) => boolean) {
    held = gate();
    inbox = await startSmtpInbox({
      before: (command, address) => (hangs(command, address) ? held.opened : undefined),
    });
    dispatcher = await startDispatcher();
    storage = await createStorage(engine);
    return startServer();
  }

  async function startServer() {
    const server = await startTestApp(engine, {
      ...storage.forApp,
      realMail: true,
      env: {
        ...storage.forApp.env,
        SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
        OFFICE_EMAIL: office,
        EMERGENCY_EMAIL: onCall,
        EMERGENCY_WEBHOOK_URL: dispatcher.url,
        EMERGENCY_WEBHOOK_SECRET: "shared with the dispatcher",
      },
    });
    servers.push(server);
    return server;
  }

  afterEach(async () => {
    held.open();
    await Promise.all(servers.splice(0).map((server) => server.close()));
    dispatcher.close();
    await inbox.close();
    await storage.drop();
  }, timeout);

  async function write(server: TestApp, message: object) {
    const visitor = await server.visitor();
    const { notes: _, ...person } = ada;
    const body = { ...person, subject: "Contact Request: other", message: "Hello", ...message };
    expect((await visitor.send("POST", "/api/customers/contact", body)).status).toBe(201);
  }

  function pass(milliseconds: number) {
    for (const server of servers) {
      server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
      server.app.services.outbox.wake();
    }
  }

  it("an emergency is tried and posted behind forty contacts, and goes to the office when due", {
    timeout,
  }, async () => {
    const server = await start((command) => command === "rcpt");
    for (let count = 0; count < 40; count += 1) await write(server, {});
    await vi.waitFor(() => expect(inbox.asked).toContain(`rcpt ${ada.email}`), soon);

    await write(server, { subject: "EMERGENCY", emergency: true });
    await vi.waitFor(() => expect(dispatcher.calls).toHaveLength(1), soon);
    await vi.waitFor(() => expect(inbox.asked).toContain(`rcpt ${onCall}`), soon);

    const toOffice = () => inbox.asked.filter((line) => line === `rcpt ${office}`).length;
    const before = toOffice();
    pass(2 * minute);
    await vi.waitFor(() => expect(dispatcher.calls).toHaveLength(2), soon);
    expect(JSON.parse(dispatcher.calls[1]?.body ?? "")).toMatchObject({
      event: "emergency.undelivered",
      phone: ada.phone,
    });
    await vi.waitFor(() => expect(toOffice()).toBeGreaterThan(before), soon);
  });

  it("a second emergency does not wait for the first one's mail", { timeout }, async () => {
    const server = await start((command) => command === "rcpt");
    await write(server, { subject: "EMERGENCY", emergency: true });
    await vi.waitFor(() => expect(inbox.asked).toContain(`rcpt ${onCall}`), soon);
    await write(server, { subject: "EMERGENCY", emergency: true });
    const tries = () => inbox.asked.filter((line) => line === `rcpt ${onCall}`).length;
    await vi.waitFor(() => expect(tries()).toBe(2), soon);
  });

  it("a mail whose last answer takes minutes is not sent again by another process", {
    timeout,
  }, async () => {
    let hanging = 2;
    const server = await start((command) => {
      if (command === "end") hanging -= 1;
      return command === "end" && hanging >= 0;
    });
    await startServer();
    await write(server, {});
    await vi.waitFor(() => expect(inbox.mails).toHaveLength(2), soon);
    for (let count = 1; count < 10; count += 1) {
      pass(minute);
      // Its mails arrive, so there were free workers that could have taken the hanging ones too.
      await write(server, { subject: `Number ${count}` });
      await vi.waitFor(() => expect(inbox.mails).toHaveLength(2 * (count + 1)), soon);
    }
    const ids = inbox.mails.map(({ parsed }) => parsed.messageId);
    expect(new Set(ids).size).toBe(ids.length);
    held.open();
    await Promise.all(servers.map(({ app }) => app.services.outbox.drained()));
    expect(inbox.mails).toHaveLength(ids.length);
  });

  it("a restart does not immediately resend what may have arrived", { timeout }, async () => {
    let hanging = 2;
    const server = await start((command) => {
      if (command === "end") hanging -= 1;
      return command === "end" && hanging >= 0;
    });
    await write(server, {});
    await vi.waitFor(() => expect(inbox.mails).toHaveLength(2), soon);
    servers.splice(0);
    await server.close();
    const next = await startServer();
    await next.app.services.outbox.drained();
    expect(inbox.mails, "right after the start").toHaveLength(2);
    pass(minute);
    await next.app.services.outbox.drained();
    expect(inbox.mails, "after a minute without an answer").toHaveLength(4);
  });
});
