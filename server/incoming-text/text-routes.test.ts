import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { textReplies } from "#content/en/text-replies.ts";
import { builtFacts } from "#content/facts.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";
import { postIncoming, signatureOf } from "#tests/support/text-provider.ts";
import { startTextingSite, type TextingSite } from "#tests/support/texting.ts";
import { isSignedByProvider } from "./text-signature.ts";

const siteUrl = "http://site.test";
const address = `${siteUrl}/texts/incoming`;
const number = "+17035550142";
const replies = textReplies(builtFacts);

describe.each(engines)("a text from somebody, on %s", (engine) => {
  let site: TextingSite;
  let desk: Awaited<ReturnType<typeof signIn>>;

  beforeEach(async () => {
    site = await startTextingSite(engine);
    desk = await signIn(site.server, "office");
  });
  afterEach(() => site.stop());

  async function restartWithLimits(): Promise<void> {
    await site.stop();
    site = await startTextingSite(engine, { RATE_LIMIT: "on" });
    desk = await signIn(site.server, "office");
  }

  /** Somebody with the number writes to the office, and is called back. */
  async function answeredLead(): Promise<Lead> {
    const lead = await writeAsVisitor(site.server, desk, { phone: "(703) 555-0142" });
    await desk.post(`/api/desk/leads/${lead.id}/calls`, { outcome: "reached", note: "" });
    return readLeadAs(desk, lead.id);
  }

  async function text(body: string, more: Record<string, string> = {}): Promise<void> {
    const answer = await postIncoming(site.server, site.provider.incoming(number, body, more), {
      siteUrl,
    });
    expect(answer).toMatchObject({ status: 200, type: "text/xml; charset=utf-8" });
    expect(answer.body).toMatch(/<Response\/>$/);
  }

  /** Lets a minute pass, and sends what is due. */
  async function later(minutes = 1): Promise<void> {
    await site.at(new Date(site.server.clock.now.getTime() + minutes * 60_000).toISOString());
  }

  const sent = () => site.provider.texts.map(({ to, body }) => `${to}: ${body}`);
  const textsOf = ({ timeline }: Lead) =>
    timeline.flatMap((entry) => (entry.kind === "text" ? [entry.details.text] : []));
  const meaningsOf = ({ timeline }: Lead) =>
    timeline.flatMap(({ kind, details }) =>
      kind === "text" && details.from ? [details.meaning] : [],
    );
  const leads = async () => (await desk.send("GET", "/api/desk/leads?list=all")).body.leads;
  const rowOf = async (id: string) => (await leads()).find((row: { id: string }) => row.id === id);

  it("stands in the timeline of their open lead, which waits again", async () => {
    const lead = await answeredLead();
    await later();
    await text("Can you come earlier?\ud800\0");
    const after = await readLeadAs(desk, lead.id);
    expect(textsOf(after)).toEqual(["Can you come earlier?\ufffd"]);
    expect(after).toMatchObject({ answeredAt: null, returned: { reason: "texted" } });
    const { body } = await desk.send("GET", "/api/desk/search?search=earlier");
    expect(body.hits).toMatchObject([{ kind: "text", lead: { id: lead.id }, by: null }]);
    expect(await leads()).toHaveLength(1);
  });

  it("is a new lead when nobody is known by the number, and the next one is on it", async () => {
    await text("Do you do gutters?");
    await text("Near Reston");
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ name: "(703) 555-0142", phone: "(703) 555-0142", state: "new" });
    const whole = await readLeadAs(desk, lead.id);
    expect(whole).toMatchObject({ message: "Do you do gutters?", source: "Text message" });
    expect(textsOf(whole)).toEqual(["Near Reston"]);
  });

  it("is a new lead of the same person when theirs is closed", async () => {
    const lead = await answeredLead();
    const won = { version: lead.version, state: "won" };
    expect((await desk.send("PATCH", `/api/desk/leads/${lead.id}`, won)).status).toBe(200);
    await text("It leaks again");
    const [newest, older] = await leads();
    expect(older.id).toBe(lead.id);
    expect(newest).toMatchObject({ name: lead.name, email: lead.email, ofPerson: 2, state: "new" });
  });

  it("wakes nobody when they are known as spam", async () => {
    const lead = await answeredLead();
    await desk.send("PATCH", `/api/desk/leads/${lead.id}`, {
      version: lead.version,
      state: "spam",
    });
    await text("Cheap pills");
    expect(await leads()).toMatchObject([{ id: lead.id, state: "spam" }]);
    expect(textsOf(await readLeadAs(desk, lead.id))).toEqual(["Cheap pills"]);
  });

  it("ends texts with STOP, at once, and is confirmed by one text", async () => {
    const lead = await answeredLead();
    await site.consent(number);
    await later();
    await text(" Stop. ");
    await later();
    await text("STOP");
    await later();
    expect(sent()).toEqual([`${number}: ${replies.stopped}`]);
    const after = await readLeadAs(desk, lead.id);
    expect(after.answeredAt).not.toBeNull();
    expect(textsOf(after)).toEqual(["Stop.", replies.stopped, "STOP"]);
    const consents = await site.connection.database
      .selectFrom("text_consents")
      .select(["state", "way", "wording", "number"])
      .orderBy("at")
      .execute();
    expect(consents.slice(0, 2)).toEqual([
      { state: "consented", way: "desk", wording: "By phone", number },
      { state: "revoked", way: "text", wording: "Stop.", number },
    ]);
  });

  it("does not confirm STOP when the provider has", async () => {
    await answeredLead();
    await site.consent(number);
    await later();
    await text("STOP", { OptOutType: "STOP" });
    await later();
    expect(sent()).toEqual([]);
  });

  it("begins texts again with START after STOP, and only for whoever had wanted them", async () => {
    const lead = await answeredLead();
    await text("YES");
    expect((await readLeadAs(desk, lead.id)).returned?.reason).toBe("texted");
    await later();
    await text("STOP");
    await later();
    await text("START");
    await later();
    expect(sent()).toEqual([]);
    await site.consent(number);
    await later();
    await text("STOP");
    await later();
    await text("unstop");
    await later();
    expect(sent()).toEqual([`${number}: ${replies.stopped}`, `${number}: ${replies.restarted}`]);
  });

  it.each([
    ["with a picture", "STOP", { NumMedia: "1" }],
    ["above a signature", "Stop\n\nSent from my iPhone", {}],
  ])("ends texts with STOP %s", async (_, body, more) => {
    const lead = await answeredLead();
    await site.consent(number);
    await later();
    await text(body, more);
    await later();
    expect(sent()).toEqual([`${number}: ${replies.stopped}`]);
    const after = await readLeadAs(desk, lead.id);
    expect(after).toMatchObject({ textObstacle: "opted-out", returned: null });
    expect(meaningsOf(after)[0]).toBe("stop");
  });

  it.each(["Stop please", "Please stop", "Stop. Thank you", "stop texting me", "Remove me"])(
    "pauses texts with %j until the desk has looked, and asks the desk",
    async (body) => {
      const lead = await answeredLead();
      await site.consent(number);
      await later();
      await text(body);
      const asked = await readLeadAs(desk, lead.id);
      expect(asked).toMatchObject({
        ...{ answeredAt: null, returned: { reason: "texted" }, textObstacle: "paused" },
        textsPaused: { wording: body },
        areTextsPaused: true,
      });
      expect(meaningsOf(asked)).toEqual(["asks-to-stop"]);
      const words = { text: "Hi", send: true };
      const refused = await desk.send("POST", `/api/desk/leads/${lead.id}/texts`, words);
      expect(refused.status).toBe(400);
      await later();
      expect(sent()).toEqual([]);
    },
  );

  it("of what they meant is decided at the desk: texts end, or go on as they had agreed", async () => {
    const lead = await answeredLead();
    await site.consent(number);
    const path = `/api/desk/leads/${lead.id}/texts-pause`;
    for (const [decision, obstacle, to] of [
      ["go-on", null, "on"],
      ["end", "opted-out", "ended"],
    ] as const) {
      await later();
      await text("Please stop");
      await later();
      expect(await rowOf(lead.id)).toMatchObject({ areTextsPaused: true });
      const { lead: after } = await desk.post(path, { decision });
      expect(after).toMatchObject({ textObstacle: obstacle, textsPaused: null });
      expect(await rowOf(lead.id)).not.toHaveProperty("areTextsPaused");
      expect(after.timeline.at(-1)).toMatchObject({
        kind: "changed",
        staff: { id: desk.id },
        details: { texts: { from: "paused", to } },
      });
      await later();
    }
    const said = site.connection.database.selectFrom("text_consents").select(["state", "wording"]);
    expect(await said.orderBy("at").execute()).toEqual([
      { state: "consented", wording: "By phone" },
      { state: "paused", wording: "Please stop" },
      { state: "consented", wording: "By phone" },
      { state: "paused", wording: "Please stop" },
      { state: "revoked", wording: "Please stop" },
    ]);
    const again = await desk.post(path, { decision: "go-on" });
    expect(again.lead.textObstacle).toBe("opted-out");
  });

  it("does not send what was queued before a pause, and sends again after START", async () => {
    const lead = await answeredLead();
    await site.consent(number);
    await later();
    site.server.clock.now = new Date("2026-06-03T02:00:00Z");
    await desk.post(`/api/desk/leads/${lead.id}/texts`, { text: "See you", send: true });
    await text("stop texting me");
    await site.at("2026-06-03T12:01:00Z");
    expect(sent()).toEqual([]);
    await text("START");
    await later();
    expect(sent()).toEqual([`${number}: ${replies.restarted}`]);
    expect((await readLeadAs(desk, lead.id)).textObstacle).toBeNull();
  });

  it.each(["Can you stop by Tuesday?", "Please stop at the office first"])(
    "is a message as %j, and pauses nothing",
    async (body) => {
      const lead = await answeredLead();
      await site.consent(number);
      await later();
      await text(body);
      const after = await readLeadAs(desk, lead.id);
      expect(after).toMatchObject({ textObstacle: null, textsPaused: null });
      expect(meaningsOf(after)).toEqual(["message"]);
    },
  );

  it.each(["START", "yes", "Unstop"])("is nothing as %s from somebody unknown", async (body) => {
    await text(body);
    await later();
    expect(sent()).toEqual([]);
    expect(await leads()).toEqual([]);
  });

  it("answers HELP three times an hour", async () => {
    await restartWithLimits();
    for (let times = 0; times < 5; times += 1) await text("HELP");
    await later();
    expect(sent()).toHaveLength(3);
    await later(61);
    await text("HELP");
    await later();
    expect(sent()).toHaveLength(4);
  });

  it("answers STOP and START ten times an hour, and does what they say after that", async () => {
    await restartWithLimits();
    const lead = await answeredLead();
    await site.consent(number);
    for (let times = 0; times < 12; times += 1) {
      await later();
      await text("STOP");
      await later();
      await text("START");
    }
    await later();
    expect(sent()).toHaveLength(20);
    expect((await readLeadAs(desk, lead.id)).textObstacle).toBeNull();
  });

  it("answers HELP by name, phone and STOP, also to strangers and at night", async () => {
    site.server.clock.now = new Date("2026-06-03T05:00:00Z");
    await text("help");
    await later();
    expect(sent()).toEqual([`${number}: ${replies.help}`]);
    expect(await site.connection.database.selectFrom("leads").select("id").execute()).toEqual([]);
  });

  it("has one effect however often it is delivered", async () => {
    const fields = site.provider.incoming(number, "Hello");
    for (let times = 0; times < 3; times += 1) {
      expect((await postIncoming(site.server, fields, { siteUrl })).status).toBe(200);
    }
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(textsOf(await readLeadAs(desk, lead.id))).toEqual([]);
  });

  it("has one effect when it is delivered several times at once, and two texts are one lead", async () => {
    const posts = ["Hello", "Hello again"].map((body) => site.provider.incoming(number, body));
    const answers = await Promise.all(
      [...posts, ...posts].map((fields) => postIncoming(site.server, fields, { siteUrl })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(textsOf(await readLeadAs(desk, lead.id))).toHaveLength(1);
  });

  it("is refused without effect when its signature is wrong, missing or of another address", async () => {
    const fields = site.provider.incoming(number, "Hello");
    const wrong = [
      null,
      "",
      "not base64 at all",
      signatureOf(address, fields, "another token"),
      signatureOf(address, { ...fields, Body: "Something else" }),
      signatureOf("https://elsewhere.test/texts/incoming", fields),
    ];
    for (const signature of wrong) {
      expect((await postIncoming(site.server, fields, { siteUrl, signature })).status).toBe(403);
    }
    expect(await leads()).toEqual([]);
  });

  it.each([
    ["without an id", { MessageSid: "" }, 400],
    ["with an id that is none", { MessageSid: "x' or 1=1 --" }, 400],
    ["from a short code", { From: "24365" }, 200],
    ["from nobody", { From: "" }, 200],
    ["without words", { Body: "" }, 200],
    ["of control characters", { Body: "\0\u0007" }, 200],
  ])("has no effect %s", async (_, change, status) => {
    const fields = { ...site.provider.incoming(number, "Hello"), ...change };
    expect((await postIncoming(site.server, fields, { siteUrl })).status).toBe(status);
    expect(await leads()).toEqual([]);
  });

  it("is refused in another form, and when it is too long", async () => {
    const { app } = site.server;
    const json = await app.inject({ method: "POST", url: "/texts/incoming", payload: { a: 1 } });
    expect(json.statusCode).toBe(415);
    const fields = site.provider.incoming(number, "x".repeat(40_000));
    expect((await postIncoming(site.server, fields, { siteUrl })).status).toBe(413);
  });

  it("says that a picture came, which only the provider has", async () => {
    await text("", { NumMedia: "2" });
    const [lead] = await leads();
    expect((await readLeadAs(desk, lead.id)).message).toBe(
      "(2 pictures, which are not shown here)",
    );
  });
});

describe("texts where visitors are not texted", () => {
  it("are not found", async () => {
    const server = await startTestApp("sqlite");
    const fields = { MessageSid: "SM1", From: number, Body: "Hello" };
    expect((await postIncoming(server, fields, { siteUrl })).status).toBe(404);
    await server.close();
  });
});

it("signs as the provider's documentation does", () => {
  const url = "https://example.com/myapp.php?foo=1&bar=2";
  const fields = new URLSearchParams({
    CallSid: "CA1234567890ABCDE",
    Caller: "+14158675310",
    Digits: "1234",
    From: "+14158675310",
    To: "+18005551212",
  });
  const post = { url, fields, signature: "L/OH5YylLD5NRKLltdqwSvS0BnU=" };
  expect(isSignedByProvider(post, "12345")).toBe(true);
  expect(isSignedByProvider(post, "12346")).toBe(false);
});
