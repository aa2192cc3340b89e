import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { answerTexts, appointmentTexts } from "#content/en/appointment-texts.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { signIn } from "#tests/support/desk.ts";
import { planFor } from "#tests/support/inspectors.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";
import { postIncoming } from "#tests/support/text-provider.ts";
import { startTextingSite, type TextingSite } from "#tests/support/texting.ts";
import { ada, book } from "#tests/support/visitors.ts";

const siteUrl = "http://site.test";
const number = "+17035550111";
// It is Tuesday noon, June 2.
const monday = { date: "2026-06-08", timeSlot: "11:00 AM" };
const tuesday = { date: "2026-06-09", timeSlot: "2:00 PM" };
const [mondayText, tuesdayText] = ["Mon, Jun 8, 11:00 AM", "Tue, Jun 9, 2:00 PM"];
const { booked, moved, rescheduled, canceled } = appointmentTexts;

describe.each(engines)("texts about an appointment, on %s", (engine) => {
  let site: TextingSite;
  let office: Awaited<ReturnType<typeof signIn>>;
  let id: string;

  beforeEach(async () => {
    site = await startTextingSite(engine);
    office = await signIn(site.server, "office", "Otto Office");
  });
  afterEach(() => site.stop());

  const link = () => `${siteUrl}/appointments/${id}`;
  const texts = () => site.provider.texts.flatMap(({ to, body }) => (to === number ? body : []));
  /** Sends what is due some seconds later. */
  const later = (seconds = 11) =>
    site.at(new Date(site.server.clock.now.getTime() + seconds * 1_000).toISOString());
  const mailed = () =>
    site.server.mails.filter(({ to }) => typeof to === "object" && to.address === ada.email);

  async function bookOnline(change: object = {}): Promise<void> {
    const { body } = await book(await site.server.visitor(), monday, change);
    id = body.appointment.id;
    await later();
  }

  /** A caller without a mailbox, and with consent to texts unless they give none. */
  async function bookCaller({ consents = true } = {}): Promise<string> {
    const caller = { name: "Cal Caller", phone: ada.phone, address: ada.address, message: "Leak" };
    const { lead } = await office.post("/api/desk/leads", caller);
    if (consents) await site.consent(number);
    const { lead: placed } = await office.post(`/api/desk/leads/${lead.id}/appointment`, monday);
    id = placed.appointment.id;
    await later();
    return lead.id;
  }

  const shown = async () => {
    const path = `/api/desk/calendar?from=2026-06-02&days=20`;
    const { days }: { days: { appointments: CalendarAppointment[] }[] } = (
      await office.send("GET", path)
    ).body;
    const found = days.flatMap(({ appointments }) => appointments).find((one) => one.id === id);
    if (!found) throw new Error("the appointment is not in the calendar");
    return found;
  };
  const moveAtDesk = async (time: object = tuesday) => {
    const { sequence } = await shown();
    const sent = await office.send("PATCH", `/api/desk/appointments/${id}`, { sequence, ...time });
    expect(sent.status).toBe(200);
  };
  const tell = (by: string) => office.send("POST", `/api/desk/appointments/${id}/tell`, { by });
  const visit = async (method: string, body?: object) =>
    (await site.server.visitor()).send(method, `/api/appointments/${id}`, body);
  const answer = async (body: string) => {
    const sent = await postIncoming(site.server, site.provider.incoming(number, body), { siteUrl });
    expect(sent.status).toBe(200);
    await later();
  };

  it("go with the mails of booking, own move and cancellation to whoever agreed", async () => {
    await bookOnline({ textConsent: true });
    await visit("PUT", tuesday);
    await later();
    await visit("DELETE");
    await later();
    expect(texts()).toEqual([
      booked(businessProfile, mondayText, link()),
      moved(businessProfile, tuesdayText, link()),
      canceled(businessProfile, tuesdayText),
    ]);
    expect(mailed()).toHaveLength(3);
  });

  it("say that a time is another which they have agreed on with the desk, and ask nothing", async () => {
    await bookOnline({ textConsent: true });
    const { leadId } = await shown();
    const agreed = { ...tuesday, address: ada.address };
    await office.post(`/api/desk/leads/${leadId}/appointment`, agreed);
    await later();
    expect(texts().at(-1)).toBe(moved(businessProfile, tuesdayText, link()));
  });

  it("go to nobody without consent", async () => {
    await bookOnline();
    await visit("PUT", tuesday);
    await moveAtDesk(monday);
    await tell("email");
    await later();
    await visit("DELETE");
    await later();
    expect(texts()).toEqual([]);
    expect(mailed()).toHaveLength(4);
  });

  it("go to nobody after STOP", async () => {
    await bookOnline({ textConsent: true });
    await answer("STOP");
    const sent = texts().length;
    await visit("PUT", tuesday);
    await moveAtDesk(monday);
    await tell("email");
    await later();
    await visit("DELETE");
    await later();
    expect(texts()).toHaveLength(sent);
  });

  it("wait for the morning at night, and are not sent if they are no longer true by then", async () => {
    site.server.clock.now = new Date("2026-06-03T02:00:00Z");
    await bookOnline({ textConsent: true });
    expect(texts()).toEqual([]);
    await visit("PUT", tuesday);
    await later();
    expect(mailed()).toHaveLength(2);
    await site.at("2026-06-03T11:59:00Z");
    expect(texts()).toEqual([]);
    await site.at("2026-06-03T12:00:00Z");
    expect(texts()).toEqual([moved(businessProfile, tuesdayText, link())]);
  });

  it("are no answer to a booking with a sign of spam", async () => {
    await site.consent(number).catch(() => undefined);
    await bookOnline({ textConsent: true, website: "https://spam.example" });
    expect(texts()).toEqual([]);
  });

  it("tell of a move and a cancellation by the desk with its mail, ten seconds later", async () => {
    await bookOnline({ textConsent: true });
    await moveAtDesk();
    expect((await tell("email")).status).toBe(200);
    await later(9);
    expect(texts()).toHaveLength(1);
    await later(2);
    expect(texts().at(-1)).toBe(rescheduled(businessProfile, tuesdayText));
    const { sequence } = await shown();
    const path = `/api/desk/appointments/${id}`;
    await office.send("POST", `${path}/cancel`, { sequence, reason: "" });
    await tell("email");
    await later();
    expect(texts().at(-1)).toBe(canceled(businessProfile, tuesdayText));
    expect(mailed()).toHaveLength(3);
  });

  it("are taken back with the mail by another move within ten seconds", async () => {
    await bookOnline({ textConsent: true });
    await moveAtDesk();
    await tell("email");
    await later(5);
    await moveAtDesk(monday);
    await later(20);
    expect(texts()).toEqual([booked(businessProfile, mondayText, link())]);
    expect((await shown()).toldTime).toBeNull();
  });

  it("alone tell somebody without a mailbox, and are taken back as a mail is", async () => {
    const leadId = await bookCaller();
    expect(texts()).toEqual([booked(businessProfile, mondayText, link())]);
    await moveAtDesk();
    expect(await shown()).toMatchObject({ toldTime: monday, getsTexts: true });
    expect((await tell("email")).status).toBe(200);
    expect((await shown()).toldTime).toBeNull();
    expect(await readLeadAs(office, leadId)).toMatchObject({
      state: "scheduled",
      followUpOn: null,
    });
    await later(5);
    await moveAtDesk({ ...tuesday, timeSlot: "3:00 PM" });
    expect((await shown()).toldTime).toEqual(monday);
    await later(20);
    expect(texts()).toHaveLength(1);
    await tell("email");
    await later();
    expect(texts().at(-1)).toBe(rescheduled(businessProfile, "Tue, Jun 9, 3:00 PM"));
  });

  it("tell nobody whom no mail tells when the provider refuses them, or they want none by then", async () => {
    const leadId = await bookCaller();
    site.provider.mood = 400;
    await moveAtDesk();
    await tell("email");
    expect((await shown()).toldTime).toBeNull();
    for (const seconds of [11, 61, 241, 1]) await later(seconds);
    expect((await shown()).toldTime).toEqual(monday);
    expect(await readLeadAs(office, leadId)).toMatchObject({
      ...{ followUpOn: "2026-06-02", followUpReason: "unconfirmed" },
    });
    site.provider.mood = "accepts";
    site.server.clock.now = new Date("2026-06-03T02:00:00Z");
    office = await signIn(site.server, "office", "Otto Office");
    await tell("email");
    await later();
    expect((await shown()).toldTime).toBeNull();
    await answer("STOP");
    await site.at("2026-06-03T12:00:01Z");
    office = await signIn(site.server, "office", "Otto Office");
    expect((await shown()).toldTime).toEqual(monday);
  });

  it.each(["text", "mail"])("tell somebody whose %s alone arrives", async (arrives) => {
    await bookOnline({ textConsent: true });
    await moveAtDesk();
    await tell("email");
    const { database } = site.connection;
    const lost = arrives === "mail" ? "person-text" : "appointment-confirmation";
    await later(9);
    await database
      .updateTable("outbox")
      .set({ state: "dead" })
      .where("kind", "=", lost)
      .where("state", "=", "queued")
      .execute();
    await later();
    await later();
    expect((await shown()).toldTime).toBeNull();
    expect(await site.outcomes()).toHaveLength(2);
  });

  it("are not offered to the desk of a site that texts nobody", async () => {
    const leadId = await bookCaller();
    await moveAtDesk();
    const offered = async (reader: typeof office) =>
      (await readLeadAs(reader, leadId)).untoldAppointments?.map(({ getsTexts }) => getsTexts);
    expect(await offered(office)).toEqual([true]);
    const silent = await startTestApp(engine, site.storage.forApp);
    expect(await offered(await signIn(silent, "office", "Sam Silent"))).toEqual([undefined]);
    await silent.close();
  });

  it("do not tell somebody who has neither a mailbox nor agreed to texts", async () => {
    await bookCaller({ consents: false });
    await moveAtDesk();
    expect((await tell("email")).status).toBe(400);
    expect((await shown()).toldTime).toEqual(monday);
  });

  describe("of a rain day", () => {
    async function rainDay(): Promise<void> {
      const dana = await signIn(site.server, "inspector", "Dana Ruiz");
      const owner = await signIn(site.server, "owner", "Olive Owner");
      await planFor(owner, dana.id);
      const closing = { firstDay: monday.date, lastDay: monday.date, fromSlot: null, toSlot: null };
      const { closure } = await owner.post("/api/desk/closures", {
        ...{ ...closing, inspectorId: null, reason: "Storm" },
      });
      const start = `/api/desk/closures/${closure.id}/rescheduling`;
      const { rescheduling } = await owner.post(start, {});
      const items = [{ appointmentId: id, version: 1 }];
      const send = `/api/desk/reschedulings/${rescheduling.id}/send`;
      expect((await owner.post(send, { items })).rescheduling.items[0].state).toBe("told");
      await later();
    }

    it.each([
      ["by mail and text", () => bookOnline({ textConsent: true })],
      ["by text alone", () => bookCaller()],
    ])("ask %s, and 1 keeps the new time", async (_, arrange) => {
      await arrange();
      await rainDay();
      const { date, timeSlot } = await shown();
      expect(date).not.toBe(monday.date);
      expect(texts().at(-1)).toMatch(
        /^Skyline: We had to move .* Reply 1 to keep it, 2 for another/,
      );
      await answer("1");
      expect(texts().at(-1)).toContain(timeSlot);
      expect(texts().at(-1)).toContain("We'll be there on");
      expect((await shown()).progress).toBe("confirmed");
    });
  });

  describe("answered with 1 or 2 after the time has moved", () => {
    const remind = async () => {
      await site.at("2026-06-05T15:00:00Z");
      office = await signIn(site.server, "office", "Otto Office");
    };

    it.each(["1", "2"])(
      "%s gets the time that it has now and its link, and confirms nothing",
      async (word) => {
        await bookOnline({ textConsent: true });
        await remind();
        await visit("PUT", tuesday);
        await later();
        await answer(word);
        expect(texts().at(-1)).toBe(answerTexts.movedSince(businessProfile, tuesdayText, link()));
        expect((await shown()).progress).toBe("booked");
      },
    );

    it("asks the office, too, while nobody has told them of the move", async () => {
      await bookOnline({ textConsent: true });
      await remind();
      await moveAtDesk();
      await answer("1");
      expect(texts().at(-1)).toBe(answerTexts.proposed(businessProfile, tuesdayText, link()));
      const { progress, toldTime, leadId } = await shown();
      expect([progress, toldTime]).toEqual(["booked", monday]);
      expect(await readLeadAs(office, leadId)).toMatchObject({ answeredAt: null });
    });

    it("is an ordinary message when it was canceled", async () => {
      await bookOnline({ textConsent: true });
      await remind();
      await visit("DELETE");
      await later();
      const sent = texts().length;
      await answer("1");
      expect(texts()).toHaveLength(sent);
    });

    it("answers what was asked last: a move by us, and not the reminder before it", async () => {
      await bookOnline({ textConsent: true });
      await remind();
      await moveAtDesk();
      await tell("email");
      await later();
      expect(texts().at(-1)).toBe(rescheduled(businessProfile, tuesdayText));
      await answer("1");
      expect(texts().at(-1)).toBe(answerTexts.confirmed(businessProfile, tuesdayText));
      expect((await shown()).progress).toBe("confirmed");
    });
  });
});
