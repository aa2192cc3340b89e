import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { returnAddress } from "#server/mail/return-address.ts";
import { bounceAddress, bounceOf, bouncing, mailSecret, postMail } from "#tests/support/bounces.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book } from "#tests/support/visitors.ts";

const nine = { date: "2026-06-03", timeSlot: "9:00 AM" };
const emergency = { subject: "Emergency: leak", message: "It pours in.", emergency: true };
const noMailbox = "It came back: no such mailbox.";

describe.each(engines)("mails to persons that come back, on %s", (engine) => {
  let server: TestApp;
  let desk: Awaited<ReturnType<typeof signIn>>;
  const lines: { level: number; msg: string }[] = [];
  let log = "";

  beforeEach(async () => {
    lines.length = 0;
    log = "";
    server = await startTestApp(engine, {
      env: { ...bouncing, LOG_LEVEL: "info" },
      logStream: {
        write(line) {
          log += line;
          lines.push(JSON.parse(line));
        },
      },
    });
    desk = await signIn(server, "office");
  });
  afterEach(() => server.close());

  const drained = () => server.app.services.outbox.drained();
  const pass = async (minutes: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
    await drained();
  };
  const toPerson = () => server.mails.filter(({ to }) => typeof to !== "string");
  const reports = () => server.mails.filter(({ subject }) => subject.includes("not delivered"));
  const returnTo = () => toPerson().at(-1)?.returnTo ?? "";
  const mail = async (id = toPerson().at(-1)?.id) =>
    (await desk.send("GET", `/api/desk/mails/${id}`)).body.mail;

  async function written(change: object = {}) {
    const lead = await writeAsVisitor(server, desk, change);
    await drained();
    return lead.id;
  }

  async function comesBack(name: string) {
    expect(await postMail(server, await bounceOf(name, returnTo()))).toBe(204);
    await drained();
  }

  it("have a way back of their own, and mails to us have none", async () => {
    await written();
    await written();
    const ways = toPerson().map((one) => one.returnTo);
    expect(ways).toHaveLength(2);
    expect(new Set(ways).size).toBe(2);
    for (const way of ways) expect(way).toMatch(/^bounces\+[\da-f]{32}@mail\.site\.test$/);
    const others = server.mails.filter(({ to }) => typeof to === "string");
    expect(others.length).toBeGreaterThan(0);
    expect(others.map((one) => one.returnTo)).toEqual(others.map(() => undefined));
  });

  it.each(["postfix", "exim", "exchange", "gmail", "qmail", "old-exim"])(
    "as %s writes it, are dead from then on, and their lead and the office say so",
    async (name) => {
      const id = await written();
      await pass(10);
      await comesBack(name);
      expect(await mail()).toMatchObject({
        state: "dead",
        error: noMailbox,
        subject: expect.anything(),
      });
      const { timeline } = await readLeadAs(desk, id);
      expect(timeline.filter(({ kind }) => kind === "bounced")).toMatchObject([
        {
          at: server.clock.now.toISOString(),
          staff: null,
          details: { to: "Ada.Homeowner@example.com", reason: "no mailbox" },
        },
      ]);
      expect(reports()).toMatchObject([{ subject: "1 email was not delivered: please call" }]);
      expect(reports()[0]?.text).toContain("Came back: 5.1");
    },
  );

  it("come back once, however often", async () => {
    const id = await written();
    for (const name of ["gmail", "gmail", "mailbox-full", "delayed"]) await comesBack(name);
    const { timeline } = await readLeadAs(desk, id);
    expect(timeline.filter(({ kind }) => kind === "bounced")).toHaveLength(1);
    expect(await mail()).toMatchObject({ error: noMailbox });
    await pass(120);
    expect(reports()).toHaveLength(1);
  });

  it.each(["delayed", "one-of-two", "out-of-office", "challenge"])(
    "do not come back with what is %s",
    async (name) => {
      const id = await written();
      await comesBack(name);
      expect(await mail()).toMatchObject({ state: "sent", error: null });
      const { timeline } = await readLeadAs(desk, id);
      expect(timeline.map(({ kind }) => kind)).not.toContain("bounced");
      const notUnderstood = lines.filter(({ msg }) => msg.includes("not understood"));
      expect(notUnderstood).toHaveLength(name === "challenge" ? 1 : 0);
    },
  );

  it("can be sent again, and an earlier copy that comes back late changes nothing", async () => {
    await written();
    const first = returnTo();
    await comesBack("mailbox-full");
    const { id } = await mail();
    await desk.post(`/api/desk/mails/${id}/retry`, {});
    await drained();
    expect(returnTo()).not.toBe(first);
    expect(await mail()).toMatchObject({ state: "sent" });
    expect(await postMail(server, await bounceOf("gmail", first))).toBe(204);
    expect(await mail()).toMatchObject({ state: "sent" });
    await comesBack("gmail");
    expect(await mail()).toMatchObject({ state: "dead", error: noMailbox });
  });

  it.each([
    ["gmail", "is not reminded of anything", 0],
    ["mailbox-full", "is reminded all the same", 1],
    ["expired", "is reminded all the same", 1],
  ])("as %s writes it, to somebody who %s", async (name, _, reminders) => {
    await book(await server.visitor(), { date: "2026-06-10", timeSlot: "9:00 AM" });
    await drained();
    await comesBack(name);
    const before = toPerson().length;
    server.clock.now = new Date("2026-06-09T14:00:00Z");
    await drained();
    expect(toPerson()).toHaveLength(before + reminders);
  });

  it("ask for a person when they confirmed a booking", async () => {
    await book(await server.visitor(), nine);
    await drained();
    await pass(30);
    const waiting = async () => (await desk.send("GET", "/api/desk/leads?list=waiting")).body.leads;
    expect(await waiting()).toEqual([]);
    await comesBack("exim");
    expect(await waiting()).toMatchObject([{ state: "new", answeredAt: null }]);
  });

  it("about an emergency are told to the office at once, whatever it was told before", async () => {
    await written();
    await comesBack("gmail");
    expect(reports()).toHaveLength(1);
    await written({ name: "Eve Leak", email: "eve@example.com", ...emergency });
    await comesBack("gmail");
    expect(reports().map(({ text }) => text.includes("Eve Leak"))).toEqual([false, true]);
  });

  it("are taken from our mail server alone", async () => {
    await written();
    const bounce = await bounceOf("gmail", returnTo());
    expect(await postMail(server, bounce, { secret: "a wrong secret of a stranger" })).toBe(401);
    expect(await postMail(server, bounce, { secret: `${mailSecret}x` })).toBe(401);
    expect(await postMail(server, bounce, { type: "application/json" })).toBe(415);
    expect(await postMail(server, Buffer.alloc(26 * 1024 * 1024 + 1, "x"))).toBe(413);
    expect(await mail()).toMatchObject({ state: "sent" });
    const other = await startTestApp(engine);
    expect(await postMail(other, bounce)).toBe(404);
    await other.close();
  });

  it("of an unknown or an erased person are taken and forgotten", async () => {
    const id = await written();
    const bounce = await bounceOf("gmail", returnTo());
    const stranger = returnAddress(bounceAddress, "0".repeat(32));
    expect(await postMail(server, await bounceOf("gmail", stranger))).toBe(204);
    expect(await postMail(server, "no mail at all")).toBe(204);
    const owner = await signIn(server, "owner");
    const { personId, number } = await readLeadAs(owner, id);
    await owner.post(`/api/desk/people/${personId}/erase`, { confirm: String(number) });
    expect(await postMail(server, bounce)).toBe(204);
    expect(log).not.toMatch(/ada\.homeowner|Ada Homeowner/i);
  });

  it("are known by the recipient that the mail server names, when the mail does not", async () => {
    await written();
    const bounce = (await bounceOf("gmail", returnTo())).toString().replace(/^To: .*\r\n/m, "");
    expect(await postMail(server, bounce)).toBe(204);
    expect(await mail()).toMatchObject({ state: "sent" });
    expect(await postMail(server, bounce, { recipient: returnTo() })).toBe(204);
    expect(await mail()).toMatchObject({ state: "dead" });
  });

  it("do no harm", async () => {
    await written();
    const head = `To: ${returnTo()}\r\n`;
    for (const hostile of [
      `${head}\r\n${"\n".repeat(1_000_000)}`,
      `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${"--b\r\n\r\nx\r\n".repeat(80_000)}`,
      `${head}Content-Type: multipart/report; boundary="${"(".repeat(60_000)}"\r\n\r\n`,
      `${head}X-Failed-Recipients: a\r\n\r\n550 \u0000${"<script>".repeat(20_000)}`,
    ]) {
      expect(await postMail(server, hostile)).toBe(204);
    }
    const shown = JSON.stringify(await mail());
    expect(shown).not.toContain("script");
  });
});
