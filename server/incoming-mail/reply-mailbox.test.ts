import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { type Dovecot, hasDovecot, startDovecot } from "#tests/support/dovecot.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { patience } from "#tests/support/patience.ts";
import { replyOf } from "#tests/support/replies.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

const ada = "ada.homeowner@example.com";

describe.skipIf(!hasDovecot)("a mailbox of a real Dovecot (where one is installed)", () => {
  let dovecot: Dovecot;
  let server: TestApp;
  let desk: Awaited<ReturnType<typeof signIn>>;

  beforeEach(async () => {
    dovecot = await startDovecot();
    server = await startTestApp("sqlite", { env: { REPLIES_IMAP_URL: dovecot.url } });
    desk = await signIn(server, "office");
  });
  afterEach(async () => {
    await server.close();
    await dovecot.stop();
  });

  const read = () => server.app.services.replyMailbox.run();
  const repliesOf = async (id: string) =>
    (await readLeadAs(desk, id)).timeline.filter(({ kind }) => kind === "reply");

  it("is read for replies alone: they are marked as read, and all else stays unread where it is", async () => {
    const { id } = await writeAsVisitor(server, desk, { email: ada });
    await dovecot.deliver(await replyOf("gmail", { from: ada, own: "before" }));
    await read();
    expect(await repliesOf(id)).toEqual([]);
    const before = await dovecot.look();

    const photo = Buffer.alloc(3 * 1024 * 1024, "no picture");
    await dovecot.deliver(await replyOf("gmail", { from: "eve@example.com", own: "strange" }));
    await dovecot.deliver(await replyOf("iphone", { from: ada, photo, own: "theirs" }));
    await dovecot.deliver(await replyOf("newsletter", { from: ada }));
    await read();
    expect(await repliesOf(id)).toMatchObject([
      { details: { text: "This is the spot above the garage.", from: ada } },
    ]);
    const after = await dovecot.look();
    expect(after.mails).toBe(before.mails + 3);
    expect(after.unread).toEqual([...before.unread, before.mails + 1, before.mails + 3]);
    await read();
    expect(await repliesOf(id)).toHaveLength(1);
  });

  it("that is restored and counts anew is looked at again, but for what came long ago, and nothing is taken twice", async () => {
    const { id } = await writeAsVisitor(server, desk, { email: ada });
    await read();
    await dovecot.deliver(await replyOf("gmail", { from: ada, own: "taken" }));
    await read();
    const missed = await replyOf("iphone", { from: ada, own: "missed" });
    await dovecot.deliver(missed);
    const old = (await replyOf("outlook-web", { from: ada, own: "of-last-year" })).toString();
    await dovecot.deliver(
      Buffer.from(old.replace(/^Date: .*$/m, "Date: Mon, 2 Jun 2025 12:00:00 -0400")),
    );
    await dovecot.countAnew();
    await read();
    const texts = async () => (await repliesOf(id)).map(({ details }) => details);
    expect(await texts()).toHaveLength(2);
    await read();
    await dovecot.deliver(await replyOf("yahoo", { from: ada, own: "later" }));
    await read();
    expect(await texts()).toHaveLength(3);
  });

  it("is read by one of several processes at a time", async () => {
    const { id } = await writeAsVisitor(server, desk, { email: ada });
    await read();
    await dovecot.deliver(await replyOf("gmail", { from: ada, own: "several" }));
    await Promise.all([read(), read(), read()]);
    expect(await repliesOf(id)).toHaveLength(1);
  });
});

describe("a mailbox that does harm", () => {
  let server: TestApp;
  let close = async () => {};
  let log = "";

  afterEach(async () => {
    await server.close();
    await close();
  });

  /** An IMAP server that answers each command by these lines; `*`: anything else. `TAG` stands for the command's own. */
  async function imapServer(answers: Record<string, string>): Promise<string> {
    const sockets = new Set<Socket>();
    const listening = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.write("* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready\r\n");
      socket.on("data", (data) => {
        for (const line of data.toString().split("\r\n").filter(Boolean)) {
          const [tag = "", first = "", second = ""] = line.split(" ");
          const command = first === "UID" ? `UID ${second}` : first;
          const answer = answers[command] ?? "TAG OK done\r\n";
          socket.write(answer.replaceAll("TAG", tag));
        }
      });
    });
    await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
    close = async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listening.close(resolve));
    };
    return `imap://office:very-secret@127.0.0.1:${(listening.address() as AddressInfo).port}/INBOX`;
  }

  async function reading(answers: Record<string, string>): Promise<void> {
    log = "";
    server = await startTestApp("sqlite", {
      env: { REPLIES_IMAP_URL: await imapServer(answers), LOG_LEVEL: "info" },
      logStream: {
        write(line) {
          log += line;
        },
      },
    });
    await server.app.services.replyMailbox.run();
  }

  const opens = (uidNext: number) =>
    `* 1 EXISTS\r\n* OK [UIDVALIDITY 7] x\r\n* OK [UIDNEXT ${uidNext}] x\r\nTAG OK [READ-WRITE] open\r\n`;

  it.each<[string, Record<string, string>, string]>([
    [
      "refuses the login",
      { LOGIN: "TAG NO wrong password very-secret\r\n", AUTHENTICATE: "TAG NO no\r\n" },
      "login",
    ],
    ["has no such folder", { SELECT: "TAG NO ada@example.com is not here\r\n" }, "folder"],
    ["ends the connection", { CAPABILITY: "* BYE enough\r\n" }, "no-answer"],
    ["announces an endless answer", { SELECT: "* {9999999999999999}\r\n" }, "no-answer"],
  ])(
    "that %s delays nothing, and its words and our password are in no log",
    async (_, answers, fault) => {
      await reading(answers);
      expect(await server.app.services.replyMailbox.state()).toMatchObject({ fault });
      expect(log).toContain("the mailbox for replies cannot be read");
      expect(log).not.toMatch(/very-secret|ada@example/);
      const visitor = await server.visitor();
      const desk = await signIn(server, "office");
      expect((await writeAsVisitor(server, desk, {})).id).toBeTruthy();
      expect((await visitor.send("GET", "/api/appointments/availability")).status).toBeLessThan(
        500,
      );
    },
  );

  it("that lies about the size of a mail is left, and asked again", async () => {
    const answers = { SELECT: opens(2) };
    await reading(answers);
    expect(log).not.toContain("cannot be read");
    expect(await server.app.services.replyMailbox.state()).toMatchObject({ fault: null });
    const lie = "* 1 FETCH (UID 2 RFC822.SIZE 10 BODY[HEADER.FIELDS (FROM)] {99999999999}\r\n";
    const more = { "UID SEARCH": "* SEARCH 2\r\nTAG OK done\r\n", "UID FETCH": lie };
    Object.assign(answers, more, { SELECT: opens(3) });
    for (let times = 0; times < 2; times += 1) await server.app.services.replyMailbox.run();
    expect(log).toContain("the mailbox for replies cannot be read");
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it("that has not answered for an hour is said where the site's state is read", async () => {
    await reading({ SELECT: "TAG NO closed\r\n" });
    const state = async () =>
      (await (await fetch(`${server.url}/readyz`)).json()).replyMailboxSilentSince;
    expect(await state()).toBeNull();
    const since = server.clock.now.toISOString();
    server.clock.now = new Date(server.clock.now.getTime() + 61 * 60_000);
    await expect.poll(state, { timeout: patience.test }).toBe(since);
  });
});
