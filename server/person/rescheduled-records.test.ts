import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type DeskCalendar,
  nine,
  startDeskCalendar,
  thursday,
  wednesday,
} from "#tests/support/desk-calendar.ts";
import { engines } from "#tests/support/test-app.ts";

describe.each(engines)("what is kept of somebody who was to be moved, on %s", (engine) => {
  let desk: DeskCalendar;

  beforeEach(async () => {
    desk = await startDeskCalendar(engine);
  });
  afterEach(() => desk.stop());

  it("is exported without the reason of the closure, and erased with them", async () => {
    const { id, leadId, leadNumber } = await desk.bookAs(1);
    const closed = await desk.owner.send("POST", "/api/desk/closures", {
      ...{ firstDay: wednesday, lastDay: wednesday, fromSlot: null, toSlot: null },
      ...{ inspectorId: null, reason: "Dana is ill" },
    });
    const started = await desk.owner.send(
      "POST",
      `/api/desk/closures/${closed.body.closure.id}/rescheduling`,
    );
    const { lead } = (await desk.owner.send("GET", `/api/desk/leads/${leadId}`)).body;
    const person = `/api/desk/people/${lead.personId}`;
    const { body } = await desk.owner.send("GET", `${person}/export`);
    expect(body.export.reschedulings).toMatchObject([
      {
        ...{ appointment_id: id, state: "proposed", original_date: nine.date },
        ...{ original_slot: "09:00", proposed_date: thursday },
      },
    ]);
    expect(JSON.stringify(body.export)).not.toContain("Dana is ill");
    const erased = await desk.owner.send("POST", `${person}/erase`, { confirm: `#${leadNumber}` });
    expect(erased.status).toBe(200);
    const { id: rescheduling } = started.body.rescheduling;
    const left = await desk.owner.send("GET", `/api/desk/reschedulings/${rescheduling}`);
    expect(left.body.rescheduling.items).toEqual([]);
  });

  it("may also be an earlier inspection, which the calendar shows beside the one booked since", async () => {
    const first = await desk.bookAs(1);
    await desk.act(first.id, "cancel", { sequence: 0, reason: "" });
    const time = { date: thursday, timeSlot: "9:00 AM", address: "" };
    const path = `/api/desk/leads/${first.leadId}/appointment`;
    expect((await desk.ben.send("POST", path, time)).status).toBe(200);
    const { id } = (await desk.ben.send("GET", `/api/desk/leads/${first.leadId}`)).body.lead
      .appointment;
    // And another instead of it: the desk's own is no longer anybody's last one.
    const second = await desk.shown(id, thursday);
    await desk.act(id, "cancel", { sequence: second.sequence, reason: "" });
    expect((await desk.ben.send("POST", path, { ...time, timeSlot: "2:00 PM" })).status).toBe(200);
    expect(await desk.shown(id, thursday)).toMatchObject({
      ...{ id, leadId: first.leadId, status: "cancelled" },
    });
    const { lead } = (await desk.owner.send("GET", `/api/desk/leads/${first.leadId}`)).body;
    const person = `/api/desk/people/${lead.personId}`;
    const { body } = await desk.owner.send("GET", `${person}/export`);
    expect(body.export.appointments).toHaveLength(3);
    const confirm = { confirm: `#${first.leadNumber}` };
    expect((await desk.owner.send("POST", `${person}/erase`, confirm)).status).toBe(200);
    expect(await desk.shown(id, thursday)).toBeUndefined();
  });
});
