import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import type { Connection } from "#server/database/connection.ts";
import { type AlertingSite, addressOf, startAlertingSite } from "#tests/support/alerts.ts";
import { signIn } from "#tests/support/desk.ts";
import { type Dispatcher, startDispatcher } from "#tests/support/dispatcher.ts";
import { mailOptions } from "#tests/support/outbox.ts";
import type { Storage } from "#tests/support/storage.ts";
import { engines, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";
import { alertUnanswered } from "./alert-unanswered.ts";
import { recordAlerts } from "./record-alerts.ts";

const { notes: _, ...person } = ada;
const minute = 60_000;
const office = businessProfile.mail.office;
const ann = "ann@office.example";
const bob = "bob@office.example";

describe.each(engines)("a lead that nobody answers, on %s", (engine) => {
  let site: AlertingSite;
  let provider: Dispatcher;
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;

  beforeEach(async () => {
    site = await startAlertingSite(engine);
    ({ provider, storage, connection, server } = site);
  });
  afterEach(() => site.stop());

  /** Adds a staff member who went on duty `since` minutes after noon; without `since` they are off duty. */
  async function staff(name: string, since?: number, phone = "") {
    const { id } = await signIn(server, "office", name);
    const on_duty_since =
      since === undefined ? null : new Date(Date.UTC(2026, 5, 1, 16, since)).toISOString();
    const values = { on_duty_since, phone };
    await connection.database.updateTable("staff").set(values).where("id", "=", id).execute();
    return id;
  }

  async function write(change: object = {}) {
    const visitor = await server.visitor();
    const inquiry = { ...person, subject: "Gutters", message: "They sag." };
    await visitor.post("/api/customers/contact", { ...inquiry, ...change });
    await server.app.services.outbox.drained();
  }

  const pass = (minutes: number) => site.pass(minutes);
  const alerts = () =>
    server.mails.filter(({ subject }) => /^(New lead|Emergency): /.test(subject));
  const alerted = () => alerts().map(({ to }) => addressOf(to));
  const lead = () => connection.database.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
  const told = async () => {
    const events = connection.database.selectFrom("lead_events").select("details");
    const rows = await events.where("kind", "=", "alert").orderBy("number").execute();
    return rows.map(({ details }) => JSON.parse(details));
  };

  it("is mailed to whoever has been on duty longest, with its number and a link", async () => {
    await staff("Bob", 20);
    await staff("Ann", 10);
    await staff("Off Duty");
    await write();
    expect(alerted()).toEqual([ann]);
    const { id } = await lead();
    expect(alerts()[0]).toMatchObject({ subject: `New lead: ${ada.name}` });
    expect(alerts()[0]?.html).toContain('href="tel:+17035550111"');
    expect(alerts()[0]?.html).toContain(`href="http://site.test/desk/leads/${id}"`);
    expect(await told()).toMatchObject([{ to: "Ann", by: "mail" }]);
    const changes = connection.database.selectFrom("lead_changes").select("kind");
    expect((await changes.execute()).map(({ kind }) => kind)).toEqual(["arrived", "changed"]);
  });

  it("goes to the next person after five minutes, three times around, and then rests", async () => {
    await staff("Ann", 10);
    await staff("Bob", 20);
    await write();
    await pass(4);
    expect(alerted()).toEqual([ann]);
    await pass(1);
    expect(alerted()).toEqual([ann, bob]);
    await pass(60);
    expect(alerted()).toEqual([ann, bob, ann, bob, ann, bob]);
    expect(await lead()).toMatchObject({ alert_at: null, alerts: 6 });
  });

  it("causes no more alerts once somebody has answered or closed it", async () => {
    await staff("Ann", 10);
    await write();
    const answered_at = server.clock.now.toISOString();
    await connection.database.updateTable("leads").set({ answered_at }).execute();
    await pass(10);
    await write({ email: "second@example.com" });
    await connection.database.updateTable("leads").set({ state: "lost" }).execute();
    await pass(10);
    expect(alerted()).toEqual([ann, ann]);
    const open = connection.database.selectFrom("leads").select("id");
    expect(await open.where("alert_at", "is not", null).execute()).toEqual([]);
  });

  it("is alerted about again once it is taken back that it was closed with others", async () => {
    await staff("Ann", 10);
    const office = await signIn(server, "office", "Off Duty");
    await write();
    const { id, version } = await lead();
    const change = (action: object) =>
      office.post("/api/desk/leads/changes", { leads: [{ id, version }], action });
    await change({ does: "close", lostReason: "timing" });
    await pass(6);
    expect(site.alerts()).toEqual([`ann: New lead: ${ada.name}`]);
    await change({ does: "undo" });
    await pass(1);
    expect(site.alerts()[1]).toBe(`ann: Not answered yet: ${ada.name}`);
  });

  it("is alerted about as canceled once its visitor cancels, and not at all when released from spam then", async () => {
    await staff("Ann", 10);
    const visitor = await server.visitor();
    const { body } = await book(visitor, { date: "2026-06-03", timeSlot: "9:00 AM" });
    await server.app.services.outbox.drained();
    expect(alerted()).toEqual([]);
    await visitor.send("DELETE", `/api/appointments/${body.appointment.id}`);
    await pass(5);
    const subjects = server.mails.filter(({ to }) => addressOf(to) === ann);
    expect(subjects.map(({ subject }) => subject)).toEqual([`Canceled by visitor: ${ada.name}`]);
    expect(await lead()).toMatchObject({ return_reason: "canceled", state: "contacted" });

    const office = await signIn(server, "office", "Off Duty");
    await connection.database.updateTable("leads").set({ state: "spam" }).execute();
    await office.post(`/api/desk/leads/${(await lead()).id}/release`, {});
    await pass(15);
    expect(alerted()).toEqual([]);
  });

  it("waits for opening hours, unless it is an emergency", async () => {
    await staff("Ann", 10);
    server.clock.now = new Date("2026-06-07T03:00:00Z");
    await write();
    await pass(10);
    expect(alerted()).toEqual([]);
    expect(await lead()).toMatchObject({ alert_at: "2026-06-08T13:00:00.000Z" });
    await write({ emergency: true });
    await pass(5);
    expect(alerted()).toEqual([ann, ann]);
    expect(alerts()[0]).toMatchObject({ subject: `Emergency: ${ada.name}`, priority: "high" });
    server.clock.now = new Date("2026-06-08T13:00:00Z");
    await pass(1);
    expect(alerts().filter(({ subject }) => subject.startsWith("New lead"))).toHaveLength(1);
  });

  it("waits for somebody on duty, for a day at most", async () => {
    await staff("Off Duty");
    await write();
    await pass(30);
    expect(alerted()).toEqual([]);
    await staff("Ann", 50);
    await pass(1);
    expect(alerted()).toEqual([ann]);
    await connection.database.updateTable("staff").set({ on_duty_since: null }).execute();
    await write({ email: "second@example.com" });
    server.clock.now = new Date(server.clock.now.getTime() + 25 * 60 * minute);
    await pass(1);
    const waiting = connection.database.selectFrom("leads").select("alert_at");
    expect(await waiting.where("alert_at", "is not", null).execute()).toEqual([]);
    expect(alerted()).toEqual([ann]);
  });

  it("goes to the office when it is an emergency and nobody is on duty, or only an inspector is", async () => {
    const { id } = await signIn(server, "inspector");
    const on_duty_since = "2026-06-01T16:00:00.000Z";
    await connection.database
      .updateTable("staff")
      .set({ on_duty_since })
      .where("id", "=", id)
      .execute();
    await write({ emergency: true });
    expect(alerted()).toEqual([office]);
    expect(alerts()[0]?.text).toContain("Nobody is on duty");
    await staff("Ann", 10);
    await pass(5);
    expect(alerted()).toEqual([office, ann]);
  });

  it("causes no alert while the desk has no staff", async () => {
    await write({ emergency: true });
    await pass(6);
    expect(alerted()).toEqual([]);
  });

  it("is texted as well, with nothing about the person but the first name", async () => {
    await staff("Ann", 10, "(703) 555-0123");
    await write({ emergency: true });
    const { id } = await lead();
    expect(provider.calls).toHaveLength(1);
    const [call] = provider.calls;
    expect(call?.headers.authorization).toBe(
      `Basic ${Buffer.from("AC17:secret token").toString("base64")}`,
    );
    expect(call?.headers["content-type"]).toContain("application/x-www-form-urlencoded");
    const { StatusCallback, ...words } = Object.fromEntries(new URLSearchParams(call?.body));
    expect(StatusCallback).toMatch(/^http:\/\/site\.test\/texts\/status\?text=[\w-]+$/);
    expect(words).toEqual({
      To: "+17035550123",
      From: "+17035550100",
      Body: `Emergency: Ada. http://site.test/desk/leads/${id}`,
    });
    expect(await told()).toMatchObject([{ by: "mail" }, { to: "Ann", by: "text" }]);
  });

  it("is texted again while the provider has trouble, but not once it refuses for good", async () => {
    await staff("Ann", 10, "(703) 555-0123");
    const states = async () => {
      const rows = connection.database.selectFrom("outbox").select(["state", "error"]);
      return rows.where("kind", "=", "lead-text").orderBy("created_at").execute();
    };
    provider.status = 503;
    await write();
    expect(await states()).toEqual([{ state: "queued", error: "the text provider answered 503" }]);
    provider.status = 201;
    await pass(1);
    expect(await states()).toEqual([{ state: "sent", error: null }]);
    expect(provider.calls).toHaveLength(2);

    provider.status = 400;
    await connection.database.updateTable("leads").set({ alert_at: null }).execute();
    await pass(4);
    await write({ email: "second@example.com" });
    await connection.database.updateTable("leads").set({ alert_at: null }).execute();
    await pass(10);
    expect(await states()).toMatchObject([{ state: "sent" }, { state: "dead" }]);
    expect(provider.calls).toHaveLength(5);
  });

  it("is texted to the provider alone, wherever it redirects", async () => {
    const elsewhere = await startDispatcher();
    Object.assign(provider, { status: 307, location: elsewhere.url });
    await staff("Ann", 10, "(703) 555-0123");
    await write();
    elsewhere.close();
    expect([provider.calls.length, elsewhere.calls.length]).toEqual([1, 0]);
  });

  it("causes one alert, however many processes look at the same moment", async () => {
    await staff("Ann", 10);
    await write({ emergency: true });
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
    expect(await rows.where("kind", "=", "lead-alert").execute()).toHaveLength(1);
    expect(await lead()).toMatchObject({ alerts: 2 });
  });
});
