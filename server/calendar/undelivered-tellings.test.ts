import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bounceOf, bouncing, postMail } from "#tests/support/bounces.ts";
import { signIn } from "#tests/support/desk.ts";
import {
  type DeskCalendar,
  eleven,
  nine,
  startDeskCalendar,
  today,
} from "#tests/support/desk-calendar.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { engines } from "#tests/support/test-app.ts";

describe.each(engines)("a person who was told of a change by a mail alone, on %s", (engine) => {
  let desk: DeskCalendar;
  let id: string;
  let leadId: string;

  beforeEach(async () => {
    desk = await startDeskCalendar(engine, { env: bouncing });
    ({ id, leadId } = await desk.bookAs(1));
    await desk.mails();
    desk.pass(3_600);
  });
  afterEach(() => desk.stop());

  const alerts = () =>
    desk.server.mails.filter(({ subject }) => subject.startsWith("Not told of a change"));
  const lead = () => readLeadAs(desk.owner, leadId);
  const sequence = async () => (await desk.shown(id)).sequence;
  async function tell() {
    await desk.act(id, "tell", { by: "email" });
    desk.pass(20);
    const [mail] = await desk.mails();
    return mail?.returnTo ?? "";
  }
  async function moveAndTell() {
    await desk.move(id, { sequence: await sequence(), ...eleven });
    return tell();
  }
  async function comesBack(returnTo: string) {
    desk.pass(60);
    expect(await postMail(desk.server, await bounceOf("postfix", returnTo))).toBe(204);
    await desk.mails();
  }

  it("is not told when it comes back, and is a call for today", async () => {
    const returnTo = await moveAndTell();
    expect(await lead()).toMatchObject({ state: "scheduled", followUpOn: null });
    await comesBack(returnTo);
    expect(await lead()).toMatchObject({
      ...{ answeredAt: null, followUpOn: today, followUpReason: "unconfirmed" },
      untold: { ...eleven, status: "booked", toldTime: nine },
      undelivered: {
        mailKind: "appointment-confirmation",
        at: desk.server.clock.now.toISOString(),
        error: "It came back: no such mailbox.",
      },
    });
    const { counts } = (await desk.ben.send("GET", "/api/desk/leads/counts")).body;
    expect(counts.notTold).toBe(1);
  });

  it("is told by the mail once it is sent again, until that comes back, too", async () => {
    const returnTo = await moveAndTell();
    await comesBack(returnTo);
    const { mailId } = (await lead()).undelivered ?? {};
    const again = await desk.ben.send("POST", `/api/desk/mails/${mailId}/retry`);
    expect(again.status).toBe(200);
    const mails = await desk.mails();
    expect(await lead()).toMatchObject({ state: "scheduled", followUpOn: null });
    expect(await lead()).not.toHaveProperty("untold");
    await comesBack(mails.find((mail) => mail.returnTo)?.returnTo ?? "");
    expect(await lead()).toMatchObject({
      ...{ answeredAt: null, followUpOn: today, followUpReason: "unconfirmed" },
      untold: { ...eleven, status: "booked", toldTime: nine },
    });
  });

  it("is not told by a mail that is sent again after another move", async () => {
    const returnTo = await moveAndTell();
    await comesBack(returnTo);
    const { mailId } = (await lead()).undelivered ?? {};
    const two = { date: nine.date, timeSlot: "2:00 PM" };
    await desk.move(id, { sequence: await sequence(), ...two });
    await desk.ben.send("POST", `/api/desk/mails/${mailId}/retry`);
    await desk.mails();
    expect((await lead()).untold).toMatchObject({ ...two, toldTime: nine });
  });

  it("still expects us when the mail about a cancellation comes back", async () => {
    await desk.act(id, "cancel", { sequence: 0, reason: "Sold", tell: false });
    const returnTo = await tell();
    expect(await lead()).not.toHaveProperty("untold");
    await comesBack(returnTo);
    expect((await lead()).untold).toMatchObject({ status: "cancelled", toldTime: nine });
  });

  it("knows it when somebody has told them since, and stays told", async () => {
    const returnTo = await moveAndTell();
    await comesBack(returnTo);
    await desk.act(id, "tell", { by: "otherwise" });
    await desk.mails();
    desk.pass(60);
    await desk.mails();
    expect(await lead()).toMatchObject({ state: "scheduled", followUpOn: null });
    expect(await lead()).not.toHaveProperty("untold");
    expect(await lead()).not.toHaveProperty("undelivered");
  });

  it("knows it when they have said that they will be there", async () => {
    const returnTo = await moveAndTell();
    await desk.server.app.services.appointments.keep(id, "a");
    await comesBack(returnTo);
    expect(await lead()).not.toHaveProperty("untold");
    expect((await desk.shown(id)).progress).toBe("confirmed");
  });

  it("has those on duty alerted anew, five minutes after we learn of it, once", async () => {
    await signIn(desk.server, "office", "Ann", { isOnDuty: true });
    await desk.move(id, { sequence: await sequence(), ...eleven });
    // Two open hours before the time that they believe in.
    desk.server.clock.now = new Date("2026-06-02T19:00:00Z");
    await desk.mails();
    expect(alerts()).toHaveLength(1);
    const returnTo = await tell();
    await comesBack(returnTo);
    expect(alerts()).toHaveLength(1);
    desk.pass(300);
    await desk.mails();
    expect(alerts()).toHaveLength(2);
    desk.pass(300);
    await desk.mails();
    expect(alerts()).toHaveLength(2);
  });

  it("knows what they have agreed to themselves meanwhile", async () => {
    const returnTo = await moveAndTell();
    const two = { date: nine.date, timeSlot: "2:00 PM" };
    const moved = await desk.visitor.send("PUT", `/api/appointments/${id}`, two);
    expect(moved.status).toBe(200);
    await comesBack(returnTo);
    expect(await lead()).not.toHaveProperty("untold");
  });

  it("knows it when a booking's or their own move's mail comes back, which tell them nothing", async () => {
    const two = { date: nine.date, timeSlot: "2:00 PM" };
    await desk.visitor.send("PUT", `/api/appointments/${id}`, two);
    const mails = await desk.mails();
    for (const { returnTo } of mails) if (returnTo) await comesBack(returnTo);
    expect(await lead()).not.toHaveProperty("untold");
    expect(await lead()).toHaveProperty("undelivered");
  });
});
