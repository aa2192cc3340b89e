import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { timelineText } from "#content/en/desk/timeline.ts";
import { appointmentProgress } from "#domain/appointment/progress.ts";
import { addDays, calendarDay } from "#domain/calendar/calendar-day.ts";
import { bounceReasons } from "#domain/lead/bounce.ts";
import {
  callOutcomes,
  leadStates,
  leaveReasons,
  looseEndKinds,
  lostReasons,
} from "#domain/lead/lead.ts";
import type { DetailsOf, LeadEvent } from "#domain/lead/lead-event.ts";
import type { TimelineEntry } from "#domain/lead/timeline-entry.ts";
import { audiences } from "#domain/my-roof/audience.ts";
import { mailAuthors } from "#domain/reply/mail-author.ts";
import { textMeanings } from "#domain/text/text-meaning.ts";
import { textLosses } from "#domain/text/text-report.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { leadEventExamples } from "#tests/support/lead-event-examples.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { leadEventRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { addLeadEvent } from "./lead-events.ts";
import { eventEntry } from "./timeline-entries.ts";

const at = new Date("2026-06-02T17:00:00.000Z");
const text = fc.string({ unit: "binary" });
const day = fc.nat(10_000).map((days) => addDays(calendarDay("2026-01-01"), days));
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);
const change = <Value>(value: fc.Arbitrary<Value>) => fc.record({ from: value, to: value });
const some = <const Values extends readonly string[]>(values: Values) =>
  fc.constantFrom<Values[number]>(...values);

/** Details of any event of each kind. */
const anyDetails: { [Kind in LeadEvent["kind"]]: fc.Arbitrary<DetailsOf<Kind>> } = {
  arrived: fc.oneof(
    fc.record({ event: fc.constant("booked" as const), date: day, timeSlot: some(slots) }),
    fc.record({ meaning: some(textMeanings) }, { requiredKeys: [] }),
  ),
  call: fc.record({ outcome: some(callOutcomes), text }, { requiredKeys: ["outcome"] }),
  note: fc.record({ text }),
  text: fc.oneof(fc.record({ text }), fc.record({ text, from: text, meaning: some(textMeanings) })),
  changed: fc.record(
    {
      state: change(some(leadStates)),
      lostReason: change(orNull(some(lostReasons))),
      assignee: change(orNull(text)),
      followUpOn: change(orNull(day)),
      amountCents: change(orNull(fc.nat())),
      texts: fc.record({ from: fc.constant("paused" as const), to: some(["on", "ended"]) }),
    },
    { requiredKeys: [] },
  ),
  appointment: fc.oneof(
    fc.record(
      {
        event: some(["booked", "moved", "cancelled"]),
        ...{ date: day, timeSlot: some(slots), reason: text },
      },
      { requiredKeys: ["event", "date", "timeSlot"] },
    ),
    fc.record({ event: fc.constant("assigned" as const), inspector: orNull(text) }),
    fc.constant({ event: "told" as const, by: "otherwise" as const }),
    fc.record({ event: fc.constant("progress" as const), progress: some(appointmentProgress) }),
    fc.record({ event: fc.constant("photos" as const), count: fc.nat() }),
    fc.record({
      event: some([
        ...(["confirmed", "unconfirmed", "pressed", "reminders-off", "reminders-on"] as const),
        ...(["kept", "not-reached"] as const),
      ]),
    }),
  ),
  released: fc.constant({}),
  "loose-end": fc.oneof(
    fc.record(
      {
        ...{ does: fc.constant("left" as const), end: some(looseEndKinds), key: text },
        ...{ reason: some(leaveReasons), text },
      },
      { requiredKeys: ["does", "end", "key", "reason"] },
    ),
    fc.record({ does: fc.constant("taken-up" as const), end: some(looseEndKinds), key: text }),
  ),
  alert: fc.record({ to: text, by: some(["mail", "text"]), staffId: orNull(text) }),
  reply: fc.record(
    {
      ...{ author: some(mailAuthors), from: text, subject: text, text, rest: text },
      ...{
        isFromElsewhere: fc.boolean(),
        photos: fc.nat(),
        files: fc.array(text),
        messageId: text,
      },
    },
    { requiredKeys: ["author", "from", "subject", "text"] },
  ),
  "text-lost": fc.record({ textId: text, to: text, reason: some(textLosses) }),
  "roof-photos": fc.record({ count: fc.nat() }),
  project: fc.record({
    does: fc.constantFrom(
      ...(["asked", "agreed", "refused", "taken-back", "published", "taken-down"] as const),
    ),
    project: fc.string(),
  }),
  "my-roof": fc.oneof(
    fc.constant({ does: "renewed" as const }),
    fc.record({ does: some(["passed-on", "ended"]), to: some(audiences) }),
  ),
  estimate: fc.oneof(
    fc.record({
      ...{ does: some(["sent", "corrected"]), estimate: text, fromCents: fc.nat() },
      toCents: fc.nat(),
    }),
    fc.record({ does: some(["revoked", "opened"]), estimate: text }),
    fc.record({
      ...{ does: fc.constant("chosen" as const), estimate: text, option: text, text },
      amountCents: fc.nat(),
    }),
    fc.record({
      ...{ does: fc.constant("question" as const), estimate: text, about: text, text },
    }),
  ),
  report: fc.record({ does: some(["sent", "corrected", "revoked", "opened"]), report: text }),
  bounced: fc.record({ mailId: text, to: text, reason: some(bounceReasons) }),
};

