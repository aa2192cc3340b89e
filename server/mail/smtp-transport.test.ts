import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { mailFaultText } from "#content/en/desk/mail-faults.ts";
import {
  type ReceivedMail,
  type SmtpInbox,
  smtpRefusal,
  startSmtpInbox,
} from "#tests/support/smtp-inbox.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";
import { mailServerOf } from "./mail-server.ts";

const office = "office@site.test";
const time = { date: "2026-06-03", timeSlot: "9:00 AM" };
const secondsLater = (clock: { now: Date }, seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1_000);
};

describe.each(engines)("delivery by SMTP, with the data in %s", (engine) => {
  let storage: Storage;
  /** A port without a listener so far. */
  let port: number;

  beforeEach(async () => {
    storage = await createStorage(engine);
    const probe = await startSmtpInbox();
    port = probe.port;
    await probe.close();
  });
  afterEach(() => storage.drop());

  const startApp = () =>
    startTestApp(engine, {
      ...storage.forApp,
      env: {
        ...storage.forApp.env,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        OFFICE_EMAIL: office,
        MAIL_FROM: "Roofer <from@site.test>",
      },
      realMail: true,
    });

  it("delivers each mail once although the mail server is down and the process restarts", async () => {
    const first = await startApp();
    const booked = await book(await first.visitor(), time);
    expect(booked.status).toBe(201);
    await first.app.services.outbox.drained();
    await first.close();

    const inbox = await startSmtpInbox({ port });
    const second = await startApp();
    secondsLater(second.clock, 10);
    await second.app.services.outbox.drained();
    secondsLater(second.clock, 86_400);
    await second.app.services.outbox.drained();
    expect(inbox.mails.map((mail) => mail.recipients).sort()).toEqual([[ada.email], [office]]);
    await second.close();
    await inbox.close();
  });

  it("delivers the others when one recipient is refused, and does not lose the refused one", async () => {
    const strict = await startSmtpInbox({ port, refuse: "nobody@example.com" });
    const server = await startApp();
    const details = { email: "nobody@example.com" };
    const booked = await book(await server.visitor(), { ...time, timeSlot: "10:00 AM" }, details);
    expect(booked.status).toBe(201);
    await server.app.services.outbox.drained();
    expect(strict.mails.map((mail) => mail.recipients)).toEqual([[office]]);
    const connection = await storage.open();
    const refused = await connection.database
      .selectFrom("outbox")
      .select(["kind", "state", "error"])
      .where("state", "!=", "sent")
      .execute();
    expect(refused).toEqual([
      {
        kind: "appointment-confirmation",
        state: "queued",
        error: expect.stringContaining("no such mailbox"),
      },
    ]);
    await connection.close();
    await server.close();
    await strict.close();
  });
});

describe("what a visitor types into a delivered mail", () => {
  it("can add neither a header nor a recipient", async () => {
    const inbox = await startSmtpInbox();
    const server = await startTestApp("sqlite", {
      realMail: true,
      env: { SMTP_URL: `smtp://127.0.0.1:${inbox.port}`, OFFICE_EMAIL: office },
    });
    const visitor = await server.visitor();
    const evil = (field: string) =>
      `${field}\r\nBcc: evil@example.com\r\nX-Evil: 1\n\r\n<b>body</b>\u2028Cc: evil@example.com`;
    const booked = await book(visitor, time, {
      name: `${evil("Ada")}, "x" <evil@example.com>`,
      phone: "703 555\r\n0111",
      address: evil("12 Maple Street"),
      notes: `${evil("Ring twice")}\r\n.\r\nQUIT\r\n`,
    });
    expect(booked.status).toBe(201);
    const email = "ada@example.com\r\nBcc: evil@example.com";
    expect((await book(visitor, time, { email })).status).toBe(400);
    await server.app.services.outbox.drained();

    expect(inbox.mails.map((mail) => mail.recipients).sort()).toEqual([[ada.email], [office]]);
    for (const { parsed, recipients } of inbox.mails) {
      const names = parsed.headers.map((header) => header.key);
      expect(names).not.toContain("bcc");
      expect(names).not.toContain("cc");
      expect(names).not.toContain("x-evil");
      expect(parsed.to?.map((to) => to.address)).toEqual(recipients);
      expect(parsed.replyTo).toHaveLength(1);
      expect(parsed.replyTo?.[0]?.address).not.toBe("evil@example.com");
      expect(parsed.html).not.toContain("<b>body</b>");
      const calendar = parsed.attachments.find((part) => part.mimeType === "text/calendar");
      expect(calendar).toBeDefined();
    }
    await server.close();
    await inbox.close();
  });
});

