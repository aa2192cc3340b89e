import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { engines } from "#tests/support/test-app.ts";
import { startTextingSite, type TextingSite } from "#tests/support/texting.ts";
import { addConsentOfAll } from "./consents.ts";
import { type NewText, queueText } from "./queue-text.ts";

const number = "+17035550142";

describe.each(engines)("a text to a person, on %s", (engine) => {
  let site: TextingSite;
  let leadId: string;

  beforeEach(async () => {
    site = await startTextingSite(engine);
    const desk = await signIn(site.server, "office");
    leadId = (await writeAsVisitor(site.server, desk, { phone: "(703) 555-0142" })).id;
  });
  afterEach(() => site.stop());

  function text(change: Partial<NewText> = {}): Promise<boolean> {
    const words = { body: "We are on our way.", kind: "desk" as const };
    return site.connection.transact((transaction) =>
      queueText(
        transaction,
        { leadId, to: "703-555-0142", ...words, notAfter: null, ...change },
        { now: site.server.clock.now, mailOptions: { visitorTexts: someProvider } },
      ),
    );
  }

  async function revoke(): Promise<void> {
    const said = { number, state: "revoked" as const, wording: "STOP", way: "text" as const };
    await site.connection.transact((transaction) =>
      addConsentOfAll(transaction, said, site.server.clock.now),
    );
  }

  it("goes to whoever wants texts, and the provider's id of it is kept", async () => {
    await site.consent(number);
    expect(await text()).toBe(true);
    await site.at("2026-06-02T16:01:00Z");
    expect(site.provider.texts).toEqual([
      { to: number, from: "+17035550100", body: "We are on our way.", login: "AC17:secret token" },
    ]);
    const rows = await site.connection.database
      .selectFrom("outbox")
      .select(["state", "provider_id", "lane", "lead_id"])
      .where("kind", "=", "person-text")
      .execute();
    expect(rows).toEqual([{ state: "sent", provider_id: "SM1", lane: "text", lead_id: leadId }]);
  });

  it("is not even queued without consent, after an opt-out, or to what is no number", async () => {
    expect(await text()).toBe(false);
    await site.consent(number);
    expect(await text({ to: "555-0142" })).toBe(false);
    site.server.clock.now = new Date("2026-06-02T16:01:00Z");
    await revoke();
    expect(await text()).toBe(false);
    expect(await site.outcomes()).toEqual([]);
  });

  it("is not sent when they opt out between queueing and sending", async () => {
    await site.consent(number);
    await text();
    await revoke();
    await site.at("2026-06-02T16:01:00Z");
    expect(site.provider.texts).toEqual([]);
    expect(await site.outcomes()).toEqual([{ state: "dead", error: "the person wants no texts" }]);
  });

  it("waits for 8 AM in quiet hours, and an opt-out by then stops it", async () => {
    await site.consent(number);
    site.server.clock.now = new Date("2026-06-03T01:00:00Z");
    await text();
    await text({ notAfter: new Date("2026-06-03T11:00:00Z") });
    await site.at("2026-06-03T01:01:00Z");
    await site.at("2026-06-03T11:59:59Z");
    expect(site.provider.texts).toEqual([]);
    expect((await site.outcomes()).map(({ state }) => state).sort()).toEqual(["dead", "queued"]);
    await site.at("2026-06-03T12:00:00Z");
    expect(site.provider.texts).toHaveLength(1);
  });

  it("is sent at once and without consent when it answers a text of theirs", async () => {
    site.server.clock.now = new Date("2026-06-03T03:00:00Z");
    expect(await text({ kind: "stopped" })).toBe(true);
    await site.at("2026-06-03T03:00:01Z");
    expect(site.provider.texts).toHaveLength(1);
  });

  it("is tried again after an error of the provider", async () => {
    await site.consent(number);
    await text();
    site.provider.mood = 500;
    await site.at("2026-06-02T16:00:01Z");
    expect(await site.outcomes()).toEqual([
      { state: "queued", error: "the text provider answered 500" },
    ]);
    site.provider.mood = "accepts";
    await site.at("2026-06-02T16:01:00Z");
    expect(await site.outcomes()).toEqual([{ state: "sent", error: null }]);
  });

  it.each(["hangs up", "hangs"] as const)(
    "is not sent a second time when the provider %s and may have sent it",
    async (mood) => {
      await site.consent(number);
      await text();
      site.provider.mood = mood;
      const sent = site.at("2026-06-02T16:00:01Z");
      if (mood === "hangs") await site.provider.cutHanging();
      await sent;
      await site.at("2026-06-02T18:00:00Z");
      expect(site.provider.texts).toHaveLength(1);
      expect(await site.outcomes()).toEqual([
        { state: "dead", error: "the text may have arrived" },
      ]);
    },
  );

  it("says why when the number has opted out at the provider", async () => {
    await site.consent(number);
    await text();
    site.provider.mood = 400;
    site.provider.fault = { code: 21_610, message: "unsubscribed recipient" };
    await site.at("2026-06-02T16:00:01Z");
    expect((await site.outcomes())[0]?.error).toBe("the number has opted out at the provider");
  });

  it("holds for everybody with the number, even when one of them is erased", async () => {
    await site.consent(number);
    const { database } = site.connection;
    const [first] = await database.selectFrom("text_consents").select("person_id").execute();
    expect(first?.person_id).toBeTruthy();
    const desk = await signIn(site.server, "office", "Other");
    await writeAsVisitor(site.server, desk, { email: "eve@example.com", phone: "703 555 0142" });
    site.server.clock.now = new Date("2026-06-02T16:01:00Z");
    await revoke();
    await database
      .deleteFrom("text_consents")
      .where("person_id", "=", first?.person_id ?? "")
      .execute();
    expect(await text()).toBe(false);
  });
});

const someProvider = {
  url: "http://provider.test",
  account: "AC17",
  token: "t",
  from: "+17035550100",
};
