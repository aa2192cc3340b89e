import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Briefing } from "#domain/lead/lead-lists-contract.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { openEventStream } from "#tests/support/event-stream.ts";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { planFor } from "#tests/support/inspectors.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book, person } from "#tests/support/visitors.ts";

const [wednesday, thursday] = ["2026-06-03", "2026-06-04"];

describe.each(engines)("a day at the desk on %s", (engine) => {
  let server: TestApp;
  let office: Visitor & { id: string };
  let inspector: Visitor & { id: string };

  beforeEach(async () => {
    server = await startTestApp(engine);
    office = await signIn(server, "office", "Olive Office");
    inspector = await signIn(server, "inspector", "Ines Inspector");
  });
  afterEach(() => server.close());

  const pass = (hours: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + hours * 3_600_000);
  };

  /** Books as a visitor; the lead is the inspector's unless somebody else's is asked for. */
  async function bookOne(
    index: number,
    timeSlot: string,
    assigneeId: string | null = inspector.id,
  ) {
    const visitor = await server.visitor();
    const booked = await book(visitor, { date: wednesday, timeSlot }, person(index));
    const { id } = booked.body.appointment;
    const { leads } = (await office.send("GET", "/api/desk/leads?list=all")).body;
    const lead: LeadRow = leads[0];
    if (assigneeId) {
      await office.send("PATCH", `/api/desk/leads/${lead.id}`, { version: 1, assigneeId });
    }
    return {
      lead: lead.id,
      cancel: () => visitor.send("DELETE", `/api/appointments/${id}`),
      move: (date: string, slot: string) =>
        visitor.send("PUT", `/api/appointments/${id}`, { date, timeSlot: slot }),
    };
  }

  async function dayOf(who: Visitor, date = wednesday) {
    const { leads, gone } = (await who.send("GET", `/api/desk/day?date=${date}`)).body;
    const when = ({ appointment }: LeadRow) =>
      `${appointment?.status} ${appointment?.date} ${appointment?.timeSlot}`;
    return {
      booked: leads.map((lead: LeadRow) => when(lead)),
      gone: gone.map((left: { timeSlot: string; lead: LeadRow }) => [
        left.timeSlot,
        when(left.lead),
      ]),
    };
  }

  it("keeps what was canceled and moved, by its time on that day", async () => {
    const moved = await bookOne(1, "11:00 AM");
    const canceled = await bookOne(2, "9:00 AM");
    await bookOne(3, "10:00 AM");
    expect((await moved.move(thursday, "1:00 PM")).status).toBe(200);
    expect((await canceled.cancel()).status).toBe(200);

    expect(await dayOf(inspector)).toEqual({
      booked: [`booked ${wednesday} 10:00 AM`],
      gone: [
        ["9:00 AM", `cancelled ${wednesday} 9:00 AM`],
        ["11:00 AM", `booked ${thursday} 1:00 PM`],
      ],
    });
    expect(await dayOf(inspector, thursday)).toEqual({
      booked: [`booked ${thursday} 1:00 PM`],
      gone: [],
    });
  });

  it("has a move within the day at both of its times", async () => {
    const moved = await bookOne(1, "9:00 AM");
    await moved.move(wednesday, "2:00 PM");
    expect(await dayOf(inspector)).toEqual({
      booked: [`booked ${wednesday} 2:00 PM`],
      gone: [["9:00 AM", `booked ${wednesday} 2:00 PM`]],
    });
  });

  it("says what became of a canceled one for which the office agreed on another time", async () => {
    const canceled = await bookOne(1, "9:00 AM");
    await canceled.cancel();
    const again = { date: thursday, timeSlot: "3:00 PM", address: "" };
    const path = `/api/desk/leads/${canceled.lead}/appointment`;
    expect((await office.send("POST", path, again)).status).toBe(200);
    expect((await dayOf(inspector)).gone).toEqual([["9:00 AM", `booked ${thursday} 3:00 PM`]]);
  });

  it("shows an inspector what was theirs and no other, and the office all of it", async () => {
    await (await bookOne(1, "9:00 AM", null)).cancel();
    await (await bookOne(2, "10:00 AM")).cancel();
    expect((await dayOf(inspector)).gone).toHaveLength(1);
    expect((await dayOf(office)).gone).toHaveLength(2);
  });

  it("shows an inspector what they inspect, whoever has the lead, and lets them open it", async () => {
    await planFor(office, inspector.id);
    const { lead, move } = await bookOne(1, "9:00 AM", office.id);
    const other = await signIn(server, "inspector", "Otto Other");
    expect((await dayOf(inspector)).booked).toEqual([`booked ${wednesday} 9:00 AM`]);
    expect((await dayOf(other)).booked).toEqual([]);
    const path = `/api/desk/leads/${lead}`;
    expect((await readLeadAs(inspector, lead)).assignee?.id).toBe(office.id);
    expect((await inspector.send("POST", `${path}/notes`, { text: "Ridge." })).status).toBe(200);
    expect((await inspector.send("POST", `${path}/presence`)).status).toBe(200);
    expect((await other.send("GET", path)).status).toBe(404);
    expect((await other.send("POST", `${path}/notes`, { text: "Mine?" })).status).toBe(404);
    await move(thursday, "1:00 PM");
    expect((await dayOf(inspector)).gone).toHaveLength(1);
    expect((await dayOf(other)).gone).toEqual([]);
  });

  it("brings the notes and the quiz's answers of one's own appointments, and no other's", async () => {
    const visitor = await server.visitor();
    const note = "Gate code 4411.";
    const time = { date: wednesday, timeSlot: "9:00 AM" };
    await book(visitor, time, { ...person(1), notes: note });
    await visitor.post("/api/customers/assessments", {
      ...finishedAssessment(),
      customerInfo: person(2),
    });
    const { leads } = (await office.send("GET", "/api/desk/leads?list=all")).body;
    const find = (kind: string): LeadRow => leads.find((lead: LeadRow) => lead.kind === kind);
    const [own, asked] = [find("appointment"), find("assessment")];
    const { personId } = await readLeadAs(office, own.id);
    const told = { kind: "note", text: "Ring twice." };
    expect((await office.send("POST", `/api/desk/people/${personId}/notes`, told)).status).toBe(
      200,
    );
    const assigned = { version: 1, assigneeId: inspector.id };
    await office.send("PATCH", `/api/desk/leads/${own.id}`, assigned);
    const path = `/api/desk/leads/${asked.id}/appointment`;
    const later = { date: wednesday, timeSlot: "11:00 AM", address: "" };
    expect((await office.send("POST", path, later)).status).toBe(200);

    const briefingsOf = async (who: Visitor) =>
      (await who.send("GET", `/api/desk/day?date=${wednesday}`)).body.briefings;
    const mine = { leadId: own.id, note, officeNotes: ["Ring twice."], answers: [], photos: 0 };
    expect(await briefingsOf(inspector)).toEqual([mine]);
    const all: Briefing[] = await briefingsOf(office);
    const quiz = all.find(({ leadId }) => leadId === asked.id);
    expect(quiz?.answers).toHaveLength(6);
    expect(quiz?.answers[0]?.answer).not.toBe("");
    const other = await signIn(server, "inspector", "Otto Other");
    expect(await briefingsOf(other)).toEqual([]);

    await visitor.post("/api/customers/assessments", {
      ...finishedAssessment(),
      customerInfo: person(1),
    });
    expect(await briefingsOf(inspector)).toEqual([{ ...mine, answers: quiz?.answers }]);
  });

  it("tells an inspector's screen what happens to what they inspect, and no other's", async () => {
    await planFor(office, inspector.id);
    const { lead } = await bookOne(1, "9:00 AM", null);
    const other = await signIn(server, "inspector", "Otto Other");
    const open = ({ cookie }: Visitor) =>
      openEventStream(`${server.url}/api/desk/changes`, { cookie });
    const [theirs, others] = [await open(inspector), await open(other)];
    for (const stream of [theirs, others]) expect((await stream.next())?.event).toBe("ready");
    await office.send("POST", `/api/desk/leads/${lead}/notes`, { text: "Gate is open." });
    expect(await theirs.next()).toMatchObject({ event: "lead", data: { id: lead } });
    await planFor(office, inspector.id, null);
    // The first that it hears is of the calendar, which came later.
    expect((await others.next())?.event).toBe("calendar");
    theirs.leave();
    others.leave();
  });

  it("takes an inspector's outcome once, though its answer was lost and it is sent again", async () => {
    const { lead } = await bookOne(1, "9:00 AM");
    const key = { "idempotency-key": "of this outcome" };
    const path = `/api/desk/leads/${lead}`;
    for (const _time of [1, 2]) {
      const change = { version: 2, state: "quoted", lostReason: null };
      expect((await inspector.send("PATCH", path, change, key)).status).toBe(200);
      const note = await inspector.send("POST", `${path}/notes`, { text: "Ridge." }, key);
      expect(note.status).toBe(200);
    }
    const { state, version, timeline } = await readLeadAs(inspector, lead);
    expect([state, version]).toEqual(["quoted", 3]);
    expect(timeline.filter(({ kind }) => kind === "note")).toHaveLength(1);
  });

  it("drops it after two days, whatever else happens to the lead by then", async () => {
    const canceled = await bookOne(1, "9:00 AM");
    await canceled.cancel();
    pass(47);
    // Sessions that nobody used have ended by now.
    const later = await signIn(server, "office", "Otto Office");
    await later.send("POST", `/api/desk/leads/${canceled.lead}/notes`, { text: "Called." });
    expect((await dayOf(later)).gone).toHaveLength(1);
    pass(2);
    expect((await dayOf(later)).gone).toEqual([]);
  });
});
