import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AlertingSite, startAlertingSite } from "#tests/support/alerts.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { openEventStream } from "#tests/support/event-stream.ts";
import { calendarDayAs, planFor } from "#tests/support/inspectors.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { engines } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

const [wednesday, thursday, later] = ["2026-06-03", "2026-06-04", "2026-06-11"];
const nine = { date: wednesday, timeSlot: "9:00 AM" };
const ten = { date: wednesday, timeSlot: "10:00 AM" };

describe.each(engines)("what inspectors are told of the desk's changes, on %s", (engine) => {
  let site: AlertingSite;
  let ben: Visitor & { id: string };
  let dana: Visitor & { id: string };
  let sam: Visitor & { id: string };
  let visitor: Visitor;

  beforeEach(async () => {
    site = await startAlertingSite(engine);
    ben = await signIn(site.server, "office", "Ben Office");
    dana = await signIn(site.server, "inspector", "Dana");
    await planFor(ben, dana.id);
    sam = await signIn(site.server, "inspector", "Sam");
    visitor = await site.server.visitor();
  });
  afterEach(() => site.stop());

  /** What staff were told since the last call, once this many seconds have passed. */
  let read = 0;
  const told = async (seconds = 10) => {
    const { clock, app } = site.server;
    clock.now = new Date(clock.now.getTime() + seconds * 1_000);
    await app.services.outbox.drained();
    const fresh = site.alerts().slice(read);
    read = site.alerts().length;
    return fresh.sort();
  };
  const move = async (id: string, body: object, by: Visitor = ben) => {
    const { status } = await by.send("PATCH", `/api/desk/appointments/${id}`, {
      ...{ anyway: true, ...body },
    });
    expect(status).toBe(200);
  };
  const cancel = (id: string, sequence: number) =>
    ben.send("POST", `/api/desk/appointments/${id}/cancel`, { sequence, reason: "" });
  const booked = async (time = nine): Promise<string> => {
    const { body } = await book(visitor, time);
    await told();
    return body.appointment.id;
  };

  it("are a move and a cancellation, ten seconds later, by mail and by text", async () => {
    const staff = site.connection.database.updateTable("staff").set({ phone: "(703) 555-0123" });
    await staff.where("id", "=", dana.id).execute();
    const id = await booked();
    await move(id, { sequence: 0, ...ten });
    expect(await told(9)).toEqual([]);
    expect(await told(1)).toEqual([`dana: Moved by Ben Office: ${ada.name}, Wed, Jun 3, 10:00 AM`]);
    await cancel(id, 1);
    expect(await told()).toEqual([
      `dana: Canceled by Ben Office: ${ada.name}, Wed, Jun 3, 10:00 AM`,
    ]);
    const texts = site.texts().filter(({ body }) => /Ben Office/.test(body));
    expect(texts.map(({ body }) => body.replace(/\. http.*/, ""))).toEqual([
      "Moved by Ben Office: Wed, Jun 3, 10:00 AM",
      "Canceled by Ben Office: Wed, Jun 3, 10:00 AM",
    ]);
  });

  it("are both sides of giving it to somebody else, but not what they did themselves", async () => {
    const id = await booked();
    await move(id, { sequence: 0, ...nine, inspectorId: sam.id });
    expect(await told()).toEqual([
      `dana: Taken from you by Ben Office: ${ada.name}, Wed, Jun 3, 9:00 AM`,
      `sam: Given to you by Ben Office: ${ada.name}, Wed, Jun 3, 9:00 AM`,
    ]);
    const owner = await signIn(site.server, "owner", "Olive");
    await move(id, { sequence: 1, ...nine, inspectorId: owner.id }, owner);
    expect(await told()).toEqual([
      `sam: Taken from you by Olive: ${ada.name}, Wed, Jun 3, 9:00 AM`,
    ]);
  });

  it("is nothing when it is undone in time, whatever lay between", async () => {
    const id = await booked();
    await move(id, { sequence: 0, ...ten });
    await told(9);
    await move(id, { sequence: 1, ...nine });
    expect(await told(60)).toEqual([]);
    await move(id, { sequence: 2, ...nine, inspectorId: sam.id });
    await move(id, { sequence: 3, date: thursday, timeSlot: "9:00 AM" });
    await move(id, { sequence: 4, ...nine, inspectorId: dana.id });
    expect(await told(60)).toEqual([]);
  });

  it("is what became of it in the end, as seen from what they know", async () => {
    const id = await booked();
    await move(id, { sequence: 0, ...nine, inspectorId: sam.id });
    await move(id, { sequence: 1, ...ten, inspectorId: dana.id });
    expect(await told(60)).toEqual([
      `dana: Moved by Ben Office: ${ada.name}, Wed, Jun 3, 10:00 AM`,
    ]);
    await move(id, { sequence: 2, ...nine, inspectorId: sam.id });
    await cancel(id, 3);
    expect(await told(60)).toEqual([
      `dana: Canceled by Ben Office: ${ada.name}, Wed, Jun 3, 10:00 AM`,
    ]);
  });

  it("waits as long again while the person can still be told nothing", async () => {
    const id = await booked();
    await move(id, { sequence: 0, ...ten });
    await told(8);
    await ben.send("POST", `/api/desk/appointments/${id}/tell`, { by: "email" });
    expect(await told(9)).toEqual([]);
    await move(id, { sequence: 1, ...nine });
    expect(await told(60)).toEqual([]);
  });

  it("is the visitor's own change alone, if they make one meanwhile", async () => {
    const id = await booked();
    await move(id, { sequence: 0, ...ten });
    expect((await visitor.send("DELETE", `/api/appointments/${id}`)).status).toBe(200);
    expect(await told(0)).toEqual([`dana: Canceled by visitor: ${ada.name}, Wed, Jun 3, 9:00 AM`]);
    expect(await told(60)).toEqual([]);
  });

  it("is nothing of what is more than two days ahead before and after", async () => {
    const id = await booked({ date: later, timeSlot: "9:00 AM" });
    await move(id, { sequence: 0, date: later, timeSlot: "10:00 AM" });
    expect(await told(60)).toEqual([]);
    await move(id, { sequence: 1, ...ten });
    expect(await told(60)).toHaveLength(1);
  });

  it("is a booking for a caller, and a move of it, from the lead's page", async () => {
    const { id: leadId } = await writeAsVisitor(site.server, ben);
    await told();
    const path = `/api/desk/leads/${leadId}/appointment`;
    expect((await ben.send("POST", path, { ...nine, address: "" })).status).toBe(200);
    expect(await told()).toEqual([
      `dana: Booked by Ben Office: Ada Homeowner, Wed, Jun 3, 9:00 AM`,
    ]);
    expect((await ben.send("POST", path, { ...ten, address: "" })).status).toBe(200);
    expect(await told()).toEqual([
      `dana: Moved by Ben Office: Ada Homeowner, Wed, Jun 3, 10:00 AM`,
    ]);
  });

  it("is a move out of closed hours", async () => {
    const id = await booked();
    const closed = await ben.send("POST", "/api/desk/closures", {
      ...{ firstDay: wednesday, lastDay: wednesday, fromSlot: null, toSlot: null },
      ...{ inspectorId: null, reason: "Rain" },
    });
    const closure = `/api/desk/closures/${closed.body.closure.id}`;
    const started = await ben.send("POST", `${closure}/rescheduling`);
    const { rescheduling } = started.body;
    await ben.send("POST", `/api/desk/reschedulings/${rescheduling.id}/send`, {
      items: [{ appointmentId: id, version: 1 }],
    });
    expect(await told()).toEqual([`dana: Moved by Ben Office: ${ada.name}, Thu, Jun 4, 9:00 AM`]);
  });

  it("reaches the open screen of whoever loses it to another by a visitor's move", async () => {
    const id = await booked();
    await planFor(ben, dana.id, null);
    await planFor(ben, sam.id);
    const stream = await openEventStream(`${site.server.url}/api/desk/changes`, {
      cookie: dana.cookie,
    });
    expect(await stream.next()).toMatchObject({ event: "ready" });
    const time = { date: thursday, timeSlot: "9:00 AM" };
    expect((await visitor.send("PUT", `/api/appointments/${id}`, time)).status).toBe(200);
    expect((await calendarDayAs(ben, thursday)).appointments[0].inspectorId).toBe(sam.id);
    expect((await stream.next())?.event).toBe("calendar");
    stream.leave();
  });
});
