import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DeskMail } from "#domain/lead/records-contract.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Delivery } from "#server/mail/message.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { smtpRefusal } from "#tests/support/smtp-inbox.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

const { notes: _, ...person } = ada;
const minute = 60_000;

describe.each(engines)("the desk's mails on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let office: Visitor & { id: string };
  let trouble: Error | undefined;
  let delivered: Delivery[];

  beforeEach(async () => {
    trouble = undefined;
    delivered = [];
    storage = await createStorage(engine);
    server = await startTestApp(engine, {
      ...storage.forApp,
      transport: {
        async deliver(delivery) {
          if (trouble) throw trouble;
          delivered.push(delivery);
        },
        close() {},
      },
    });
    office = await signIn(server, "office");
    connection = await storage.open();
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  async function contact(subject: string) {
    const visitor = await server.visitor();
    const inquiry = { ...person, subject, message: "Shingles in the yard.", emergency: false };
    expect((await visitor.send("POST", "/api/customers/contact", inquiry)).status).toBe(201);
    await server.app.services.outbox.drained();
  }

  async function pass(milliseconds: number) {
    server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
    await server.app.services.outbox.drained();
  }

  async function list(query = "") {
    const { status, body } = await office.send("GET", `/api/desk/mails${query}`);
    expect(status).toBe(200);
    return body;
  }

  /** A mailbox refuses a mail until the mail is given up. */
  async function die() {
    const refusal = smtpRefusal(550, "all recipients were rejected: 550 no such mailbox");
    trouble = Object.assign(refusal, { command: "RCPT TO" });
    await contact("Dead");
    for (let passed = 0; passed < 10; passed += 1) await pass(minute);
    trouble = undefined;
  }

  it("say to other programs whether a person has written them", async () => {
    await contact("Contact Request: other");
    const { body } = await office.send("GET", "/api/desk/leads?list=all");
    const letter = { subject: "Your roof", text: "Hello" };
    await office.post(`/api/desk/leads/${body.leads[0].id}/mails`, letter);
    await server.app.services.outbox.drained();
    const written = delivered.filter(({ isWritten }) => isWritten).map(({ subject }) => subject);
    expect(written).toEqual(["Your roof"]);
    expect(delivered.length).toBeGreaterThan(2);
  });

  it("are not listed as troubled once sent, and are shown as they were sent", async () => {
    await contact("Hello");
    expect((await list()).mails).toEqual([]);
    const { mails } = await list("?show=all");
    const mine = mails.find(({ to }: { to: string }) => to === ada.email);
    expect(mine).toMatchObject({
      kind: "inquiry-confirmation",
      state: "sent",
      subject: "We have your message",
      error: null,
      isLate: false,
      dueAt: null,
      sentAt: server.clock.now.toISOString(),
    });
    const { body } = await office.send("GET", `/api/desk/mails/${mine.id}`);
    const sent = delivered.find(({ id }) => id === mine.id);
    expect(sent?.text).toContain("Hi Ada");
    // Whoever reads it at the desk does not get the key to the person's page.
    const withoutKey = (text = "") => text.replaceAll(/(?<=\/my-roof)\/[\w-]{43}/g, "");
    const shown = { text: withoutKey(sent?.text), html: withoutKey(sent?.html) };
    expect(shown.text).not.toBe(sent?.text);
    expect(body.mail).toMatchObject({ id: mine.id, ...shown });
  });

  it("say why they wait, and which of them are late", async () => {
    const facts = { code: "ESOCKET", originalCode: "ECONNREFUSED" };
    trouble = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:25"), facts);
    await contact("Waits");
    const [waiting] = (await list()).mails;
    expect(waiting).toMatchObject({
      state: "queued",
      error: "The mail server did not answer.",
      isLate: false,
    });
    expect(Date.parse(waiting.dueAt)).toBeGreaterThan(server.clock.now.getTime());
    await pass(5 * minute);
    expect((await list()).mails[0]).toMatchObject({ state: "queued", isLate: true });
  });

  it("are sent at once when they are waiting", async () => {
    trouble = new Error("connect ECONNREFUSED 127.0.0.1:25");
    await contact("Waits");
    await pass(minute);
    trouble = undefined;
    const [waiting] = (await list()).mails;
    const answer = await office.send("POST", `/api/desk/mails/${waiting.id}/retry`);
    expect(answer.body.mail).toMatchObject({ id: waiting.id, state: expect.any(String) });
    await server.app.services.outbox.drained();
    expect(delivered.map(({ id }) => id)).toContain(waiting.id);
    // The other mail is not due yet.
    expect((await list()).mails).toHaveLength(1);
  });

  it("are sent again when dead, which the audit trail records without their words", async () => {
    await die();
    const dead = (await list()).mails.filter(({ kind }: DeskMail) => kind.startsWith("inquiry-"));
    expect(dead).toHaveLength(2);
    expect(dead[0].error).toBe("The mail server says there is no such mailbox.");
    expect((await office.send("POST", `/api/desk/mails/${dead[0].id}/retry`)).status).toBe(200);
    await server.app.services.outbox.drained();
    const { body } = await office.send("GET", `/api/desk/mails/${dead[0].id}`);
    expect(body.mail).toMatchObject({ state: "sent", error: null });

    const entries = await connection.database
      .selectFrom("audit_entries")
      .select(["staff_id", "details"])
      .where("action", "=", "mail.retried")
      .execute();
    expect(entries).toEqual([
      { staff_id: office.id, details: JSON.stringify({ id: dead[0].id, kind: dead[0].kind }) },
    ]);
  });

  it("are not sent twice: retrying a sent or unknown mail is refused", async () => {
    await contact("Hello");
    const [sent] = (await list("?show=all")).mails;
    const again = await office.send("POST", `/api/desk/mails/${sent.id}/retry`);
    expect([again.status, again.body.error]).toEqual([409, "This email was sent."]);
    expect((await office.send("POST", "/api/desk/mails/unknown/retry")).status).toBe(404);
    expect((await office.send("GET", "/api/desk/mails/unknown")).status).toBe(404);
    expect(delivered).toHaveLength(2);
  });

  it("come in pages, none twice and none left out", async () => {
    for (let index = 0; index < 30; index += 1) await contact(`Number ${index}`);
    const first = await list("?show=all");
    const second = await list(`?show=all&after=${encodeURIComponent(first.next)}`);
    const third = await list(`?show=all&after=${encodeURIComponent(second.next)}`);
    const ids = [first, second, third].flatMap(({ mails }) =>
      mails.map(({ id }: { id: string }) => id),
    );
    expect([first.mails.length, third.mails.length, third.next]).toEqual([25, 10, null]);
    expect(new Set(ids).size).toBe(60);
    expect((await office.send("GET", "/api/desk/mails?after=nonsense")).status).toBe(400);
  });

  it("show no content of mails about no lead, such as a report or a sign-in", async () => {
    await die();
    const { mails } = await list("?show=all");
    const report = mails.find(({ kind }: { kind: string }) => kind === "dead-mails");
    expect(report).toMatchObject({ subject: "", to: expect.stringContaining("@") });
    const { body } = await office.send("GET", `/api/desk/mails/${report.id}`);
    expect(body.mail).toMatchObject({ text: "", html: "", subject: "" });
  });

  it("never reveal or resend what lets somebody in", async () => {
    const owner = await signIn(server, "owner");
    trouble = new Error("connect ECONNREFUSED 127.0.0.1:25");
    const guest = { name: "Guest", email: "guest@office.example", role: "office" };
    await owner.post("/api/desk/staff", guest);
    await server.app.services.outbox.drained();
    const answers = [JSON.stringify(await list("?show=all"))];
    const [invitation] = (await list()).mails;
    expect(invitation).toMatchObject({ kind: "staff-invitation", to: guest.email, subject: "" });
    const single = await office.send("GET", `/api/desk/mails/${invitation.id}`);
    expect(single.body.mail).toMatchObject({ text: "", html: "", subject: "" });
    answers.push(JSON.stringify(single.body));
    const rows = connection.database.selectFrom("outbox").select("payload");
    const row = await rows.where("id", "=", invitation.id).executeTakeFirstOrThrow();
    const { token } = JSON.parse(row.payload);
    expect(token.length).toBeGreaterThan(20);
    for (const answer of answers) expect(answer).not.toContain(token);
    const retry = await office.send("POST", `/api/desk/mails/${invitation.id}/retry`);
    expect(retry.status).toBe(409);
  });

  it("are for those who answer leads", async () => {
    const inspector = await signIn(server, "inspector");
    const stranger = await server.visitor();
    expect((await inspector.send("GET", "/api/desk/mails")).status).toBe(403);
    expect((await stranger.send("GET", "/api/desk/mails")).status).toBe(401);
    expect((await stranger.send("POST", "/api/desk/mails/x/retry")).status).toBe(401);
  });
});
