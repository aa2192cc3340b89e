import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { textConsentOnCall } from "#content/en/text-consent.ts";
import { signIn } from "#tests/support/desk.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";
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

  it("is asked for that only where anybody is texted", async () => {
    const mayAsk = async () => (await office.send("GET", "/api/desk/me")).body.me.visitorsGetTexts;
    expect(await mayAsk()).toBe(true);
    const silent = await startTestApp(engine);
    office = await signIn(silent, "office", "Otto Office");
    expect(await mayAsk()).toBe(false);
    await silent.close();
  });

  it("and agrees to texts can be told of a change by text, from the loose ends", async () => {
    const { id } = (await writeDown({ textConsent: true })).body.lead;
    const { appointment } = await bookFor(id);
    const later = { sequence: 0, date: time.date, timeSlot: "1:00 PM", anyway: false };
    await office.send("PATCH", `/api/desk/appointments/${appointment.id}`, later);
    const { ends } = (await office.send("GET", "/api/desk/loose-ends")).body;
    expect(ends).toMatchObject([{ kind: "not-told", appointment: { email: "", getsTexts: true } }]);
    await office.post(`/api/desk/appointments/${appointment.id}/tell`, { by: "email" });
    expect((await office.send("GET", "/api/desk/loose-ends")).body.ends).toEqual([]);
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