const anyEvent: fc.Arbitrary<LeadEvent> = fc.oneof(
  ...Object.entries(anyDetails).map(([kind, details]) =>
    (details as fc.Arbitrary<unknown>).map((one) => ({ kind, details: one }) as LeadEvent),
  ),
);

describe.each(engines)("an event of a lead on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let owner: Visitor & { id: string };

  beforeAll(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    owner = await signIn(server, "owner");
  });
  afterAll(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  async function store(leadId: string, events: readonly LeadEvent[]): Promise<void> {
    await connection.transact(async (transaction) => {
      for (const event of events) {
        await addLeadEvent(transaction, { leadId, at, staffId: null, event });
      }
    });
  }

  const said = ({ kind, details }: TimelineEntry) => ({ kind, details });
  const isMailed = ({ kind }: TimelineEntry) => kind === "mail";

  it("is written, stored, read, sent and exported as it was, whatever it is", async () => {
    const lead = await writeAsVisitor(server, owner);
    await store(
      lead.id,
      leadEventExamples.map(({ event }) => event),
    );
    const [, ...timeline] = (await readLeadAs(owner, lead.id)).timeline.filter(
      (entry) => !isMailed(entry),
    );
    const sent = leadEventExamples.map((example) => example.sent);
    expect(timeline.map(said)).toEqual(sent);

    const ofPerson = await owner.send("GET", `/api/desk/people/${lead.personId}/timeline`);
    const entries: TimelineEntry[] = ofPerson.body.entries.filter(
      (entry: TimelineEntry) => !isMailed(entry),
    );
    // Its entries of one moment are in another order.
    const sorted = (all: readonly object[]) => all.map((one) => JSON.stringify(one)).sort();
    expect(sorted(entries.map(said))).toEqual(sorted([{ kind: "arrived", details: {} }, ...sent]));

    const { body } = await owner.send("GET", `/api/desk/people/${lead.personId}/export`);
    const [exported] = body.export.leads;
    expect(exported.timeline.slice(1).map(said)).toEqual(
      leadEventExamples.map(({ event }) => event),
    );
  });

  it("survives being stored and has words, with whatever it says", async () => {
    const { id } = await writeAsVisitor(server, owner, { email: "any@example.com" });
    const rows = connection.database.selectFrom("lead_events").where("lead_id", "=", id);
    await fc.assert(
      fc.asyncProperty(fc.array(anyEvent, { minLength: 1, maxLength: 20 }), async (events) => {
        await connection.database.deleteFrom("lead_events").where("lead_id", "=", id).execute();
        await store(id, events);
        const stored = await rows.selectAll().orderBy("number").execute();
        const read = stored.map(eventEntry);
        expect(read.map(({ event }) => withoutTime(event))).toEqual(events.map(withoutTime));
        for (const { event, ...place } of read) {
          const { title } = timelineText({ ...place, staff: null, ...event }, "");
          expect(title).not.toBe("");
          expect(title).not.toMatch(/undefined|cannot read/);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("that this release cannot read is shown as such, and logged once", async () => {
    const lead = await writeAsVisitor(server, owner, { email: "later@example.com" });
    await store(lead.id, [{ kind: "note", details: { text: "Periwinkle." } }]);
    const odd: readonly [kind: string, details: string][] = [
      ["note", "{"],
      ["note", "null"],
      ["fax", '{"pages":2}'],
      ["appointment", '{"event":"painted","color":"red"}'],
      ["appointment", '{"event":"moved","date":"2026-06-31","timeSlot":"09:00"}'],
      ["call", '{"outcome":"pigeon"}'],
    ];
    for (const [index, [kind, details]] of odd.entries()) {
      const stored = { lead_id: lead.id, at: at.toISOString(), kind: kind as LeadEvent["kind"] };
      const row = leadEventRow({ ...stored, id: `odd ${engine} ${index}`, details });
      await connection.database.insertInto("lead_events").values(row).execute();
    }
    const warn = vi.spyOn(server.app.log, "warn");
    for (let times = 0; times < 2; times += 1) {
      const { timeline } = await readLeadAs(owner, lead.id);
      expect(timeline.filter(({ kind }) => kind === "unknown")).toHaveLength(odd.length);
      expect(timeline.filter(({ kind }) => kind === "note")).toHaveLength(1);
    }
    const ofPerson = await owner.send("GET", `/api/desk/people/${lead.personId}/timeline`);
    expect(ofPerson.status).toBe(200);
    expect(warn.mock.calls).toEqual(
      odd.map((_, index) => [
        { event: `odd ${engine} ${index}` },
        "an event of a lead cannot be read: of a later release, or damaged",
      ]),
    );
    // A person's own export has what is stored, also of what we cannot read.
    const { body } = await owner.send("GET", `/api/desk/people/${lead.personId}/export`);
    const [exported] = body.export.leads;
    expect(JSON.stringify(exported.timeline)).toContain('{"pages":2}');
    // Nothing else of the lead breaks.
    expect((await owner.send("GET", "/api/desk/day?day=2026-06-03")).status).toBe(200);
    await owner.post(`/api/desk/leads/${lead.id}/notes`, { text: "Gazebo." });
    const found = await owner.send("GET", "/api/desk/search?search=gazebo");
    expect(found.body.hits).toHaveLength(1);
  });
});

/** How a time is written is another example's concern. */
function withoutTime({ kind, details }: { kind: string; details: object }) {
  return { kind, details: { ...details, ...("timeSlot" in details && { timeSlot: "" }) } };
}