const unwritableMailbox = mailFaultText({ kind: "unwritable-mailbox" });

describe.each(engines)("somebody with a mailbox beyond ASCII, on %s", (engine) => {
  const jürgen = { ...ada, name: "Jürgen Groß", email: "jürgen@example.com" };
  const { notes: _, ...inquirer } = jürgen;
  let storage: Storage;
  let inbox: SmtpInbox;
  let server: TestApp;

  async function start(options: Parameters<typeof startSmtpInbox>[0]) {
    storage = await createStorage(engine);
    inbox = await startSmtpInbox(options);
    server = await startTestApp(engine, {
      ...storage.forApp,
      realMail: true,
      env: {
        ...storage.forApp.env,
        SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
        MAIL_FROM: "from@site.test",
        OFFICE_EMAIL: office,
        EMERGENCY_EMAIL: "crew@site.test",
      },
    });
  }
  afterEach(async () => {
    await server.close();
    await inbox.close();
    await storage.drop();
  });

  const mailTo = (mailbox: string, about: string) =>
    inbox.mails.find(
      ({ recipients, parsed }) => recipients[0] === mailbox && parsed.subject?.includes(about),
    );
  async function confirmation() {
    const connection = await storage.open();
    const row = await connection.database
      .selectFrom("outbox")
      .select(["state", "attempts", "refused", "error", "fault"])
      .where("recipient", "=", jürgen.email)
      .executeTakeFirst();
    await connection.close();
    return row;
  }
  const givenUp = {
    ...{ state: "dead", attempts: 1, refused: "recipient" },
    error: unwritableMailbox,
    fault: '{"kind":"unwritable-mailbox"}',
  } as const;

  it("is an emergency that reaches the crew through a server that takes only ASCII, and a call for the office", async () => {
    await start({ isStrict: true });
    const emergency = { ...inquirer, subject: "EMERGENCY", message: "It pours", emergency: true };
    const visitor = await server.visitor();
    expect((await visitor.send("POST", "/api/customers/contact", emergency)).status).toBe(201);
    await server.app.services.outbox.drained();
    const notice = mailTo("crew@site.test", "EMERGENCY");
    expect(notice?.parsed.replyTo ?? []).toEqual([]);
    expect(notice?.parsed.text).toContain("jürgen@example.com");
    expect(notice?.parsed.text).toContain("A reply to this email does not reach Jürgen Groß");
    expect(notice?.parsed.from).toEqual({ name: businessProfile.name, address: "from@site.test" });
    // At once, without a try that could not succeed.
    expect(await confirmation()).toEqual(givenUp);
    expect(mailTo(office, "not delivered: please call")?.parsed.text).toContain(unwritableMailbox);
    expect(inbox.asked).not.toContain("rcpt jürgen@example.com");
    expect(inbox.mails).toHaveLength(2);
  });

  it("is called about a booking, while the other mails go out", async () => {
    await start({ isStrict: true });
    const visitor = await server.visitor();
    expect((await book(visitor, time, jürgen)).status).toBe(201);
    expect((await book(visitor, { ...time, timeSlot: "10:00 AM" })).status).toBe(201);
    await server.app.services.outbox.drained();
    expect(await confirmation()).toEqual(givenUp);
    const report = mailTo(office, "not delivered: please call");
    expect(report?.parsed.text).toContain(jürgen.phone);
    expect(mailTo(ada.email, "")).toBeDefined();
    expect(inbox.mails).toHaveLength(4);
  });

  it("gets mail through a server that takes such letters", async () => {
    await start({});
    expect((await book(await server.visitor(), time, jürgen)).status).toBe(201);
    await server.app.services.outbox.drained();
    expect(mailTo(jürgen.email, "")).toBeDefined();
    expect((await confirmation())?.state).toBe("sent");
  });

  it.each(["rcpt", "end"] as const)(
    "is called when a server that takes such letters refuses them at '%s'",
    async (refusing) => {
      await start({
        before(command) {
          const isTheirs = inbox.asked.at(-1)?.includes(jürgen.email);
          if (refusing === "rcpt" && command === "rcpt" && isTheirs) {
            throw smtpRefusal(553, "5.6.7 Non-ASCII addresses not permitted for that recipient");
          }
          if (refusing === "end" && command === "end" && isUtf8(inbox.mails.at(-1))) {
            throw smtpRefusal(554, "5.6.9 UTF-8 header message cannot be transferred");
          }
        },
      });
      expect((await book(await server.visitor(), time, jürgen)).status).toBe(201);
      await server.app.services.outbox.drained();
      expect(await confirmation()).toEqual(givenUp);
      expect(mailTo(office, "not delivered: please call")).toBeDefined();
    },
  );

  const isUtf8 = (mail: ReceivedMail | undefined) => mail?.recipients[0] === jürgen.email;
});

