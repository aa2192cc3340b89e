import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { startOf } from "#domain/appointment/reminders.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { type SlotLabel, slotOfLabel } from "#domain/calendar/slot.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import type { ListedEnd } from "#domain/lead/loose-ends-contract.ts";
import { addressOf } from "#tests/support/alerts.ts";
import { type DeskCalendar, nine, startDeskCalendar } from "#tests/support/desk-calendar.ts";
import { planFor } from "#tests/support/inspectors.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { patience } from "#tests/support/patience.ts";
import { engines } from "#tests/support/test-app.ts";
import { testedBusiness } from "#tests/support/tested-business.ts";
import { book, person } from "#tests/support/visitors.ts";

/*
 * Whatever moves or cancels an inspection, alone and after anything else: what its person believes is read from the mails
 * that reached them, and from what was said on the phone. If that is not where it is, every place at the desk says so;
 * otherwise none does. Of somebody who is erased in the midst of it, nothing is left that anybody could be told of.
 */

type Time = { date: string; timeSlot: string };

const times: readonly Time[] = [
  nine,
  { date: "2026-06-03", timeSlot: "2:00 PM" },
  { date: "2026-06-04", timeSlot: "11:00 AM" },
];
const ways = [
  "drag",
  "reassign",
  "mail",
  "phone",
  "rain-day",
  "ill-inspector",
  "agreed-on-the-phone",
  "merge",
  "part",
  "inspector-leaves",
  "bulk-follow-up",
  "bulk-assign",
  "visitor-moves",
  "cancel",
  "spam-and-release",
  "erase",
] as const;
type Way = (typeof ways)[number];
type Step = { way: Way; to: number };
/** After which there is nothing that the person was not told. */
const telling = new Set<Way>([
  ...(["mail", "phone", "rain-day", "ill-inspector", "agreed-on-the-phone"] as const),
  "visitor-moves",
]);

const anyStep: fc.Arbitrary<Step> = fc.record({
  way: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Way>("drag") },
    { weight: 9, arbitrary: fc.constantFrom(...ways) },
  ),
  to: fc.nat(times.length - 1),
});
/** Each way after a drag of which nobody was told, and by itself. */
const afterDrag = ways.map((way): [Step[]] => [
  [
    { way: "drag", to: 1 },
    { way, to: 2 },
  ],
]);
const each = [...afterDrag, ...ways.map((way): [Step[]] => [[{ way, to: 1 }]])];

