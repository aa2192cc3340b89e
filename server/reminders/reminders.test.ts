import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { noSettings } from "#domain/business/business-settings.ts";
import { holdMails } from "#server/mail/held-mails.ts";
import { signIn } from "#tests/support/desk.ts";
import { planFor } from "#tests/support/inspectors.ts";
import { appointmentEntries, readLeadAs } from "#tests/support/leads.ts";
import { engines } from "#tests/support/test-app.ts";
import { postIncoming } from "#tests/support/text-provider.ts";
import { startTextingSite, type TextingSite } from "#tests/support/texting.ts";
import { ada, book } from "#tests/support/visitors.ts";

// It is Tuesday noon, June 2: an appointment on Monday is known for more than a day before each reminder.
const time = { date: "2026-06-08", timeSlot: "11:00 AM" };
const [three, one, two] = ["2026-06-05T15:00:00Z", "2026-06-07T15:00:00Z", "2026-06-08T13:00:00Z"];
const callAt = "2026-06-06T17:00:00Z";
const number = "+17035550111";

describe.each(engines)("reminders, on %s", (engine) => {
  let site: TextingSite;
  let id: string;

  beforeEach(async () => {
    site = await startTextingSite(engine);
    const { body } = await book(await site.server.visitor(), time);
    id = body.appointment.id;
    await site.server.app.services.outbox.drained();
    site.server.mails.length = 0;
  });
  afterEach(() => site.stop());

  const at = (moment: string) => site.at(moment);
  /** What is on its way has left: to a clock that jumps it would have failed, and be sent again. */
  const left = () => site.server.app.services.outbox.drained();
  /** Owners get mails as well. */
  const mails = () =>
    site.server.mails.filter(({ to }) => typeof to === "object" && to.address === ada.email);
  const subjects = () => mails().map(({ subject }) => subject);
  const texts = () => site.provider.texts.map(({ body }) => body);
  const desk = async () => signIn(site.server, "office", "Otto Office");
  async function leadOf() {
    const row = await site.connection.database
      .selectFrom("leads")
      .select("id")
      .where("appointment_id", "=", id)
      .executeTakeFirstOrThrow();
    return readLeadAs(await desk(), row.id);
  }
  /** Days pass, so that each call signs in anew. */
  const followUps = async () =>
    (await (await desk()).send("GET", "/api/desk/leads?list=follow-up")).body.leads;
  const keep = () => site.server.app.services.appointments.keep(id, "192.0.2.1");

  it("go out three days, one day and two hours before, each once, by mail and without consent by mail only", async () => {
    await at("2026-06-05T14:59:00Z");
    expect(subjects()).toEqual([]);
    for (const moment of [three, "2026-06-05T15:01:00Z", "2026-06-06T15:00:00Z"]) await at(moment);
    expect(subjects()).toEqual(["Will you be there? Your roof inspection: Mon, Jun 8, 11:00 AM"]);
    await at(one);
    await at(two);
    await at("2026-06-08T14:00:00Z");
    expect(subjects()).toEqual([
      "Will you be there? Your roof inspection: Mon, Jun 8, 11:00 AM",
      "Tomorrow: your roof inspection, Mon, Jun 8, 11:00 AM",
      "Today at 11:00 AM: your roof inspection",
    ]);
    expect(texts()).toEqual([]);
    const [mail] = mails();
    expect(mail?.html).toContain(`href="http://site.test/appointments/${id}"`);
    expect(mail?.html).toContain(`href="http://site.test/appointments/${id}?change=move"`);
    expect(mail?.text).toContain("Monday, June 8, 2026");
    expect(mail?.invitation).toBeUndefined();
  });

  it("ask nobody whether they will be there who has confirmed", async () => {
    await site.consent(number);
    await keep();
    for (const moment of [three, one, two]) await at(moment);
    expect(subjects().map((subject) => subject.split(":")[0])).toEqual(["Tomorrow", "Today at 11"]);
    expect(texts()).toHaveLength(2);
  });

  it("say what an owner has set, from the next message on", async () => {
    await site.consent(number);
    await at(three);
    const owner = await signIn(site.server, "owner", "Olive Owner");
    const set = {
      subject: "See you {day}?",
      intro: "At {time} we come.",
      text: "see you at {time}!",
    };
    const overrides = Object.fromEntries(
      Object.entries(set).map(([part, words]) => [`reminders.one-day.${part}`, words]),
    );
    const settings = { ...noSettings, overrides };
    const stored = await owner.send("PUT", "/api/desk/business", { version: 0, settings });
    expect(stored.status).toBe(200);
    await at(one);
    expect(subjects().at(-1)).toBe("See you Mon, Jun 8?");
    expect(mails().at(-1)?.text).toContain("At 11:00 AM we come.");
    expect(texts().at(-1)).toContain(": see you at 11:00 AM! Reply 1 to confirm");
    await owner.send("PUT", "/api/desk/business", { version: 1, settings: noSettings });
    await at(two);
    expect(subjects().at(-1)).toBe("Today at 11:00 AM: your roof inspection");
  });

  it("name the inspector two hours before, and are texted too to whoever wants texts", async () => {
    await site.consent(number);
    const owner = await signIn(site.server, "owner", "Olive Owner");
    const dana = await signIn(site.server, "inspector", "Dana Ruiz");
    await planFor(owner, dana.id);
    const body = { sequence: 0, ...time, inspectorId: dana.id };
    expect((await owner.send("PATCH", `/api/desk/appointments/${id}`, body)).status).toBe(200);
    await at(three);
    await at(two);
    expect(mails().at(-1)?.text).toContain("Dana Ruiz");
    expect(texts()).toEqual([
      expect.stringContaining("is on Mon, Jun 8 at 11:00 AM. Reply 1 to confirm"),
      expect.stringContaining("is today at 11:00 AM. Dana Ruiz will come."),
    ]);
  });

  it("are not sent for what was canceled or moved, even if they are queued by then", async () => {
    await holdMails(site.connection.database, site.server.clock.now);
    await at(three);
    await site.connection.database.deleteFrom("settings").execute();
    const visitor = await site.server.visitor();
    site.server.clock.now = new Date(three);
    const moved = { date: "2026-06-10", timeSlot: "2:00 PM" };
    expect((await visitor.send("PUT", `/api/appointments/${id}`, moved)).status).toBe(200);
    await at("2026-06-05T15:01:00Z");
    await at(one);
    await at(two);
    expect(subjects()).toEqual([
      "Your roof inspection has moved: Wed, Jun 10, 2:00 PM",
      "Will you be there? Your roof inspection: Wed, Jun 10, 2:00 PM",
    ]);
    site.server.mails.length = 0;
    await visitor.send("DELETE", `/api/appointments/${id}`);
    await left();
    await at("2026-06-09T16:00:00Z");
    await at("2026-06-10T16:00:00Z");
    expect(subjects()).toEqual(["Your roof inspection is canceled: Wed, Jun 10, 2:00 PM"]);
  });

  it("are not sent when somebody at the desk says spam after they were queued", async () => {
    await holdMails(site.connection.database, site.server.clock.now);
    await at(three);
    const { id: leadId, version } = await leadOf();
    const change = { version, state: "spam" };
    const { status } = await (await desk()).send("PATCH", `/api/desk/leads/${leadId}`, change);
    expect(status).toBe(200);
    await site.connection.database.deleteFrom("settings").execute();
    await at("2026-06-05T15:01:00Z");
    expect(subjects()).toEqual([]);
  });

  it("go by text alone to somebody whose mailbox has refused a mail for good", async () => {
    await site.consent(number);
    await site.connection.database
      .updateTable("outbox")
      .set({ state: "dead", refused: "recipient" })
      .where("kind", "=", "appointment-confirmation")
      .execute();
    await at(three);
    expect(subjects()).toEqual([]);
    expect(texts()).toEqual([expect.stringContaining("is on Mon, Jun 8 at 11:00 AM")]);
  });

  it("that nobody gets are settled once, with the reason, and the next one is tried again", async () => {
    const outbox = () => site.connection.database.updateTable("outbox");
    const refused = { state: "dead", refused: "recipient" } as const;
    await outbox().set(refused).where("kind", "=", "appointment-confirmation").execute();
    await at(three);
    const settled = site.connection.database
      .selectFrom("reminders")
      .select(["kind", "unsent"])
      .where("kind", "<>", "call");
    expect(await settled.execute()).toEqual([{ kind: "three-days", unsent: "mailbox refused" }]);
    await outbox().set({ refused: null }).execute();
    await at("2026-06-05T15:01:00Z");
    expect(subjects()).toEqual([]);
    await at(one);
    expect(subjects()).toEqual(["Tomorrow: your roof inspection, Mon, Jun 8, 11:00 AM"]);
    expect(await settled.orderBy("at").execute()).toEqual([
      { kind: "three-days", unsent: "mailbox refused" },
      { kind: "one-day", unsent: null },
    ]);
  });

  it("end when the person says so, also those that are queued by then, and the office sees it", async () => {
    await site.consent(number);
    await at(three);
    expect(mails().at(-1)?.html).toContain(`href="http://site.test/appointments/${id}#reminders"`);
    await holdMails(site.connection.database, site.server.clock.now);
    await at(one);
    await site.connection.database.deleteFrom("settings").execute();
    const { appointments } = site.server.app.services;
    const [sentMails, sentTexts] = [subjects().length, texts().length];
    await appointments.setReminders(id, false, "192.0.2.1");
    await appointments.setReminders(id, false, "192.0.2.1");
    await at("2026-06-07T15:01:00Z");
    const moved = { date: "2026-06-10", timeSlot: "2:00 PM" };
    await (await site.server.visitor()).send("PUT", `/api/appointments/${id}`, moved);
    await left();
    await at("2026-06-09T16:00:00Z");
    expect([subjects().length, texts().length]).toEqual([sentMails + 1, sentTexts + 1]);
    expect(subjects().at(-1)).toBe("Your roof inspection has moved: Wed, Jun 10, 2:00 PM");
    const lead = await leadOf();
    expect(lead.areRemindersOff).toBe(true);
    expect(appointmentEntries(lead, "reminders-off")).toHaveLength(1);

    await appointments.setReminders(id, true, "192.0.2.1");
    await at("2026-06-10T16:00:00Z");
    expect(subjects().at(-1)).toBe("Today at 2:00 PM: your roof inspection");
    expect((await leadOf()).areRemindersOff).toBe(false);
  });

  it("are not sent while the person believes in another time, and begin once they are told", async () => {
    const office = await desk();
    const move = { sequence: 0, date: "2026-06-09", timeSlot: "11:00 AM" };
    await office.send("PATCH", `/api/desk/appointments/${id}`, move);
    await at("2026-06-06T15:00:00Z");
    expect(subjects()).toEqual([]);
    await (await desk()).post(`/api/desk/appointments/${id}/tell`, { by: "otherwise" });
    await at("2026-06-06T15:01:00Z");
    expect(subjects()).toEqual([]);
    await at("2026-06-08T15:00:00Z");
    expect(subjects()).toEqual(["Tomorrow: your roof inspection, Tue, Jun 9, 11:00 AM"]);
  });

  it("wait in quiet hours for a mail server that was away, and go when they are of no use", async () => {
    await holdMails(site.connection.database, site.server.clock.now);
    await at(one);
    await site.connection.database.deleteFrom("settings").execute();
    await at("2026-06-08T01:00:00Z");
    expect(subjects()).toEqual([]);
    await at("2026-06-08T12:00:00Z");
    expect(subjects()).toEqual([]);
  });

  it("become a call for today for whoever has not confirmed, until they confirm", async () => {
    await at("2026-06-06T16:59:00Z");
    expect(await followUps()).toEqual([]);
    await at(callAt);
    await at("2026-06-06T17:01:00Z");
    expect(await followUps()).toMatchObject([
      { followUpOn: "2026-06-06", followUpReason: "unconfirmed" },
    ]);
    await keep();
    await keep();
    expect(await followUps()).toEqual([]);
    const lead = await leadOf();
    expect(lead).toMatchObject({ followUpOn: null, followUpReason: null });
    expect(appointmentEntries(lead, "unconfirmed")).toHaveLength(1);
    expect(appointmentEntries(lead, "confirmed")).toHaveLength(1);
    await at("2026-06-06T18:00:00Z");
    expect(await followUps()).toEqual([]);
  });

  it("become a call on the last day before which the desk has not closed", async () => {
    const closure = {
      ...{ firstDay: "2026-06-06", lastDay: "2026-06-07", fromSlot: null, toSlot: null },
      ...{ inspectorId: null, reason: "Crew day" },
    };
    const closedNow = await (await desk()).send("POST", "/api/desk/closures", closure);
    expect(closedNow.status).toBe(200);
    await at("2026-06-05T19:59:00Z");
    expect(await followUps()).toEqual([]);
    await at("2026-06-05T20:00:00Z");
    expect(await followUps()).toMatchObject([
      { followUpOn: "2026-06-05", followUpReason: "unconfirmed" },
    ]);
  });

  it("give the day back that somebody had set, once the person moves", async () => {
    const office = await desk();
    const { version, id: leadId } = await leadOf();
    const change = { version, followUpOn: "2026-06-30" };
    expect((await office.send("PATCH", `/api/desk/leads/${leadId}`, change)).status).toBe(200);
    await at(callAt);
    expect((await leadOf()).followUpOn).toBe("2026-06-06");
    const visitor = await site.server.visitor();
    await visitor.send("PUT", `/api/appointments/${id}`, {
      date: "2026-06-10",
      timeSlot: "2:00 PM",
    });
    expect(await leadOf()).toMatchObject({ followUpOn: "2026-06-30", followUpReason: null });
  });

  it("ask on the appointment's page from three days before, until a press says so", async () => {
    const { appointments } = site.server.app.services;
    expect(await appointments.find(id)).toMatchObject({ isConfirmationAsked: false });
    await at(three);
    expect(await appointments.find(id)).toMatchObject({
      ...{ isConfirmationAsked: true, isConfirmed: false },
    });
    await keep();
    expect(await appointments.find(id)).toMatchObject({
      ...{ isConfirmationAsked: false, isConfirmed: true },
    });
    await at(one);
    expect(mails().at(-1)?.text).toContain("You've told us that you'll be there.");
  });

  describe("answered by text", () => {
    async function answer(body: string): Promise<void> {
      const fields = site.provider.incoming(number, body);
      const { status } = await postIncoming(site.server, fields, { siteUrl: "http://site.test" });
      expect(status).toBe(200);
      await site.at(new Date(site.server.clock.now.getTime() + 60_000).toISOString());
    }
    const progress = async () => {
      const rows = site.connection.database.selectFrom("appointments").select("progress");
      return (await rows.where("id", "=", id).executeTakeFirstOrThrow()).progress;
    };

    it("are confirmed by 1, and moved at the link that 2 gets", async () => {
      await site.consent(number);
      await at(three);
      await answer("2");
      expect(texts().at(-1)).toContain(`http://site.test/appointments/${id}?change=move`);
      expect(await progress()).toBe("booked");
      await answer(" 1. ");
      expect(texts().at(-1)).toContain("We'll be there on Mon, Jun 8, 11:00 AM.");
      expect(await progress()).toBe("confirmed");
      expect(appointmentEntries(await leadOf(), "confirmed")).toHaveLength(1);
    });

    it("by somebody who was reminded by mail alone are for the office, as an ordinary message", async () => {
      await at(three);
      expect(subjects()).toHaveLength(1);
      await answer("1");
      expect(await progress()).toBe("booked");
      expect(texts()).toEqual([]);
      const { answeredAt, timeline } = await leadOf();
      expect(answeredAt).toBeNull();
      const said = timeline.filter(({ kind }: { kind: string }) => kind === "text");
      expect(said).toMatchObject([{ details: { text: "1" } }]);
    });

    it("are an ordinary message before anything was asked, and stay unanswered after STOP", async () => {
      await site.consent(number);
      await answer("1");
      expect(await progress()).toBe("booked");
      expect(texts()).toEqual([]);
      await answer("STOP");
      const sent = texts().length;
      await at(three);
      await at(one);
      await at(two);
      expect(texts()).toHaveLength(sent);
      expect(subjects()).toHaveLength(3);
    });
  });

  describe("and the day itself", () => {
    const onTheWay = async (from: number) =>
      (await desk()).send("POST", `/api/desk/appointments/${id}/on-the-way`, { from });
    const say = async (progress: string) =>
      (await desk()).send("POST", `/api/desk/appointments/${id}/progress`, { progress });

    beforeEach(async () => {
      await at("2026-06-08T14:35:00Z");
      site.server.mails.length = 0;
    });

    it("tell once who is on the way, ten seconds later, by mail", async () => {
      const { status, body } = await onTheWay(660);
      expect([status, body.told, body.appointment.progress]).toEqual([200, "email", "on-the-way"]);
      expect((await onTheWay(675)).body.told).toBeNull();
      await at("2026-06-08T14:35:09Z");
      expect(subjects()).toEqual([]);
      await at("2026-06-08T14:35:10Z");
      expect(subjects()).toEqual(["On our way: we'll be there about 11:00 to 11:30 AM"]);
    });

    it("tell by text instead whoever wants texts", async () => {
      await site.consent(number);
      expect((await onTheWay(660)).body.told).toBe("text");
      await at("2026-06-08T14:35:10Z");
      expect(texts()).toEqual([expect.stringContaining("about 11:00 to 11:30 AM")]);
      expect(subjects()).toEqual([]);
    });

    it("leave a letter to whoever was not there, for everybody, until it is sent or was a mistake", async () => {
      const draft = async () => (await leadOf()).letterDraft;
      expect(await draft()).toBeNull();
      await at("2026-06-08T15:10:00Z");
      await say("no-show");
      expect(await draft()).toBe("missed-you");
      const colleague = await signIn(site.server, "office", "Cora Colleague");
      const { id: leadId } = await leadOf();
      expect((await readLeadAs(colleague, leadId)).letterDraft).toBe("missed-you");
      await say("booked");
      expect(await draft()).toBeNull();
      await say("no-show");
      const letter = { subject: "Sorry we missed you", text: "We were there." };
      const sent = await colleague.send("POST", `/api/desk/leads/${leadId}/mails`, letter);
      expect(sent.body.lead.letterDraft).toBeNull();
      expect(await draft()).toBeNull();
    });

    it("call whoever was not there on the next day that the desk has not closed", async () => {
      const closure = {
        ...{ firstDay: "2026-06-09", lastDay: "2026-06-09", fromSlot: null, toSlot: null },
        ...{ inspectorId: null, reason: "Crew day" },
      };
      expect((await (await desk()).send("POST", "/api/desk/closures", closure)).status).toBe(200);
      await at("2026-06-08T15:10:00Z");
      expect((await say("no-show")).status).toBe(200);
      expect((await leadOf()).followUpOn).toBe("2026-06-10");
    });

    it("tell nobody when it is taken back within ten seconds", async () => {
      await onTheWay(660);
      expect((await say("booked")).status).toBe(200);
      await at("2026-06-08T14:36:00Z");
      expect(subjects()).toEqual([]);
    });

    it("refuse a window that is over, another day, and whose appointment it is not", async () => {
      expect((await onTheWay(600)).body.error).toBe(
        "That time is over. Say when you will be there.",
      );
      const sam = await signIn(site.server, "inspector", "Sam Lee");
      const path = `/api/desk/appointments/${id}/on-the-way`;
      expect((await sam.send("POST", path, { from: 660 })).status).toBe(404);
      await at("2026-06-07T15:00:00Z");
      expect((await onTheWay(660)).body.error).toBe("This inspection is not today.");
    });

    it("make a call for the next opening day of whoever was not there, until that is taken back", async () => {
      await at("2026-06-08T15:20:00Z");
      expect((await say("no-show")).status).toBe(200);
      expect(await leadOf()).toMatchObject({
        ...{ followUpOn: "2026-06-09", followUpReason: "no-show" },
      });
      await say("booked");
      expect(await leadOf()).toMatchObject({ followUpReason: null });
    });
  });
});
