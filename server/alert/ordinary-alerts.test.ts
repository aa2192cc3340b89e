import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AlertingSite, startAlertingSite } from "#tests/support/alerts.ts";
import { signIn } from "#tests/support/desk.ts";
import { mailOptions } from "#tests/support/outbox.ts";
import { engines } from "#tests/support/test-app.ts";
import { person } from "#tests/support/visitors.ts";
import { alertUnanswered } from "./alert-unanswered.ts";
import { recordAlerts } from "./record-alerts.ts";

const minute = 60_000;

describe.each(engines)("ordinary alerts on %s", (engine) => {
  let site: AlertingSite;
  let written: number;

  beforeEach(async () => {
    site = await startAlertingSite(engine);
    written = 0;
  });
  afterEach(() => site.stop());

  /** Signs somebody in who is on duty with a number for texts, one a second after the other. */
  async function onDuty(name: string, phone: string) {
    const staff = await signIn(site.server, "office", name, { isOnDuty: true });
    await staff.send("PATCH", "/api/desk/me", { phone });
    site.server.clock.now = new Date(site.server.clock.now.getTime() + 1_000);
    return staff;
  }

  async function write(change: object = {}) {
    const visitor = await site.server.visitor();
    const message = { subject: "Gutters", message: "They sag." };
    await visitor.post("/api/customers/contact", { ...person(written), ...message, ...change });
    written += 1;
    await site.server.app.services.outbox.drained();
  }

  const leads = async () => {
    const { database } = site.connection;
    return database.selectFrom("leads").selectAll().orderBy("number").execute();
  };
  const toldOf = async (leadId: string) => {
    const events = site.connection.database.selectFrom("lead_events").select("details");
    const rows = await events
      .where("kind", "=", "alert")
      .where("lead_id", "=", leadId)
      .orderBy("number")
      .execute();
    return rows.map(({ details }) => {
      const { to, by } = JSON.parse(details);
      return `${to} by ${by}`;
    });
  };

  it("are summed up in one mail and one text that name nobody, and recorded with each lead", async () => {
    await onDuty("Ann", "(703) 555-0123");
    await write();
    await site.pass(1);
    for (let more = 0; more < 3; more += 1) await write();
    await write({ emergency: true });
    await site.pass(3);
    expect(site.alerts()).toHaveLength(2);
    await site.pass(1);

    const [first, emergency, several, ...others] = site.alerts();
    expect(first).toMatch(/^ann: New lead: /);
    expect(emergency).toMatch(/^ann: Emergency: /);
    // The first lead is due again.
    expect(several).toBe("ann: 5 leads wait, 1 emergency, the oldest 5 min");
    expect(others).toEqual([]);
    expect(site.texts().at(-1)).toEqual({
      to: "+17035550123",
      body: "5 leads wait, 1 emergency, the oldest 5 min. http://site.test/desk/leads",
    });
    const mail = site.server.mails.findLast(({ subject }) => subject.includes("leads wait"));
    expect(mail?.html).toContain('href="http://site.test/desk/leads"');
    expect(mail?.html).not.toContain(person(1).name);
    for (const [index, { id, alerts }] of (await leads()).entries()) {
      const times = index === 0 ? 2 : 1;
      expect(alerts, `lead ${index}`).toBe(times);
      expect(await toldOf(id)).toEqual(Array(times).fill(["Ann by mail", "Ann by text"]).flat());
    }
  });

  it("are spread over those on duty, whoever waits longest first", async () => {
    await onDuty("Ann", "");
    await onDuty("Bob", "");
    await onDuty("Eve", "");
    for (let lead = 0; lead < 3; lead += 1) await write();
    await write({ emergency: true });
    const names = site.alerts().map((alert) => alert.replace(/:.*/, ""));
    expect(names).toEqual(["ann", "bob", "eve", "ann"]);
  });

  it("ask the assignee first after five minutes without an answer, then others, and no longer say 'new'", async () => {
    const ann = await onDuty("Ann", "");
    await onDuty("Bob", "");
    await write();
    const [lead] = await leads();
    const path = `/api/desk/leads/${lead?.id}`;
    await site.pass(3);
    await ann.post(`${path}/take`, {});
    await ann.post(`${path}/calls`, { outcome: "no-answer" });
    await site.pass(4);
    expect(site.alerts()).toEqual([`ann: New lead: ${person(0).name}`]);
    await site.pass(1);
    const again = `Not reached yet: ${person(0).name}`;
    expect(site.alerts().slice(1)).toEqual([`ann: ${again}`]);
    await site.pass(5);
    expect(site.alerts().slice(2)).toEqual([`bob: ${again}`]);
  });

  it("do not call a lead new on which somebody has written a note", async () => {
    const ann = await onDuty("Ann", "(703) 555-0123");
    await write();
    const [lead] = await leads();
    await ann.post(`/api/desk/leads/${lead?.id}/notes`, { text: "Calls back at noon" });
    expect((await leads())[0]).toMatchObject({ version: lead?.version });
    await site.pass(5);
    expect(site.alerts().at(-1)).toBe(`ann: Not answered yet: ${person(0).name}`);
    expect(site.texts().at(-1)?.body).toMatch(/^Not answered yet \(message\): /);
  });

  it("wait while they are muted, and emergencies do not", async () => {
    const ann = await onDuty("Ann", "");
    await ann.send("PATCH", "/api/desk/me", { muteAlerts: "30-minutes" });
    await write();
    await write();
    await site.pass(29);
    expect(site.alerts()).toEqual([]);
    await write({ emergency: true });
    expect(site.alerts()).toHaveLength(1);
    await site.pass(1);
    expect(site.alerts().at(-1)).toMatch(
      /^ann: 3 leads wait, 1 emergency, the oldest (29|30) min$/,
    );
  });

  it("repeat in the mail what the visitor wrote, as text and cut, and never in the text message", async () => {
    await onDuty("Ann", "(703) 555-0123");
    await write({ message: `<b>Water</b> ${"drips ".repeat(200)}` });
    const mail = site.server.mails.find(({ subject }) => subject.startsWith("New lead"));
    expect(mail?.html).toContain("&lt;b&gt;Water&lt;/b&gt; drips");
    expect(mail?.text).toContain("drips …");
    expect(mail?.text.match(/drips/g)?.length).toBeLessThan(101);
    expect(site.texts()).toHaveLength(1);
    expect(site.texts()[0]?.body).not.toContain("drips");
  });

  it("are sent once, however many processes look at the same moment", async () => {
    await onDuty("Ann", "");
    for (let lead = 0; lead < 4; lead += 1) await write();
    const { connection, storage, server } = site;
    await connection.database.deleteFrom("outbox").execute();
    const now = new Date(server.clock.now.getTime() + 5 * minute);
    const other = await storage.open();
    await Promise.all(
      [connection, other, connection, other].map((one) =>
        alertUnanswered(one, { mailOptions, clock: () => now, log: server.app.log, recordAlerts }),
      ),
    );
    await other.close();
    const rows = connection.database.selectFrom("outbox").select("kind");
    expect(await rows.execute()).toEqual([{ kind: "waiting-alert" }]);
    expect((await leads()).map(({ alerts }) => alerts)).toEqual([2, 1, 1, 1]);
  });

  it("end with a duty that ends by itself, and begin with a plan", async () => {
    const ann = await onDuty("Ann", "");
    await ann.send("PATCH", "/api/desk/me", { isOnDuty: true, dutyUntil: "12:10" });
    await site.pass(10);
    await write();
    expect(site.alerts()).toEqual([]);
    const shifts = [{ weekday: "Tuesday", from: 12 * 60 + 15, to: 13 * 60 }];
    await ann.send("PUT", `/api/desk/staff/${ann.id}/duty-plan`, { shifts, onHolidays: false });
    await site.pass(4);
    expect(site.alerts()).toEqual([]);
    await site.pass(1);
    expect(site.alerts()).toEqual([`ann: New lead: ${person(0).name}`]);
  });
});
