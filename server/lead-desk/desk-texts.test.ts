import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { textObstacleSentences } from "#content/en/desk/terms.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";
import { startTextingSite, type TextingSite } from "#tests/support/texting.ts";

const number = "+17035550142";

describe.each(engines)("a text from the desk, on %s", (engine) => {
  let site: TextingSite;
  let desk: Awaited<ReturnType<typeof signIn>>;
  let id: string;

  beforeEach(async () => {
    site = await startTextingSite(engine);
    desk = await signIn(site.server, "office");
    id = (await writeAsVisitor(site.server, desk, { phone: "(703) 555-0142" })).id;
  });
  afterEach(() => site.stop());

  const send = (body: object = {}) =>
    desk.send("POST", `/api/desk/leads/${id}/texts`, {
      text: "At the gazebo?",
      send: true,
      ...body,
    });
  const texts = async () =>
    (await readLeadAs(desk, id)).timeline.filter(({ kind }) => kind === "text");

  it("is sent, answers the lead, stands in its timeline with its state, and is found", async () => {
    await site.consent(number);
    const { status, body } = await send();
    expect(status).toBe(200);
    expect(body.lead).toMatchObject({ state: "contacted", textObstacle: null });
    expect(body.lead.answeredAt).not.toBeNull();
    await site.at("2026-06-02T16:01:00Z");
    expect(site.provider.texts.map(({ body: said }) => said)).toEqual(["At the gazebo?"]);
    expect(await texts()).toMatchObject([
      {
        staff: { id: desk.id },
        details: { text: "At the gazebo?", to: "(703) 555-0142", state: "sent", isHeld: false },
      },
    ]);
    const found = await desk.send("GET", "/api/desk/search?search=gazebo");
    expect(found.body.hits).toMatchObject([{ kind: "text", by: "Test office" }]);
    const trail = await site.connection.database
      .selectFrom("audit_entries")
      .select(["action", "details"])
      .where("lead_id", "=", id)
      .execute();
    expect(trail).toContainEqual({ action: "lead.text", details: "{}" });
  });

  it("tells open screens how it went", async () => {
    await site.consent(number);
    const { database } = site.connection;
    const count = async () =>
      (
        await database
          .selectFrom("lead_changes")
          .select("number")
          .where("lead_id", "=", id)
          .execute()
      ).length;
    const before = await count();
    await send();
    await site.at("2026-06-02T16:01:00Z");
    // That it was written, and that it was sent.
    expect(await count()).toBe(before + 2);
  });

  it("waits in the quiet hours, and says so", async () => {
    await site.consent(number);
    site.server.clock.now = new Date("2026-06-03T02:00:00Z");
    await send();
    await site.at("2026-06-03T02:00:01Z");
    expect(await texts()).toMatchObject([{ details: { state: "queued", isHeld: true } }]);
  });

  it("says why it could not be sent", async () => {
    await site.consent(number);
    site.provider.mood = 400;
    await send();
    await site.at("2026-06-02T16:01:00Z");
    expect(await texts()).toMatchObject([
      {
        details: {
          state: "queued",
          error: "The text provider does not send to this number, or from ours.",
        },
      },
    ]);
  });

  it("is refused without consent, after an opt-out and without words, and nothing is kept", async () => {
    expect((await readLeadAs(desk, id)).textObstacle).toBe("no-consent");
    const refused = await send();
    expect(refused).toMatchObject({
      status: 400,
      body: { error: textObstacleSentences["no-consent"] },
    });
    await site.consent(number);
    expect((await send({ text: " " })).status).toBe(400);
    expect(await texts()).toEqual([]);
    expect((await readLeadAs(desk, id)).answeredAt).toBeNull();
  });

  it("is only logged when it was sent from a phone", async () => {
    const { status } = await send({ send: false });
    expect(status).toBe(200);
    await site.at("2026-06-02T16:01:00Z");
    expect(site.provider.texts).toEqual([]);
    expect(await texts()).toMatchObject([{ details: { text: "At the gazebo?" } }]);
  });

  it("goes with the person when they are erased, and so does their consent", async () => {
    const owner = await signIn(site.server, "owner");
    await site.consent(number);
    await send();
    await site.at("2026-06-02T16:01:00Z");
    const lead = await readLeadAs(owner, id);
    await owner.post(`/api/desk/people/${lead.personId}/erase`, { confirm: String(lead.number) });
    const { database } = site.connection;
    expect(await database.selectFrom("text_consents").select("id").execute()).toEqual([]);
    expect(await site.outcomes()).toEqual([]);
  });
});

it("says that texting is not set up", async () => {
  const server = await startTestApp("sqlite");
  const desk = await signIn(server, "office");
  const { id, textObstacle } = await writeAsVisitor(server, desk);
  expect(textObstacle).toBe("no-provider");
  const body = { text: "Hello", send: true };
  const { status } = await desk.send("POST", `/api/desk/leads/${id}/texts`, body);
  expect(status).toBe(400);
  await server.close();
});
