import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { textConsentOnCall } from "#content/en/text-consent.ts";
import { signIn } from "#tests/support/desk.ts";
import { engines } from "#tests/support/test-app.ts";
import { startTextingSite, type TextingSite } from "#tests/support/texting.ts";

const caller = {
  ...{ name: "Cal Caller", phone: "(703) 555-0111", address: "9 Elm Street, Vienna, VA" },
  message: "Leak",
};
const time = { date: "2026-06-03", timeSlot: "9:00 AM" };

describe.each(engines)("somebody who calls, on %s", (engine) => {
  let site: TextingSite;
  let office: Awaited<ReturnType<typeof signIn>>;

  beforeEach(async () => {
    site = await startTextingSite(engine);
    office = await signIn(site.server, "office", "Otto Office");
  });
  afterEach(() => site.stop());

  const writeDown = (more: object) =>
    office.send("POST", "/api/desk/leads", { ...caller, ...more });
  const bookFor = async (id: string) =>
    (await office.post(`/api/desk/leads/${id}/appointment`, time)).lead;
  const briefing = async () =>
    (await office.send("GET", `/api/desk/day?date=${time.date}`)).body.briefings[0];

  it("and agrees to texts is noted with the words that were read to them, and is texted", async () => {
    const { status, body } = await writeDown({ textConsent: true });
    expect(status).toBeLessThan(300);
    expect(body.lead).toMatchObject({ textObstacle: null });
    expect(body.lead).not.toHaveProperty("isUnreachable");
    const { person } = (await office.send("GET", `/api/desk/people/${body.lead.personId}`)).body;
    expect(person.notes).toMatchObject([
      { kind: "consent", text: textConsentOnCall, staff: { name: "Otto Office" } },
    ]);
    await bookFor(body.lead.id);
    await site.server.app.services.outbox.drained();
    expect(site.provider.texts.map(({ to }) => to)).toEqual(["+17035550111"]);
    expect(await briefing()).not.toHaveProperty("isUnreachable");
  });

  it("and neither does nor has a mailbox can be written to by nobody, as lead and day say", async () => {
    const { body } = await writeDown({});
    expect(body.lead).toMatchObject({ isUnreachable: true, textObstacle: "no-consent" });
    expect(await bookFor(body.lead.id)).toMatchObject({ isUnreachable: true });
    expect(await briefing()).toMatchObject({ leadId: body.lead.id, isUnreachable: true });
    await site.server.app.services.outbox.drained();
    expect(site.provider.texts).toEqual([]);
  });

  it("and has a mailbox can be written to", async () => {
    const { body } = await writeDown({ email: "cal@example.com" });
    expect(body.lead).not.toHaveProperty("isUnreachable");
  });

  it("and agrees to texts at a number that gets none is asked for another", async () => {
    const { status, body } = await writeDown({ phone: "555 01 42", textConsent: true });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(["phone"]);
  });
});