describe("half a character in an address", () => {
  it("stops neither mail, and arrives as the replacement character", async () => {
    const inbox = await startSmtpInbox();
    const server = await startTestApp("sqlite", {
      realMail: true,
      env: { SMTP_URL: `smtp://127.0.0.1:${inbox.port}`, OFFICE_EMAIL: office },
    });
    const details = { address: "12 Maple \ud83c Street", notes: "Ring \udc00 twice" };
    expect((await book(await server.visitor(), time, details)).status).toBe(201);
    await server.app.services.outbox.drained();
    expect(inbox.mails.map((mail) => mail.recipients).sort()).toEqual([[ada.email], [office]]);
    const notice = inbox.mails.find(({ recipients }) => recipients[0] === office);
    expect(notice?.parsed.text).toContain("12 Maple \ufffd Street");
    await server.close();
    await inbox.close();
  });
});

describe("the mark in a mail's letterhead", () => {
  it("is small and attached to the mail, and nothing is fetched from elsewhere", async () => {
    const inbox = await startSmtpInbox();
    const server = await startTestApp("sqlite", {
      realMail: true,
      env: { SMTP_URL: `smtp://127.0.0.1:${inbox.port}` },
    });
    expect((await book(await server.visitor(), time)).status).toBe(201);
    await server.app.services.outbox.drained();
    expect(inbox.mails).toHaveLength(2);
    for (const { parsed, raw } of inbox.mails) {
      const source = /<img[^>]*\bsrc="cid:([^"]+)"/.exec(parsed.html ?? "")?.[1];
      const picture = parsed.attachments.find(({ contentId }) => contentId === `<${source}>`);
      expect(picture).toMatchObject({ mimeType: "image/png", disposition: "inline" });
      expect(parsed.html).not.toMatch(/\b(?:src|background)="https?:|url\(/);
      expect(raw.length).toBeLessThan(40_000);
    }
    await server.close();
    await inbox.close();
  });
});

describe("a mail server on this machine", () => {
  it.each(["127.0.0.1", "localhost"])(
    "is sent mails by TLS with a certificate that it has signed itself, as Debian's Postfix has: %s",
    async (host) => {
      const inbox = await startSmtpInbox({ selfSigned: true });
      const server = await startTestApp("sqlite", {
        realMail: true,
        env: { SMTP_URL: `smtp://${host}:${inbox.port}` },
      });
      expect((await book(await server.visitor(), time)).status).toBe(201);
      await server.app.services.outbox.drained();
      expect(inbox.mails.map(({ isSecure }) => isSecure)).toEqual([true, true]);
      await server.close();
      await inbox.close();
    },
  );
});

describe("the certificate of a mail server", () => {
  const unverified = { tls: { rejectUnauthorized: false } };

  it.each([
    ["smtp://127.0.0.1:25", unverified],
    ["smtp://user:password@127.8.9.1:587", unverified],
    ["smtp://[::1]", unverified],
    ["smtp://localhost", unverified],
    ["smtp://LOCALHOST:25?ignoreTLS=true", unverified],
    ["smtps://127.0.0.1:465", {}],
    ["smtp://128.0.0.1", {}],
    ["smtp://10.0.0.1:25", {}],
    ["smtp://localhost.example.com", {}],
    ["smtp://127.0.0.1.example.com", {}],
    ["smtp://127.0.0.1:25@mail.example.com", {}],
    ["smtp://mail.example.com/127.0.0.1", {}],
  ])("is verified unless the server is on this machine: %s", (url, options) => {
    expect(mailServerOf(url)).toEqual({ url, ...options });
  });
});
