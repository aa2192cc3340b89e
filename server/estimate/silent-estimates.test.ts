import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { someEstimate, someOption } from "#tests/support/estimate-values.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const newId = () => randomBytes(18).toString("base64url");
const form = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};
const ahead = (days: number) => addDays(calendarDay("2026-06-02"), days);
const subject = "Your estimate, in case it got lost";

describe.each(engines)("whoever is silent about an estimate, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let owner: Visitor;
  let signedIn = 0;
  let email: string;
  let leadId: string;
  let id: string;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    signedIn = 0;
    owner = await signIn(server, "owner", "Ben Ortiz");
    email = "ada@example.com";
    const lead = { name: "Ada", email, address: "12 Maple Street, Fairfax, VA 22030" };
    ({ id: leadId } = await writeAsVisitor(server, owner as never, lead));
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  async function switchOn(days = [3, 7, 14], isOn = true) {
    const { business } = (await owner.send("GET", "/api/desk/business")).body;
    const overrides = { "estimateReminders.isOn": isOn, "estimateReminders.days": days };
    const body = { version: business.version, settings: { overrides } };
    expect((await owner.send("PUT", "/api/desk/business", body)).status).toBe(200);
  }

  async function send(validUntil = ahead(60)) {
    id = newId();
    const at = `/api/desk/leads/${leadId}/estimates/${id}`;
    const options = [someOption({ dates: { begin: ahead(20), end: ahead(30) } })];
    const content = someEstimate({ validUntil, options });
    await owner.send("PUT", at, { revision: 0, content, writing: newId() });
    expect((await owner.send("PUT", `${at}/sending`, { revision: 1 })).status).toBe(200);
    await settled();
  }

  /** What was caused until now is sent, in all processes. */
  async function settled(apps = [server]) {
    await Promise.all(apps.map(({ app }) => app.services.outbox.drained()));
  }

  /** So many hours later, of which each process has learned what is due by the next look. */
  async function pass(hours: number, apps = [server]) {
    const now = new Date(server.clock.now.getTime() + hours * 3_600_000);
    for (const app of apps) app.clock.now = now;
    await settled(apps);
    await settled(apps);
    // Sessions end meanwhile.
    signedIn += 1;
    owner = await signIn(server, "owner", `Ben ${"abcdefghij"[signedIn]}`);
  }

  const reminders = (apps = [server]) =>
    apps.flatMap(({ mails }) => mails).filter((mail) => mail.subject === subject);
  const shown = async () => {
    const { body } = await owner.send("GET", `/api/desk/leads/${leadId}/estimates`);
    return body.estimates.find((one: { id: string }) => one.id === id).reminders;
  };
  async function post(what: string, fields: Record<string, string> = {}) {
    const { page } = (await owner.send("POST", `/api/desk/leads/${leadId}/my-roof`, {})).body;
    const url = `${new URL(page.address).pathname}/estimate/${id}`;
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
    const posted = await server.app.inject({
      ...{ method: "POST", url: `${url}/${what}`, headers: form },
      payload: new URLSearchParams({ id: newId(), words: "", ...fields }).toString(),
    });
    expect(posted.statusCode).toBe(303);
    return (await server.app.inject({ url })).body;
  }
  const days = (count: number) => count * 24;

  it("is mailed on each day of the owner's cadence, once, with the link, and the desk says so", async () => {
    await switchOn();
    await send();
    expect(await shown()).toEqual({
      lastAt: null,
      nextAt: "2026-06-05T14:00:00.000Z",
      isOff: false,
    });
    await pass(days(2));
    expect(reminders()).toEqual([]);
    await pass(days(1));
    expect(reminders()).toHaveLength(1);
    const [mail] = reminders();
    expect(mail?.text).toMatch(new RegExp(`/my-roof/[\\w-]+/estimate/${id}`));
    expect(mail?.text).not.toContain("$");
    expect(await shown()).toMatchObject({ nextAt: "2026-06-09T14:00:00.000Z" });
    await pass(1);
    await pass(days(4));
    await pass(days(7));
    await pass(days(7));
    expect(reminders()).toHaveLength(3);
    expect(await shown()).toMatchObject({ nextAt: null });
  });

  it("is mailed by nobody but the office while it is off, and not about old estimates once it is on", async () => {
    await send();
    expect(await shown()).toEqual({ lastAt: null, nextAt: null, isOff: false });
    await pass(days(20));
    await switchOn();
    await pass(days(1));
    expect(reminders()).toEqual([]);
  });

  it("is mailed at the end of quiet hours", async () => {
    await switchOn();
    await send();
    // Nobody looked at ten: it is 11 PM.
    await pass(days(3) + 11);
    expect(reminders()).toEqual([]);
    await pass(8);
    expect(reminders()).toEqual([]);
    await pass(2);
    expect(reminders()).toHaveLength(1);
  });

  it.each([
    ["yes", { kind: "chosen", option: "o1" }],
    ["no", { kind: "no", reason: "price" }],
    ["not now", { kind: "later", day: ahead(40) }],
    ["what they ask", { kind: "question", about: "", words: "When?" }],
  ])("is mailed no more once they have said %s", async (_what, fields) => {
    await switchOn();
    await send();
    await post("answer", fields);
    await pass(days(3));
    await pass(days(4));
    expect(reminders()).toEqual([]);
  });

  it("is mailed after the day until which they wanted to be left alone", async () => {
    await switchOn();
    await send();
    await post("answer", { kind: "later", day: ahead(10) });
    await pass(days(12));
    expect(reminders()).toEqual([]);
    await pass(days(1));
    expect(reminders()).toHaveLength(1);
    expect(await post("no-reminders")).toContain("We send you no more reminders of this estimate.");
    await pass(days(4));
    expect(reminders()).toHaveLength(1);
  });

  it("is mailed no more once they write to us anew", async () => {
    await switchOn();
    await send();
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
    const lead = { name: "Ada", email, address: "12 Maple Street, Fairfax, VA 22030" };
    await writeAsVisitor(server, owner as never, lead);
    await settled();
    await pass(days(3));
    expect(reminders()).toEqual([]);
  });

  it("is mailed no more once they want no more of it, which their page offers after the first", async () => {
    await switchOn();
    await send();
    await pass(days(3));
    const page = await post("no-reminders");
    expect(page).toContain("We send you no more reminders of this estimate.");
    expect(await shown()).toMatchObject({ isOff: true, nextAt: null });
    await pass(days(4));
    expect(reminders()).toHaveLength(1);
  });

  it("is mailed nothing that waited for the morning while they answered, or it was revoked", async () => {
    await switchOn();
    await send();
    await pass(days(3) + 11);
    await post("answer", { kind: "no", reason: "timing" });
    await pass(11);
    expect(reminders()).toEqual([]);
    await send();
    await pass(days(3) - 10);
    const at = `/api/desk/leads/${leadId}/estimates/${id}`;
    expect((await owner.send("PUT", `${at}/revocation`)).status).toBe(200);
    await pass(days(1));
    expect(reminders()).toEqual([]);
  });

  it("is mailed no more once the phone has reached them", async () => {
    await switchOn();
    await send();
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
    const call = { outcome: "reached", text: "" };
    const { status } = await owner.send("POST", `/api/desk/leads/${leadId}/calls`, call);
    expect(status).toBeLessThan(300);
    await pass(days(3));
    expect(reminders()).toEqual([]);
  });

  it("is mailed once by two processes that look at the same moment, and by one that begins anew", async () => {
    await switchOn();
    await send();
    const other = await startTestApp(engine, storage.forApp);
    other.clock.now = server.clock.now;
    await pass(days(3), [server, other]);
    expect(reminders([server, other])).toHaveLength(1);
    await other.close();
    const again = await startTestApp(engine, storage.forApp);
    again.clock.now = server.clock.now;
    await pass(1, [server, again]);
    expect(reminders([server, other, again])).toHaveLength(1);
    await again.close();
  });
});
