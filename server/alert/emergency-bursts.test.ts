import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import type { Connection } from "#server/database/connection.ts";
import { type AlertingSite, addressOf, startAlertingSite } from "#tests/support/alerts.ts";
import { connectVisitor, type Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { mailOptions } from "#tests/support/outbox.ts";
import { leadEventRow } from "#tests/support/rows.ts";
import { engines } from "#tests/support/test-app.ts";
import { alertUnanswered } from "./alert-unanswered.ts";
import { recordAlerts } from "./record-alerts.ts";

const stranger = "203.0.113.7";
const neighbor = "198.51.100.1";
const ann = "+17035550123";

/** Whoever writes with this number; all of them are somebody else. */
const person = (index: number) => ({
  name: `Resident ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[index]}`,
  email: `resident-${index}@example.com`,
  phone: `(703) 555-02${String(index).padStart(2, "0")}`,
  address: `${index + 1} Maple Street, Fairfax, VA 22030`,
});

describe.each(engines)("many emergencies of one network, on %s", (engine) => {
  let site: AlertingSite;
  let visitor: Visitor;
  let written: number;

  async function start(env: Record<string, string>) {
    site = await startAlertingSite(engine, { TRUST_PROXY: "1", ...env });
    visitor = await connectVisitor(site.server.url);
    written = 0;
  }
  beforeEach(() => start({ RATE_LIMIT: "on" }));
  afterEach(() => site.stop());

  const onDuty = async (name: string, phone: string) => {
    const staff = await signIn(site.server, "office", name, { isOnDuty: true });
    await staff.send("PATCH", "/api/desk/me", { phone });
    // Whoever is on duty longer is asked first.
    site.server.clock.now = new Date(site.server.clock.now.getTime() + 1_000);
    return staff;
  };

  async function at(time: string) {
    site.server.clock.now = new Date(`2026-06-03T${time}Z`);
    await site.server.app.services.outbox.drained();
  }

  /** Writes from a network, each as another person. */
  async function write(count: number, network: string | ((index: number) => string) = stranger) {
    for (let index = 0; index < count; index += 1) {
      const from = typeof network === "string" ? network : network(index);
      const emergency = { ...person(written), subject: "EMERGENCY", emergency: true };
      const body = { ...emergency, message: `Water ${written}` };
      const headers = { "x-forwarded-for": from };
      const { status } = await visitor.send("POST", "/api/customers/contact", body, headers);
      expect(status).toBe(201);
      written += 1;
      await site.server.app.services.outbox.drained();
    }
  }

  const leads = () =>
    site.connection.database.selectFrom("leads").selectAll().orderBy("number").execute();
  const bursts = () =>
    site.server.mails.filter(({ subject }) => /^\d+ (more )?emergencies/.test(subject));
  const single = (index: number) => `ann: Emergency: ${person(index).name}`;

  it("are four mails and four texts about twenty, with whom to call, and all at the desk at once", async () => {
    const desk = await onDuty("Ann", ann);
    await at("03:10:05");
    await write(20);
    const atOnce = [single(0), single(1), single(2)];
    expect(site.alerts()).toEqual(atOnce);
    const { body } = await desk.send("GET", "/api/desk/leads");
    expect(body.leads.filter(({ emergency }: { emergency: boolean }) => emergency)).toHaveLength(
      20,
    );

    await at("03:10:59");
    expect(site.alerts()).toEqual(atOnce);
    await at("03:11:00");
    const said = "17 more emergencies: call before you drive";
    expect(site.alerts()).toEqual([...atOnce, `ann: ${said}`]);
    expect(site.texts()).toHaveLength(4);
    expect(site.texts().at(-1)).toEqual({ to: ann, body: `${said}. http://site.test/desk/leads` });
    const [mail] = bursts();
    expect(mail?.priority).toBe("high");
    for (const [index, { id, alerts, name, address }] of (await leads()).entries()) {
      expect(alerts, name).toBe(1);
      if (index < 3) continue;
      const phone = `tel:+170355502${String(index).padStart(2, "0")}`;
      for (const what of [name, phone, address, `http://site.test/desk/leads/${id}`]) {
        expect(mail?.html).toContain(what);
      }
    }
  });

  it("are told once a minute as they come, and a single one as any other", async () => {
    const desk = await onDuty("Ann", "");
    await at("03:10:05");
    await write(4);
    await at("03:11:00");
    expect(site.alerts().slice(3)).toEqual([single(3)]);
    await at("03:11:10");
    await write(2);
    await at("03:12:00");
    expect(site.alerts().slice(4)).toEqual(["ann: 2 more emergencies: call before you drive"]);
    // Work puts one off by five minutes, and it waits for the end of a minute again.
    await at("03:12:30");
    await desk.post(`/api/desk/leads/${(await leads())[4]?.id}/notes`, { text: "Calls back" });
    const again = `ann: Emergency, not answered yet: ${person(4).name}`;
    await at("03:17:30");
    expect(site.alerts()).not.toContain(again);
    await at("03:18:00");
    expect(site.alerts()).toContain(again);
    // The window of ten minutes is over.
    await at("03:20:05");
    const before = site.alerts().length;
    await write(1);
    expect(site.alerts().slice(before)).toEqual([single(6)]);
  });

  it("delay nobody at another network, and those of two networks are one alert", async () => {
    await onDuty("Ann", "");
    await at("03:10:05");
    await write(5);
    await at("03:10:20");
    await write(1, neighbor);
    expect(site.alerts()).toEqual([single(0), single(1), single(2), single(5)]);
    await write(4, neighbor);
    await at("03:11:00");
    expect(site.alerts().slice(6)).toEqual(["ann: 4 more emergencies: call before you drive"]);
  });

  it("count by the blocks of IPv6: of eight networks of one /56 six are alerts of their own", async () => {
    await onDuty("Ann", "");
    await at("03:10:05");
    await write(8, (index) => `2001:db8:0:7${index.toString(16).padStart(2, "0")}::1`);
    expect(site.alerts()).toHaveLength(6);
    await at("03:11:00");
    expect(site.alerts().at(-1)).toMatch(/^ann: 2 more emergencies: /);
  });

  it("go to the next person five minutes later, without those that somebody has answered, for three rounds", async () => {
    const desk = await onDuty("Ann", "");
    await onDuty("Bob", "");
    await at("03:10:05");
    await write(6);
    // Whoever got the alert before is asked later: Ann, Bob and Ann got the first three.
    await at("03:11:00.400");
    const [, , , fourth] = await leads();
    await desk.post(`/api/desk/leads/${fourth?.id}/calls`, { outcome: "reached" });
    await at("03:15:59");
    const told = () => bursts().map(({ to, subject }) => `${addressOf(to)}: ${subject}`);
    expect(told()).toEqual(["bob@office.example: 3 more emergencies: call before you drive"]);
    await at("03:16:00");
    expect(told().slice(1)).toEqual([
      "ann@office.example: 2 emergencies, not answered yet: call before you drive",
    ]);
    for (const minute of [21, 26, 31, 36, 41]) await at(`03:${minute}:00`);
    expect(told()).toHaveLength(6);
    expect((await leads()).map(({ alert_at }) => alert_at)).toEqual(Array(6).fill(null));
  });

  it("reach the office while nobody is on duty", async () => {
    await signIn(site.server, "office", "Off Duty");
    await at("03:10:05");
    await write(6);
    await at("03:11:00");
    const [mail, ...others] = bursts();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(businessProfile.mail.office);
    expect(mail?.text).toContain("Nobody is on duty");
  });

  it("are lost by no process that ends before it sends, and told twice by none that looks as well", async () => {
    await onDuty("Ann", ann);
    await at("03:10:05");
    await write(8);
    const clock = () => new Date("2026-06-03T03:11:00Z");
    const { log } = site.server.app;
    const others: Connection[] = [await site.storage.open(), await site.storage.open()];
    // None of these sends anything.
    await Promise.all(
      others.map((one) => alertUnanswered(one, { mailOptions, clock, log, recordAlerts })),
    );
    for (const other of others) await other.close();
    expect(bursts()).toEqual([]);
    await at("03:11:00");
    await at("03:11:01");
    const listed = bursts()
      .map(({ html }) => html)
      .join();
    for (const { id } of (await leads()).slice(3)) {
      expect(listed.split(`/desk/leads/${id}`)).toHaveLength(2);
    }
    expect((await leads()).map(({ alerts }) => alerts)).toEqual(Array(8).fill(1));
  });

  it("are told without one whose timeline is damaged, of which the office is told", async () => {
    await onDuty("Ann", "");
    await at("03:10:05");
    await write(6);
    const lead_id = (await leads())[4]?.id ?? "";
    const damaged = leadEventRow({ lead_id, kind: "alert", details: "{" });
    await site.connection.database.insertInto("lead_events").values(damaged).execute();
    await at("03:11:00");
    expect(bursts().map(({ subject }) => subject)).toEqual([
      "2 more emergencies: call before you drive",
    ]);
    const office = site.server.mails.filter(({ to }) => to === businessProfile.mail.office);
    expect(office.map(({ subject }) => subject)).toContain(`Emergency: ${person(4).name}`);
  });

  it("lose a person who is erased, and no other", async () => {
    await onDuty("Ann", "");
    await at("03:10:05");
    await write(6);
    await at("03:11:00");
    const owner = await signIn(site.server, "owner");
    const lead = (await leads())[4];
    const path = `/api/desk/people/${lead?.person_id}/erase`;
    expect((await owner.send("POST", path, { confirm: `#${lead?.number}` })).status).toBe(200);
    const rows = site.connection.database.selectFrom("outbox").select("payload");
    const { payload } = await rows
      .where("kind", "=", "emergencies-alert")
      .executeTakeFirstOrThrow();
    expect(payload).not.toContain(person(4).name);
    expect(payload).toContain(person(3).name);
    expect(payload).toContain(person(5).name);
  });

  it("are each an alert of its own when limits are switched off", async () => {
    await site.stop();
    await start({ RATE_LIMIT: "off" });
    await onDuty("Ann", "");
    await at("03:10:05");
    await write(6);
    expect(site.alerts()).toHaveLength(6);
  });
});
