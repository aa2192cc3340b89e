import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import type { Connection } from "#server/database/connection.ts";
import { bounceOf, bouncing, postMail } from "#tests/support/bounces.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { grainyPhoto } from "#tests/support/photos/photos.ts";
import { replyOf } from "#tests/support/replies.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const replyAddress = "office@mail.site.test";
const ada = "ada.homeowner@example.com";

describe.each(engines)("mails in which people answer, on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let desk: Awaited<ReturnType<typeof signIn>>;
  let log = "";

  beforeEach(async () => {
    log = "";
    storage = await createStorage(engine);
    connection = await storage.open();
    server = await startTestApp(engine, {
      ...storage.forApp,
      env: {
        ...storage.forApp.env,
        ...bouncing,
        REPLY_ADDRESS: replyAddress,
        LOG_LEVEL: "info",
      },
      logStream: {
        write(line) {
          log += line;
        },
      },
    });
    desk = await signIn(server, "office");
    await signIn(server, "office", "Dora Duty", { isOnDuty: true });
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const drained = () => server.app.services.outbox.drained();
  const later = async (minutes: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
    await drained();
  };
  const toPerson = () => server.mails.filter(({ to }) => typeof to !== "string").at(-1);
  /** The address to which the last mail to a person is answered, and what stands in its Message-ID. */
  const to = () => {
    const { replyTo } = toPerson() ?? {};
    return typeof replyTo === "object" ? replyTo.address : "";
  };
  const id = () => toPerson()?.messageId.slice(1, -1) ?? "";
  const read = (leadId: string) => readLeadAs(desk, leadId);
  const repliesOf = async (leadId: string) =>
    (await read(leadId)).timeline.filter(({ kind }) => kind === "reply");
  const leads = async () => (await desk.send("GET", "/api/desk/leads?list=all")).body.leads;

  /** A lead whose person has written and was answered. */
  async function answeredLead(email = ada) {
    const { id: leadId } = await writeAsVisitor(server, desk, { email });
    // Of two mails of the same moment, neither is the last.
    await later(1);
    await desk.post(`/api/desk/leads/${leadId}/mails`, { subject: "Your roof", text: "Hello." });
    await drained();
    await later(30);
    return leadId;
  }

  it("are answered to an address that each mail to a person has for itself", async () => {
    await answeredLead();
    expect(to()).toMatch(/^office\+[\da-f]{32}@mail\.site\.test$/);
    const others = server.mails.filter((one) => typeof one.to === "string");
    expect(JSON.stringify(others.map(({ replyTo }) => replyTo))).not.toContain(replyAddress);
  });

  it.each(["gmail", "outlook-web", "outlook-windows", "thunderbird", "yahoo"])(
    "as %s writes them stand on the lead, which waits again, and whoever is on duty is alerted",
    async (name) => {
      const leadId = await answeredLead();
      expect(await read(leadId)).toMatchObject({ returned: null });
      const alerts = () =>
        server.mails.filter(({ subject }) => subject.includes("Mail from visitor")).length;
      expect(await postMail(server, await replyOf(name, { from: ada, to: to(), id: "x@y" }))).toBe(
        204,
      );
      await drained();
      const lead = await read(leadId);
      expect(lead.returned).toEqual({ at: server.clock.now.toISOString(), reason: "mailed" });
      expect(lead.answeredAt).toBeNull();
      const [reply] = await repliesOf(leadId);
      expect(reply).toMatchObject({
        staff: null,
        details: { author: "person", from: ada, text: expect.stringMatching(/\w/) },
      });
      expect(reply?.details).not.toHaveProperty("isFromElsewhere");
      await later(1);
      expect(alerts()).toBe(1);
    },
  );

  it.each([
    ["the address to which it comes", () => ({ to: to(), id: "unknown@elsewhere.test" })],
    [
      "the address that the mail server names",
      () => ({ to: "office@site.test", id: "x@y.test", recipient: to() }),
    ],
    ["the Message-ID that it answers", () => ({ to: "office@site.test", id: id() })],
    ["its sender, who has one open lead", () => ({ to: "office@site.test", id: "x@y.test" })],
  ])("are matched by %s", async (_, by) => {
    await answeredLead("somebody.else@example.com");
    const leadId = await answeredLead();
    const { recipient = "", ...filled }: { to: string; id: string; recipient?: string } = by();
    expect(
      await postMail(server, await replyOf("gmail", { from: ada, ...filled }), { recipient }),
    ).toBe(204);
    expect(await repliesOf(leadId)).toHaveLength(1);
  });

  it("are taken once, however often they come", async () => {
    const leadId = await answeredLead();
    const reply = await replyOf("gmail", { from: ada, to: to(), id: id() });
    await Promise.all([postMail(server, reply), postMail(server, reply)]);
    await postMail(server, reply);
    expect(await repliesOf(leadId)).toHaveLength(1);
    await postMail(server, await replyOf("gmail", { from: ada, to: to(), id: id(), own: "2" }));
    expect(await repliesOf(leadId)).toHaveLength(2);
  });

  it("are not taken, and leave no trace of whom they are from, when they match nothing", async () => {
    await answeredLead();
    const before = await leads();
    const strange = await replyOf("gmail", {
      from: "eve@example.com",
      to: replyAddress,
      id: "x@y.test",
    });
    expect(await postMail(server, strange)).toBe(204);
    expect(await leads()).toEqual(before);
    expect(log).toContain("belongs to no mail of ours");
    expect(log).not.toContain("eve@");
  });

  it("of a mailbox that two people share are matched by what they answer alone", async () => {
    const one = await answeredLead("one@example.com");
    const other = await answeredLead("other@example.com");
    const mailbox = {
      kind: "mailbox" as const,
      key: "family@example.com",
      value: "family@example.com",
    };
    const { database } = connection;
    for (const leadId of [one, other]) {
      const { person_id } = await database
        .selectFrom("leads")
        .select("person_id")
        .where("id", "=", leadId)
        .executeTakeFirstOrThrow();
      const seen = { first_seen: server.clock.now.toISOString(), e164: null, extension: null };
      const detail = { person_id: person_id ?? "", ...mailbox, ...seen };
      await database.insertInto("person_details").values(detail).execute();
    }
    const from = mailbox.value;
    await postMail(
      server,
      await replyOf("gmail", { from, to: "office@site.test", id: "x@y.test" }),
    );
    expect([...(await repliesOf(one)), ...(await repliesOf(other))]).toEqual([]);
    await postMail(server, await replyOf("gmail", { from, to: to(), id: "x@y.test", own: "2" }));
    expect(await repliesOf(other)).toHaveLength(1);
  });

  it("from another address say so, since whoever has the address can write to it", async () => {
    const leadId = await answeredLead();
    await postMail(server, await replyOf("gmail", { from: "eve@example.com", to: to() }));
    expect(await repliesOf(leadId)).toMatchObject([
      { details: { from: "eve@example.com", isFromElsewhere: true } },
    ]);
  });

  it("of ourselves are not taken", async () => {
    const leadId = await answeredLead();
    for (const from of [businessProfile.mail.office, "test.office@office.example"]) {
      await postMail(server, await replyOf("gmail", { from, to: to(), id: id(), own: from }));
    }
    expect(await repliesOf(leadId)).toEqual([]);
  });

  it.each(["exchange-away", "gmail-away"])(
    "that a program writes, as %s, are shown and alert nobody",
    async (name) => {
      const leadId = await answeredLead();
      const sent = server.mails.length;
      await postMail(server, await replyOf(name, { from: ada, to: to(), id: id() }));
      await later(60);
      expect(await read(leadId)).toMatchObject({ returned: null });
      expect(await repliesOf(leadId)).toMatchObject([{ details: { author: "program" } }]);
      expect(server.mails).toHaveLength(sent);
    },
  );

  it("of a program that answers to where mails come back are shown, too", async () => {
    const leadId = await answeredLead();
    const returnTo = toPerson()?.returnTo ?? "";
    await postMail(
      server,
      await replyOf("exchange-away", { from: ada, to: returnTo, id: "x@y.test" }),
    );
    expect(await repliesOf(leadId)).toMatchObject([{ details: { author: "program", from: ada } }]);
  });

  it("of a program that nobody has written to, and newsletters, are not taken", async () => {
    const leadId = await answeredLead();
    for (const name of ["gmail-away", "newsletter"]) {
      await postMail(
        server,
        await replyOf(name, { from: ada, to: "office@site.test", id: "x@y.test" }),
      );
    }
    expect(await repliesOf(leadId)).toEqual([]);
  });

  it("in which two programs answer each other end at once", async () => {
    const leadId = await answeredLead();
    const sent = server.mails.length;
    // It answers whatever we send, and we would have to send something for it to go on.
    for (let own = 0; own < 20; own += 1) {
      await postMail(
        server,
        await replyOf("gmail-away", { from: ada, to: to(), id: id(), own: String(own) }),
      );
      await drained();
    }
    expect(server.mails).toHaveLength(sent);
    expect((await repliesOf(leadId)).length).toBeLessThanOrEqual(20);
  });

  it("after a lead was closed are a new one of the same person", async () => {
    const leadId = await answeredLead();
    const { version, number } = await read(leadId);
    await desk.send("PATCH", `/api/desk/leads/${leadId}`, {
      version,
      state: "lost",
      lostReason: "price",
    });
    await postMail(server, await replyOf("gmail", { from: ada, to: to(), id: id() }));
    expect(await repliesOf(leadId)).toEqual([]);
    const [fresh] = await leads();
    expect(fresh).toMatchObject({ state: "new", name: "Ada Homeowner" });
    expect(fresh.number).toBeGreaterThan(number);
    const whole = await read(fresh.id);
    expect(whole).toMatchObject({ source: "Email", message: expect.stringContaining("gate code") });
    expect(await repliesOf(fresh.id)).toHaveLength(1);
  });

  it("bring their pictures to the lead's photos, and name what else they bring", async () => {
    const leadId = await answeredLead();
    const photo = await grainyPhoto(1_200, 800);
    const reply = await replyOf("iphone", { from: ada, to: to(), id: id(), photo });
    expect(await postMail(server, reply)).toBe(204);
    expect(await read(leadId)).toMatchObject({ photos: [{ width: 1_200, height: 800 }] });
    expect(await repliesOf(leadId)).toMatchObject([
      {
        details: {
          photos: 1,
          files: ["Insurance letter.pdf"],
          text: "This is the spot above the garage.",
        },
      },
    ]);
  });

  it("are answered beside them in the mail program of their person", async () => {
    const leadId = await answeredLead();
    const answer = async () => {
      const words = { subject: "Re: Your roof", text: "Ten it is." };
      await desk.post(`/api/desk/leads/${leadId}/mails`, words);
      await drained();
      return toPerson()?.answers;
    };
    expect(await answer()).toBeUndefined();
    await postMail(server, await replyOf("gmail", { from: ada, to: to(), id: id() }));
    await postMail(server, await replyOf("gmail", { from: "eve@example.com", to: to(), own: "2" }));
    await postMail(server, await replyOf("gmail-away", { from: ada, to: to(), id: id() }));
    expect(await answer()).toBe("<CAKx7gmail1@mail.gmail.com>");
    expect(await read(leadId)).toMatchObject({ answeredAt: expect.any(String) });
  });

  it("are found by their words, and exported and erased with their person", async () => {
    const leadId = await answeredLead();
    await postMail(server, await replyOf("gmail", { from: ada, to: to(), id: id() }));
    const found = async () => (await desk.send("GET", "/api/desk/search?search=4711")).body.hits;
    expect(await found()).toMatchObject([{ kind: "mail", by: null, lead: { id: leadId } }]);
    const owner = await signIn(server, "owner");
    const { personId, number } = await readLeadAs(owner, leadId);
    const { body } = await owner.send("GET", `/api/desk/people/${personId}/export`);
    expect(JSON.stringify(body.export)).toContain("gate code is 4711");
    await owner.post(`/api/desk/people/${personId}/erase`, { confirm: String(number) });
    expect(await found()).toEqual([]);
    // What answers a mail of somebody erased is about nobody.
    expect(
      await postMail(server, await replyOf("gmail", { from: ada, to: to(), id: id(), own: "2" })),
    ).toBe(204);
    expect(await leads()).toEqual([]);
  });

  it("say that their person is reached whose mail had come back", async () => {
    const leadId = await answeredLead();
    const filled = { from: ada, to: to(), id: id() };
    await postMail(server, await bounceOf("mailbox-full", toPerson()?.returnTo ?? ""));
    await drained();
    expect(await read(leadId)).toHaveProperty("undelivered");
    await later(1);
    await postMail(server, await replyOf("exchange-away", filled));
    expect(await read(leadId)).toHaveProperty("undelivered");
    await postMail(server, await replyOf("gmail", filled));
    expect(await read(leadId)).not.toHaveProperty("undelivered");
  });
});

it("of one sender are taken as often as anybody writes, and of a program less often", async () => {
  const server = await startTestApp("sqlite", {
    env: { ...bouncing, REPLY_ADDRESS: replyAddress, RATE_LIMIT: "on" },
  });
  const desk = await signIn(server, "office");
  const lead = await writeAsVisitor(server, desk, { email: ada });
  await server.app.services.outbox.drained();
  const id = server.mails.find(({ to }) => typeof to !== "string")?.messageId.slice(1, -1) ?? "";
  const post = async (name: string, times: number, from: number) => {
    for (let own = from; own < from + times; own += 1) {
      const reply = { from: ada, to: "office@site.test", id, own: `${name}${own}` };
      await postMail(server, await replyOf(name, reply));
    }
  };
  const count = async (author: string) =>
    (await readLeadAs(desk, lead.id)).timeline.filter(
      ({ kind, details }) => kind === "reply" && "author" in details && details.author === author,
    ).length;
  await post("gmail-away", 10, 0);
  await post("gmail", 40, 0);
  expect([await count("program"), await count("person")]).toEqual([5, 30]);
  server.clock.now = new Date(server.clock.now.getTime() + 61 * 60_000);
  await post("gmail", 1, 40);
  expect(await count("person")).toBe(31);
  await server.close();
});
