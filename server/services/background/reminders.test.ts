import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { planFor } from "#tests/support/inspectors.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { engines } from "#tests/support/test-app.ts";
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
  const subjects = () =>
    site.server.mails
      .filter(({ to }) => typeof to === "object" && to.address === ada.email)
      .map(({ subject }) => subject);
  const texts = () => site.provider.texts.map(({ body }) => body);
  const desk = async () => signIn(site.server, "office", "Otto Office");
  async function leadOf(by: Awaited<ReturnType<typeof desk>>) {
    const row = await site.connection.database
      .selectFrom("leads")
      .select("id")
      .where("appointment_id", "=", id)
      .executeTakeFirstOrThrow();
    return readLeadAs(by, row.id);
  }
  const followUps = async (by: Awaited<ReturnType<typeof desk>>) =>
    (await by.send("GET", "/api/desk/leads?list=follow-up")).body.leads;
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
    const [mail] = site.server.mails;
    expect(mail?.html).toContain(`href="http://site.test/appointments/${id}"`);
    expect(mail?.html).toContain(`href="http://site.test/appointments/${id}?change=move"`);
    expect(mail?.text).toContain("Monday, June 8, 2026");
    expect(mail?.invitation).toBeUndefined();
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
    expect(site.server.mails.at(-1)?.text).toContain("Dana Ruiz");
    expect(texts()).toEqual([
      expect.stringContaining("is on Mon, Jun 8 at 11:00 AM. Reply 1 to confirm"),
      expect.stringContaining("is today at 11:00 AM. Dana Ruiz will come."),
    ]);
  });

  it("are not sent for what was canceled or moved, even if they are queued by then", async () => {
    await site.connection.database
      .insertInto("settings")
      .values({ name: "mails-held", value: "now" })
      .execute();
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
    await visitor.send("DELETE", `/api/appointments/${id}`);
    site.server.mails.length = 0;
    await at("2026-06-09T16:00:00Z");
    await at("2026-06-10T16:00:00Z");
    expect(subjects()).toEqual(["Your roof inspection is canceled: Wed, Jun 10, 2:00 PM"]);
  });

  it("are not sent while the person believes in another time, and begin once they are told", async () => {
    const office = await desk();
    const move = { sequence: 0, date: "2026-06-09", timeSlot: "11:00 AM" };
    await office.send("PATCH", `/api/desk/appointments/${id}`, move);
    await at("2026-06-06T15:00:00Z");
    expect(subjects()).toEqual([]);
    await office.post(`/api/desk/appointments/${id}/tell`, { by: "otherwise" });
    await at("2026-06-06T15:01:00Z");
    expect(subjects()).toEqual([]);
    await at("2026-06-08T15:00:00Z");
    expect(subjects()).toEqual(["Tomorrow: your roof inspection, Tue, Jun 9, 11:00 AM"]);
  });

  it("wait in quiet hours for a mail server that was away, and go when they are of no use", async () => {
    await site.connection.database
      .insertInto("settings")
      .values({ name: "mails-held", value: "now" })
      .execute();
    await at(one);
    await site.connection.database.deleteFrom("settings").execute();
    await at("2026-06-08T01:00:00Z");
    expect(subjects()).toEqual([]);
    await at("2026-06-08T12:00:00Z");
    expect(subjects()).toEqual([]);
  });

  it("become a call for today for whoever has not confirmed, until they confirm", async () => {
    const office = await desk();
    await at("2026-06-06T16:59:00Z");
    expect(await followUps(office)).toEqual([]);
    await at(callAt);
    await at("2026-06-06T17:01:00Z");
    expect(await followUps(office)).toMatchObject([
      { followUpOn: "2026-06-06", followUpReason: "unconfirmed" },
    ]);
    await keep();
    await keep();
    expect(await followUps(office)).toEqual([]);
    const lead = await leadOf(office);
    expect(lead).toMatchObject({ followUpOn: null, followUpReason: null });
    const told = lead.timeline.map(({ details }) => details.event);
    expect(told.filter((event) => event === "unconfirmed")).toHaveLength(1);
    expect(told.filter((event) => event === "confirmed")).toHaveLength(1);
    await at("2026-06-06T18:00:00Z");
    expect(await followUps(office)).toEqual([]);
  });

  it("give the day back that somebody had set, once the person moves", async () => {
    const office = await desk();
    const { version, id: leadId } = await leadOf(office);
    const change = { version, followUpOn: "2026-06-30" };
    expect((await office.send("PATCH", `/api/desk/leads/${leadId}`, change)).status).toBe(200);
    await at(callAt);
    expect((await leadOf(office)).followUpOn).toBe("2026-06-06");
    const visitor = await site.server.visitor();
    await visitor.send("PUT", `/api/appointments/${id}`, {
      date: "2026-06-10",
      timeSlot: "2:00 PM",
    });
    expect(await leadOf(office)).toMatchObject({ followUpOn: "2026-06-30", followUpReason: null });
  });

  it("are confirmed by a press and by no link that is only opened", async () => {
    await at(three);
    const opened = await fetch(`${site.server.url}/appointments/${id}`);
    const page = await opened.text();
    expect(page).toContain("Will you be there?");
    const progress = async () =>
      (
        await site.connection.database
          .selectFrom("appointments")
          .select("progress")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
      ).progress;
    expect(await progress()).toBe("booked");
    await keep();
    expect(await progress()).toBe("confirmed");
    const later = await (await fetch(`${site.server.url}/appointments/${id}`)).text();
    expect(later).not.toContain("Will you be there?");
    expect(later).toContain("Confirmed");
  });
});
