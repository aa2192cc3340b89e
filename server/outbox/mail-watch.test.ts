import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { release } from "#server/release.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { type Dispatcher, startDispatcher } from "#tests/support/dispatcher.ts";
import { openEventStream } from "#tests/support/event-stream.ts";
import { patience } from "#tests/support/patience.ts";
import { type SmtpInbox, startSmtpInbox } from "#tests/support/smtp-inbox.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

const { notes: _, ...person } = ada;
const minute = 60_000;
/** When the test servers' clocks begin. */
const noon = "2026-06-02T16:00:00.000Z";
/** The health check repeats an answer for a second. */
const soon = { timeout: patience.test };

describe.each(engines)("mails that do not go out, on %s,", (engine) => {
  let storage: Storage;
  let provider: Dispatcher;
  let inbox: SmtpInbox | undefined;
  let server: TestApp;
  let isAccepted: boolean;
  const lines: { level: number; msg: string; mailError?: string; since?: string }[] = [];
  const texts: string[] = [];

  beforeEach(async () => {
    lines.length = 0;
    texts.length = 0;
    isAccepted = false;
    storage = await createStorage(engine);
    provider = await startDispatcher();
  });
  afterEach(async () => {
    await server.close();
    await inbox?.close();
    inbox = undefined;
    provider.close();
    await storage.drop();
  });

  async function start(smtpUrl: string) {
    server = await startTestApp(engine, {
      ...storage.forApp,
      realMail: true,
      env: {
        ...storage.forApp.env,
        LOG_LEVEL: "info",
        SMTP_URL: smtpUrl,
        ALERT_SMS_URL: provider.url,
        ALERT_SMS_ACCOUNT: "AC17",
        ALERT_SMS_TOKEN: "secret token",
        ALERT_SMS_FROM: "+17035550100",
      },
      logStream: {
        write(line) {
          texts.push(line);
          lines.push(JSON.parse(line));
        },
      },
    });
  }

  async function startRefusing() {
    inbox = await startSmtpInbox({ login: () => isAccepted });
    await start(`smtp://site:wrong-secret@127.0.0.1:${inbox.port}`);
  }

  async function pass(minutes: number) {
    server.clock.now = new Date(server.clock.now.getTime() + minutes * minute);
    await server.app.services.outbox.drained();
  }

  async function write() {
    const body = { ...person, subject: "Contact Request: other", message: "Hi" };
    await (await server.visitor()).post("/api/customers/contact", body);
    await server.app.services.outbox.drained();
  }

  async function staff(role: "owner" | "office", phone: string, isOnDuty = false) {
    const member = await signIn(server, role, `Test ${role}`);
    const connection = await storage.open();
    await connection.database
      .updateTable("staff")
      .set({ phone, on_duty_since: isOnDuty ? noon : null })
      .where("id", "=", member.id)
      .execute();
    await connection.close();
    return member;
  }

  const readyz = async () => {
    const answer = await server.app.inject("/readyz");
    return { code: answer.statusCode, ...answer.json() };
  };
  const errors = (msg: string) => lines.filter((line) => line.msg === msg && line.level === 50);
  const flowFor = async (member: Visitor) => (await member.send("GET", "/api/desk/mail-flow")).body;
  const textsSent = () =>
    provider.calls.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

  it("because the login is refused, are an error at once and a site that is degraded but ready", async () => {
    await startRefusing();
    expect(await readyz()).toMatchObject({ code: 200, status: "ready", lastMailError: null });
    await write();
    expect(errors("mails do not go out")).toMatchObject([
      { mailError: "login refused", since: noon },
    ]);
    await expect.poll(readyz, soon).toMatchObject({
      code: 200,
      success: true,
      status: "degraded",
      lastMailError: "login refused",
      lastMailSentAt: null,
      oldestUnsentSeconds: 0,
      freeDiskBytes: expect.any(Number),
      release,
    });
    await pass(10);
    await expect.poll(async () => (await readyz()).oldestUnsentSeconds, soon).toBe(600);
    expect(errors("mails do not go out"), "once for all attempts").toHaveLength(1);
    await pass(60);
    expect(errors("mails do not go out"), "and again after an hour").toHaveLength(2);
    expect(texts.join("")).not.toMatch(/bad password|wrong-secret|example\.com|Homeowner/);
  });

  it("are told to open screens, by text once, and no longer once they go out", async () => {
    await startRefusing();
    const owner = await staff("owner", "(703) 555-0199");
    const office = await staff("office", "(703) 555-0142", true);
    const stream = await openEventStream(`${server.url}/api/desk/changes`, {
      cookie: office.cookie,
    });
    await stream.take(1);
    expect(await flowFor(owner)).toMatchObject({ state: "flowing", since: null, error: null });
    await write();
    const halted = { state: "halted", since: noon, error: "login refused" };
    expect(await flowFor(office)).toMatchObject(halted);
    expect(await eventNamed(stream, "mails")).toBeDefined();
    await pass(10);
    await pass(120);
    expect(textsSent().filter(({ Body }) => Body?.includes("Mails"))).toMatchObject([
      {
        To: "+17035550142",
        From: "+17035550100",
        Body: "Mails have not been going out since 12:00 PM: the mail server refuses our login. Leads are safe; call people instead. http://site.test/desk/mails",
      },
    ]);

    isAccepted = true;
    await pass(6);
    expect(inbox?.mails.length).toBeGreaterThan(1);
    expect(await flowFor(office)).toMatchObject({ state: "flowing" });
    expect(await eventNamed(stream, "mails")).toBeDefined();
    expect(lines.map(({ msg }) => msg)).toContain("mails go out again");
    await expect.poll(readyz, soon).toMatchObject({
      status: "ready",
      lastMailError: null,
      lastMailSentAt: server.clock.now.toISOString(),
      oldestUnsentSeconds: 0,
    });
    stream.leave();
  });

  it("are texted to the owners when nobody is on duty, again when they stop again", async () => {
    await startRefusing();
    await staff("owner", "(703) 555-0199");
    await staff("office", "(703) 555-0142");
    await write();
    isAccepted = true;
    await pass(6);
    isAccepted = false;
    await pass(90);
    await write();
    await pass(1);
    expect(textsSent().map(({ To }) => To)).toEqual(["+17035550199", "+17035550199"]);
  });

  it("because the certificate cannot be trusted, are an error at once", async () => {
    inbox = await startSmtpInbox({ selfSigned: true });
    await start(`smtp://${inbox.untrustedHost}:${inbox.port}`);
    await write();
    expect(errors("mails do not go out")).toMatchObject([{ mailError: "certificate refused" }]);
    await expect.poll(readyz, soon).toMatchObject({ code: 200, status: "degraded" });
  });

  it("because nobody listens, are an error once one is older than five minutes", async () => {
    const probe = await startSmtpInbox();
    await probe.close();
    await start(`smtp://127.0.0.1:${probe.port}`);
    await write();
    await pass(4);
    expect(errors("mails do not go out")).toEqual([]);
    expect((await readyz()).status).toBe("ready");
    await pass(1);
    expect(errors("mails do not go out")).toMatchObject([{ mailError: "no connection" }]);
  });

  it("are known to a process that sends none itself", async () => {
    await startRefusing();
    await write();
    const other = await startTestApp(engine, storage.forApp);
    expect((await other.app.inject("/readyz")).json()).toMatchObject({
      status: "degraded",
      lastMailError: "login refused",
    });
    await other.close();
  });

  it("are not told to somebody who sees only their own appointments", async () => {
    await startRefusing();
    const inspector = await signIn(server, "inspector");
    expect((await inspector.send("GET", "/api/desk/mail-flow")).status).toBe(403);
  });
});

async function eventNamed(stream: Awaited<ReturnType<typeof openEventStream>>, name: string) {
  for (;;) {
    const event = await stream.next();
    if (!event || event.event === name) return event;
  }
}
