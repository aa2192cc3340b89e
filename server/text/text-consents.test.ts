import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { appointmentTextConsent, endOfTexts } from "#content/en/appointment-text-consent.ts";
import { bookingTextConsent } from "#content/en/booking-text-consent.ts";
import { signIn } from "#tests/support/desk.ts";
import { personNoteRow } from "#tests/support/rows.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";
import { startTextingSite, type TextingSite } from "#tests/support/texting.ts";
import { book } from "#tests/support/visitors.ts";

const number = "+17035550142";
const advertisement = "http://a.example http://b.example http://c.example";
const network = "192.0.2.7";

describe.each(engines)("agreeing to texts, on %s", (engine) => {
  let site: TextingSite;

  beforeEach(async () => {
    site = await startTextingSite(engine);
  });
  afterEach(() => site.stop());

  async function booked(change: object = {}): Promise<string> {
    const time = { date: "2026-06-03", timeSlot: "9:00 AM", phone: "703 555 0142" };
    const { status, body } = await book(await site.server.visitor(), { ...time, ...change });
    expect(status).toBe(201);
    return body.appointment.id;
  }

  const consents = () =>
    site.connection.database
      .selectFrom("text_consents")
      .innerJoin("leads", "leads.person_id", "text_consents.person_id")
      .select(["text_consents.number", "text_consents.state", "wording", "way", "staff_id"])
      .orderBy("at")
      .orderBy("text_consents.state")
      .execute();

  it("is kept with its wording and way when somebody ticks the box, and only then", async () => {
    await booked();
    await booked({ timeSlot: "10:00 AM", textConsent: false });
    expect(await consents()).toEqual([]);
    await booked({ timeSlot: "11:00 AM", textConsent: true });
    const [one] = await consents();
    expect(one).toEqual({
      ...{ number, state: "consented", wording: bookingTextConsent, way: "booking" },
      staff_id: null,
    });
  });

  it("is asked on the appointment's page of nobody with a sign of spam, whose texts can only be ended there", async () => {
    const { appointments } = site.server.app.services;
    const odd = await booked({ notes: advertisement });
    const trapped = await booked({ timeSlot: "10:00 AM", website: "x" });
    expect((await appointments.find(odd))?.texts).toBeNull();
    await booked({ timeSlot: "11:00 AM", textConsent: true });
    expect((await appointments.find(odd))?.texts).toEqual({ ending: "0142", isWanted: true });
    expect((await appointments.find(trapped))?.texts).toBeNull();
  });

  it("says nothing for a number that gets no texts", async () => {
    await booked({ textConsent: true, phone: "555 01 42" });
    expect(await consents()).toEqual([]);
  });

  it.each(["a filled trap", "links", "haste"])(
    "says nothing for a booking with a sign of spam: %s",
    async (sign) => {
      const signs = { "a filled trap": { website: "x" }, links: { notes: advertisement } }[sign];
      const id = await booked({ textConsent: true, ...signs });
      if (sign === "haste") {
        expect(await consents()).toHaveLength(1);
        await site.connection.database.deleteFrom("text_consents").execute();
        await site.connection.database.updateTable("appointments").set({ suspected: 1 }).execute();
      }
      await site.server.app.services.appointments.setTexts(id, { isWanted: true }, network);
      expect(await consents()).toEqual([]);
    },
  );

  it("is refused when it says neither yes nor no", async () => {
    const visitor = await site.server.visitor();
    const time = { date: "2026-06-03", timeSlot: "9:00 AM", textConsent: "maybe" };
    const { status } = await book(visitor, time);
    expect(status).toBe(400);
  });

  it("can be given and ended on the appointment's page", async () => {
    const id = await booked();
    const { appointments } = site.server.app.services;
    const texts = async () => (await appointments.find(id))?.texts;
    expect(await texts()).toEqual({ ending: "0142", isWanted: false });
    await appointments.setTexts(id, { isWanted: true }, network);
    expect(await texts()).toEqual({ ending: "0142", isWanted: true });
    site.server.clock.now = new Date("2026-06-02T16:01:00Z");
    await appointments.setTexts(id, { isWanted: false }, network);
    expect(await texts()).toEqual({ ending: "0142", isWanted: false });
    expect((await consents()).map(({ state, wording, way }) => [state, wording, way])).toEqual([
      ["consented", appointmentTextConsent("0142"), "appointment"],
      ["revoked", endOfTexts, "appointment"],
    ]);
    await expect(appointments.setTexts("unknown", { isWanted: true }, network)).rejects.toThrow();
  });

  it("is noted at the desk, and shown and exported with the person", async () => {
    const desk = await signIn(site.server, "owner");
    await booked({ textConsent: true });
    const { body } = await desk.send("GET", "/api/desk/leads?list=all");
    const leadId = body.leads[0].id;
    const { lead } = (await desk.send("GET", `/api/desk/leads/${leadId}`)).body;
    site.server.clock.now = new Date("2026-06-02T16:01:00Z");
    const note = { kind: "opt-out", text: "Calls only, please" };
    const { person } = await desk.post(`/api/desk/people/${lead.personId}/notes`, note);
    expect(person.notes).toMatchObject([
      {
        ...note,
        staff: { id: desk.id },
        texts: { number: "(703) 555-0142", way: "desk" },
      },
      { kind: "consent", staff: null, texts: { number: "(703) 555-0142", way: "booking" } },
    ]);
    const again = (await desk.send("GET", `/api/desk/leads/${leadId}`)).body.lead;
    expect(again.textObstacle).toBe("opted-out");
    const exported = await desk.send("GET", `/api/desk/people/${lead.personId}/export`);
    expect(exported.body.export.people[0].textConsents).toMatchObject([
      { state: "consented", way: "booking" },
      { state: "revoked", way: "desk", wording: "Calls only, please" },
    ]);
  });

  it("holds for what an earlier release has noted about a person", async () => {
    const desk = await signIn(site.server, "office");
    await booked();
    const { database } = site.connection;
    const person = await database.selectFrom("people").select("id").executeTakeFirstOrThrow();
    const note = { person_id: person.id, staff_id: desk.id, text: "Yes to texts" };
    const consent = personNoteRow({ ...note, kind: "consent" });
    await database.insertInto("person_notes").values(consent).execute();
    await site.at("2026-06-02T16:01:00Z");
    await site.at("2026-06-02T16:02:00Z");
    expect(await consents()).toEqual([
      {
        ...{ number, state: "consented", wording: "Yes to texts", way: "desk" },
        staff_id: desk.id,
      },
    ]);
    const shown = (await desk.send("GET", `/api/desk/people/${person.id}`)).body.person.notes;
    expect(shown).toHaveLength(1);
  });
});

it("is not offered where visitors are not texted", async () => {
  const server = await startTestApp("sqlite");
  const { status, body } = await book(await server.visitor(), {
    ...{ date: "2026-06-03", timeSlot: "9:00 AM" },
  });
  expect(status).toBe(201);
  const found = await server.app.services.appointments.find(body.appointment.id);
  expect(found?.texts).toBeNull();
  expect(server.app.services.appointments.offersTexts).toBe(false);
  await server.close();
});
