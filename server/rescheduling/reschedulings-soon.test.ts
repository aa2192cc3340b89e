import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Rescheduling } from "#domain/appointment/rescheduling-contract.ts";
import { type DeskCalendar, startDeskCalendar, today } from "#tests/support/desk-calendar.ts";
import { planFor } from "#tests/support/inspectors.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { engines } from "#tests/support/test-app.ts";

const [wednesday, thursday] = ["2026-06-03", "2026-06-04"];

// It is Tuesday noon; Dana inspects every day from 9 to 5.
describe.each(engines)("moving people to times that are near, on %s", (engine) => {
  let desk: DeskCalendar;

  beforeEach(async () => {
    desk = await startDeskCalendar(engine);
  });
  afterEach(() => desk.stop());

  const close = async (change: object): Promise<string> => {
    const { body } = await desk.ben.send("POST", "/api/desk/closures", {
      ...{ firstDay: today, lastDay: today, fromSlot: null, toSlot: null },
      ...{ inspectorId: null, reason: "Rain", ...change },
    });
    return body.closure.id;
  };
  const start = async (closureId: string): Promise<Rescheduling> => {
    const path = `/api/desk/closures/${closureId}/rescheduling`;
    return (await desk.ben.send("POST", path)).body.rescheduling;
  };
  const send = async ({ id, items }: Rescheduling) => {
    const body = {
      items: items.map(({ appointment, version }) => ({ appointmentId: appointment.id, version })),
    };
    return (await desk.ben.send("POST", `/api/desk/reschedulings/${id}/send`, body)).body;
  };
  const choose = async ({ id, items }: Rescheduling, date: string, timeSlot: string) => {
    const [item] = items;
    const path = `/api/desk/reschedulings/${id}/items/${item?.appointment.id}`;
    const body = { step: "propose", version: item?.version, date, timeSlot };
    return desk.ben.send("PATCH", path, body);
  };

  /** Books for a caller today, although visitors could not. */
  async function bookToday(timeSlot: string): Promise<string> {
    const { id } = await writeAsVisitor(desk.server, desk.ben);
    const time = { date: today, timeSlot, address: "", anyway: true, inspectorId: desk.dana.id };
    await desk.ben.send("POST", `/api/desk/leads/${id}/appointment`, time);
    await desk.mails();
    return id;
  }

  it("offers today, if it is two hours ahead, and moves there without being asked again", async () => {
    await bookToday("4:00 PM");
    await close({ firstDay: wednesday, lastDay: "2026-07-10", reason: "Vacation" });
    const started = await start(await close({ fromSlot: "4:00 PM" }));
    expect(started.items).toMatchObject([
      { state: "proposed", proposed: { date: today, timeSlot: "3:00 PM" } },
    ]);
    expect((await choose(started, today, "1:00 PM")).status).toBe(409);
    expect((await choose(started, today, "2:00 PM")).status).toBe(200);
    const chosen = await desk.ben.send("GET", `/api/desk/reschedulings/${started.id}`);
    const sent = await send(chosen.body.rescheduling);
    expect(sent.refused).toEqual([]);
    // An hour before the new time.
    expect(sent.rescheduling.items).toMatchObject([
      { state: "told", answerBy: "2026-06-02T17:00:00.000Z", appointment: { timeSlot: "2:00 PM" } },
    ]);
    expect(await desk.audited("appointment.forced")).toHaveLength(1);
    expect((await desk.subjects()).filter((subject) => /2:00 PM/.test(subject))).not.toEqual([]);
  });

  it("writes to nobody about a time that has come too near meanwhile, and looks for another", async () => {
    await bookToday("4:00 PM");
    const started = await start(await close({ fromSlot: "4:00 PM" }));
    expect((await choose(started, today, "2:00 PM")).status).toBe(200);
    desk.pass(60);
    const chosen = await desk.ben.send("GET", `/api/desk/reschedulings/${started.id}`);
    const sent = await send(chosen.body.rescheduling);
    expect(sent).toMatchObject({
      moved: [],
      refused: [{ error: "That is too soon to write to them about it." }],
    });
    expect(sent.rescheduling.items).toMatchObject([
      { state: "proposed", proposed: { date: wednesday, timeSlot: "4:00 PM" } },
    ]);
  });

  it("gives a near appointment to another inspector at its time, of which nobody is written to", async () => {
    const leadId = await bookToday("4:00 PM");
    await planFor(desk.owner, desk.sam.id);
    const started = await start(await close({ fromSlot: "4:00 PM", inspectorId: desk.dana.id }));
    const sams = { date: today, timeSlot: "4:00 PM", inspectorId: desk.sam.id };
    expect(started.items).toMatchObject([{ state: "proposed", proposed: sams }]);
    desk.pass(3 * 3_600);
    const sent = await send(started);
    expect(sent.refused).toEqual([]);
    const items = [{ state: "accepted", appointment: { leadId, timeSlot: "4:00 PM" } }];
    expect(sent.rescheduling.items).toMatchObject(items);
    const [item] = sent.rescheduling.items;
    expect(item.appointment.inspectorId).toBe(desk.sam.id);
    // A reminder may come at this hour.
    const moved = (await desk.subjects()).filter((subject) => /move/.test(subject));
    expect(moved).toEqual([]);
  });

  it("makes a call of no answer an open hour before the new time, early the next day", async () => {
    desk.pass(3 * 3_600);
    await desk.bookAs(1, { date: thursday, timeSlot: "9:00 AM" });
    const started = await start(await close({ firstDay: thursday, lastDay: thursday }));
    expect((await choose(started, wednesday, "9:00 AM")).status).toBe(200);
    const chosen = await desk.ben.send("GET", `/api/desk/reschedulings/${started.id}`);
    const sent = await send(chosen.body.rescheduling);
    const [item] = sent.rescheduling.items;
    expect(item).toMatchObject({ state: "told", answerBy: "2026-06-02T20:00:00.000Z" });
    desk.pass(3_600);
    await desk.mails();
    const { body } = await desk.ben.send("GET", `/api/desk/leads/${item.appointment.leadId}`);
    expect(body.lead.followUpOn).toBe(today);
  });
});