describe.each(engines)("whatever moves an inspection, on %s", (engine) => {
  let desk: DeskCalendar;
  let people = 0;
  const erased = new Set<string>();
  let logged: ReturnType<typeof vi.spyOn>;

  beforeAll(async () => {
    desk = await startDeskCalendar(engine);
    logged = vi.spyOn(desk.server.app.log, "error");
    // A second inspector, for whoever is ill or leaves.
    await planFor(desk.owner, desk.sam.id);
  });
  afterAll(() => desk.stop());

  it(
    "its person believes what we have told them, every place says when that is not true, and nobody hears of who was erased",
    async () => {
      // PostgreSQL is another program, which takes longer to answer.
      const [examples, more] = engine === "sqlite" ? [each, 15] : [afterDrag, 3];
      // Whoever is left by a failed run has a seat that shorter runs would need.
      const steps = fc.noShrink(fc.array(anyStep, { minLength: 2, maxLength: 5 }));
      await fc.assert(fc.asyncProperty(steps, live), {
        ...{ examples, numRuns: examples.length + more },
      });
      await nobodyHearsOfTheErased();
    },
    patience.longTest,
  );

  /** Once both times are over, nobody has been told, reminded or alerted of who was erased. */
  async function nobodyHearsOfTheErased(): Promise<void> {
    expect(erased.size).toBeGreaterThan(0);
    // What can be taken back for some seconds has left by then.
    desk.pass(15);
    await desk.mails();
    const before = desk.server.mails.length;
    for (let hours = 0; hours < 72; hours += 1) {
      desk.pass(3_600);
      await desk.mails();
    }
    const told = desk.server.mails.slice(before);
    expect(told.filter(({ to }) => erased.has(addressOf(to)))).toEqual([]);
    expect(told.filter(({ subject }) => subject.startsWith("Not told of a change"))).toEqual([]);
    expect(logged.mock.calls).toEqual([]);
  }

  async function live(steps: readonly Step[]): Promise<void> {
    people += 1;
    const details = { ...person(people), name: `Pat ${people} Miller` };
    const { body, status } = await book(desk.visitor, nine, details);
    expect(status, body.error).toBe(201);
    const { id } = body.appointment;
    const { leadId } = await shown(id);
    /** Epoch milliseconds; null: that there is no inspection. */
    let believed: number | null = await mailedTo(details.email);
    let merge: string | undefined;
    for (const step of steps) {
      await take(step);
      desk.pass(15);
      if (step.way === "erase") return isGone({ id, leadId });
      believed = await mailedTo(details.email, believed);
      await agrees({ id, leadId }, believed, step.way);
    }
    // Its seat is for the next person.
    const { status: ended, sequence } = await shown(id);
    if (ended === "booked") await desk.act(id, "cancel", { sequence, reason: "" });
    await desk.act(id, "tell", { by: "otherwise" });

    async function take({ way, to }: Step): Promise<void> {
      const card = await shown(id);
      const isCanceled = card.status === "cancelled";
      const time = times[to] ?? nine;
      const { version, personId } = await readLeadAs(desk.owner, leadId);
      const many = async (action: object) => {
        const call = { leads: [{ id: leadId, version }], action };
        const answer = await desk.ben.send("POST", "/api/desk/leads/changes", call);
        expect(answer.body.notDone).toEqual([]);
      };
      switch (way) {
        case "mail":
          await desk.act(id, "tell", { by: "email" });
          return;
        case "phone":
          await desk.act(id, "tell", { by: "otherwise" });
          believed = placeOf(card);
          return;
        case "merge": {
          if (merge) return;
          const other = { ...person(people), email: `other-${people}@example.com` };
          const asked = { subject: "Contact Request: gutters", message: "They sag." };
          await desk.visitor.post("/api/customers/contact", { ...other, ...asked });
          const [last] = (await desk.ben.send("GET", "/api/desk/leads?list=all")).body.leads;
          const { personId: second } = await readLeadAs(desk.owner, last.id);
          const path = `/api/desk/people/${second}/merges`;
          const { person: whole } = await desk.ben.post(path, { personId });
          merge = `${path}/${whole.merges[0].id}`;
          return;
        }
        case "part":
          if (merge) expect((await desk.ben.send("DELETE", merge)).status).toBe(200);
          merge = undefined;
          return;
        case "bulk-follow-up":
          return many({ does: "follow-up", on: "2026-06-12" });
        case "bulk-assign":
          return many({ does: "assign", assigneeId: desk.ben.id });
        case "erase": {
          const lead = await readLeadAs(desk.owner, leadId);
          const newest = Math.max(...[lead, ...lead.others].map(({ number }) => number));
          const path = `/api/desk/people/${personId}/erase`;
          await desk.owner.post(path, { confirm: String(newest) });
          erased.add(details.email);
          return;
        }
        case "spam-and-release":
          await many({ does: "spam" });
          await desk.ben.post(`/api/desk/leads/${leadId}/release`, {});
          return;
      }
      if (isCanceled) return;
      switch (way) {
        case "drag":
          expect((await desk.move(id, { sequence: card.sequence, ...time })).status).toBe(200);
          return;
        case "reassign": {
          const inspectorId = card.inspectorId === desk.sam.id ? desk.dana.id : desk.sam.id;
          const { date, timeSlot, sequence } = card;
          await desk.move(id, { sequence, date, timeSlot, inspectorId });
          return;
        }
        case "rain-day":
          return moveOut({ inspectorId: null });
        case "ill-inspector":
          return moveOut({ inspectorId: card.inspectorId });
        case "agreed-on-the-phone": {
          const path = `/api/desk/leads/${leadId}/appointment`;
          await desk.ben.post(path, time);
          believed = placeOf({ ...time, status: "booked" });
          return;
        }
        case "inspector-leaves": {
          const path = `/api/desk/staff/${card.inspectorId}`;
          await desk.owner.send("PATCH", path, { isActive: false });
          await agrees({ id, leadId }, believed, way);
          await desk.owner.send("PATCH", path, { isActive: true });
          return;
        }
        case "visitor-moves": {
          const path = `/api/appointments/${id}`;
          expect((await desk.visitor.send("PUT", path, time)).status).toBe(200);
          believed = placeOf({ ...time, status: "booked" });
          return;
        }
        case "cancel":
          await desk.act(id, "cancel", { sequence: card.sequence, reason: "" });
          return;
      }
    }

    /** Closes the day of the inspection, lets the site find another time or inspector, writes, and opens the day again. */
    async function moveOut({ inspectorId }: { inspectorId: string | null }): Promise<void> {
      const { date } = await shown(id);
      const closing = { firstDay: date, lastDay: date, fromSlot: null, toSlot: null };
      const closed = { ...closing, inspectorId, reason: "Rain" };
      const { closure } = await desk.ben.post("/api/desk/closures", closed);
      const start = `/api/desk/closures/${closure.id}/rescheduling`;
      const { rescheduling } = await desk.ben.post(start, {});
      const item = rescheduling.items.find(
        ({ appointment }: { appointment: { id: string } }) => appointment.id === id,
      );
      expect(item).toMatchObject({ state: "proposed" });
      const items = [{ appointmentId: id, version: item.version }];
      const path = `/api/desk/reschedulings/${rescheduling.id}/send`;
      expect(await desk.ben.post(path, { items })).toMatchObject({ moved: [id] });
      await desk.ben.send("DELETE", `/api/desk/closures/${closure.id}`);
    }
  }

  /** Whatever of a person's inspection could be told, shown or changed is not there. */
  async function isGone({ id, leadId }: { id: string; leadId: string }): Promise<void> {
    await desk.mails();
    expect(await found(id)).toBeUndefined();
    expect((await desk.ben.send("GET", `/api/desk/leads/${leadId}`)).status).toBe(404);
    expect((await desk.ben.send("GET", "/api/desk/leads?list=not-told")).body.leads).toEqual([]);
    const { ends } = (await desk.ben.send("GET", "/api/desk/loose-ends")).body;
    expect(ends.filter(({ lead }: ListedEnd) => lead.id === leadId)).toEqual([]);
    // Somebody's screen may still show it.
    expect((await desk.move(id, { sequence: 0, ...nine })).status).toBe(404);
    for (const by of ["email", "otherwise"]) {
      expect((await desk.act(id, "tell", { by })).status).toBe(404);
    }
    expect((await desk.visitor.send("GET", `/api/appointments/${id}`)).status).toBe(404);
  }

  /** Where the last mail to somebody says that their inspection is. @param otherwise Without another mail. */
  async function mailedTo(email: string, otherwise: number | null = null): Promise<number | null> {
    const mails = (await desk.mails()).filter(({ to }) => addressOf(to) === email);
    const last = mails.findLast(({ invitation }) => invitation)?.invitation;
    if (!last) return otherwise;
    if (last.method === "CANCEL") return null;
    const [, year, month, day, hour, minute] =
      /DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(last.content) ?? [];
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  }

  async function agrees(
    { id, leadId }: { id: string; leadId: string },
    believed: number | null,
    way: Way,
  ): Promise<void> {
    const card = await shown(id);
    const isUntold = believed !== placeOf(card);
    const told = card.toldTime && placeOf({ ...card.toldTime, status: "booked" });
    expect(told, `the card after ${way}`).toBe(isUntold ? believed : null);
    const isDone = placeOf(card) !== null || way === "mail" || way === "phone";
    if (telling.has(way) && isDone)
      expect(isUntold, `whether it is untold after ${way}`).toBe(false);
    const lead = await readLeadAs(desk.owner, leadId);
    expect(lead.untold !== undefined, `the lead after ${way}`).toBe(isUntold);
    const { leads } = (await desk.ben.send("GET", "/api/desk/leads?list=not-told")).body;
    const listed = leads.map((row: LeadRow) => row.id);
    expect(listed, `the list after ${way}`).toEqual(isUntold ? [leadId] : []);
    const { ends } = (await desk.ben.send("GET", "/api/desk/loose-ends")).body;
    const loose = ends.filter((end: ListedEnd) => end.kind === "not-told");
    expect(loose.length, `the loose ends after ${way}`).toBe(isUntold ? 1 : 0);
    const { appointment } = (await desk.visitor.send("GET", `/api/appointments/${id}`)).body;
    if (placeOf(card) === null) return expect(appointment.status).toBe("cancelled");
    expect(placeOf(appointment), `the visitor's page after ${way}`).toBe(believed);
  }

  /** The appointment on whichever of the days it is. */
  async function shown(id: string): Promise<CalendarAppointment> {
    return (await found(id)) ?? expect.fail("no such appointment");
  }

  async function found(id: string): Promise<CalendarAppointment | undefined> {
    const { body } = await desk.owner.send("GET", "/api/desk/calendar?from=2026-06-02&days=21");
    const all: CalendarAppointment[] = body.days.flatMap(
      ({ appointments }: { appointments: CalendarAppointment[] }) => appointments,
    );
    return all.find((one) => one.id === id);
  }
});

/** When it begins, in epoch milliseconds; null: it is canceled. */
function placeOf({ date, timeSlot, status }: Time & { status: string }): number | null {
  if (status !== "booked") return null;
  const time = { date: calendarDay(date), timeSlot: slotOfLabel(timeSlot as SlotLabel) };
  return startOf(time, testedBusiness.timeZone);
}
