import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { appointmentProgress } from "#domain/appointment/progress.ts";
import { addDays, calendarDay } from "#domain/calendar/calendar-day.ts";
import { slots } from "#tests/support/usual-slots.ts";
import { closedStates, type LooseEndKind, leadStates, looseEndKinds } from "./lead.ts";
import {
  type LeadSituation,
  type LooseAppointment,
  type LooseEnd,
  type LooseEndPress,
  type LooseMoment,
  looseEndPresses,
  looseEndsOf,
} from "./loose-ends.ts";

/** A Tuesday, at noon where the business is. */
const now = new Date("2026-06-02T16:00:00.000Z");
const today = calendarDay("2026-06-02");
const profile = { ...businessProfile, closures: [] };
const moment: LooseMoment = { now, profile, cadence: [2, 5, 12], hasInspectors: true };
const longAgo = "2026-05-20T14:00:00.000Z";
const recently = "2026-06-02T15:00:00.000Z";

const quiet: LeadSituation = {
  ...{
    id: "lead",
    state: "scheduled",
    waits: false,
    isSuspected: false,
    arrivedAt: longAgo,
    isWritable: true,
  },
  ...{ appointments: [], unopened: [], undelivered: null, reachedAt: null },
  ...{ quote: null, followUpOn: null, left: new Set<string>() },
};

const at = (date: string, timeSlot: (typeof slots)[number] = "09:00") => ({
  date: calendarDay(date),
  timeSlot,
});

/** Next week, confirmed and known: nothing is to be done. */
function appointment(own: Partial<LooseAppointment> = {}): LooseAppointment {
  const time = own.time === undefined ? at("2026-06-10") : own.time;
  return {
    ...{ id: "visit", time, believed: time, progress: "confirmed", knownSince: longAgo },
    ...{ changedAt: longAgo, isFirm: true, inspectorId: "dana" },
    ...{ askedAt: null, needsNothing: false, ...own },
  };
}

const lead = (own: Partial<LeadSituation>): LeadSituation => ({ ...quiet, ...own });
const visiting = (own: Partial<LooseAppointment>, more: Partial<LeadSituation> = {}) =>
  lead({ appointments: [appointment(own)], ...more });
const kindsOf = (situation: LeadSituation, when = moment) =>
  looseEndsOf(situation, when).map(({ kind }) => kind);
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const daysAgo = (days: number) => before(24 * days);
const afternoon: LooseMoment = { ...moment, now: new Date("2026-06-02T20:00:00.000Z") };

const quoted = (since: string, ...tries: string[]): Partial<LeadSituation> => ({
  state: "quoted",
  quote: { since, tries },
});
const inVain = ["22", "26", "29"].map((day) => `2026-05-${day}T14:00:00.000Z`);

const tomorrow = at("2026-06-03");
const yesterday = at("2026-06-01");

const table: [what: string, LeadSituation, LooseEndKind[], LooseMoment?][] = [
  ["nothing", lead({}), []],
  ["an inspection that everybody knows of", visiting({}), []],
  ["moved, and not told", visiting({ believed: tomorrow }), ["not-told"]],
  ["canceled by us, and not told", visiting({ time: null, believed: tomorrow }), ["not-told"]],
  ["canceled, and told", visiting({ time: null }), []],
  ["booked, and looks like spam", visiting({}, { isSuspected: true }), ["suspected"]],
  [
    "spam, with its inspection over",
    visiting({ time: yesterday, progress: "done" }, { isSuspected: true, state: "won" }),
    [],
  ],
  ["a mail came back", lead({ undelivered: { id: "mail", at: recently } }), ["undelivered"]],
  [
    "a mail came back, and they were reached since",
    lead({ undelivered: { id: "mail", at: before(5) }, reachedAt: recently }),
    [],
  ],
  [
    "a mail came back after they were reached",
    lead({ undelivered: { id: "mail", at: recently }, reachedAt: longAgo }),
    ["undelivered"],
  ],
  [
    "a mail came back last winter",
    lead({ undelivered: { id: "mail", at: "2026-01-05T14:00:00.000Z" } }),
    [],
  ],
  [
    "booked, and nobody can write to them",
    visiting({ progress: "booked" }, { isWritable: false }),
    ["unreachable"],
  ],
  [
    "booked, and reached since",
    visiting({ progress: "booked" }, { isWritable: false, reachedAt: recently }),
    [],
  ],
  [
    "booked again after they were reached",
    visiting(
      { progress: "booked", knownSince: recently },
      { isWritable: false, reachedAt: longAgo },
    ),
    ["unreachable"],
  ],
  ["confirmed, and nobody can write to them", visiting({}, { isWritable: false }), []],
  ["tomorrow, not confirmed, at noon", visiting({ time: tomorrow, progress: "booked" }), []],
  [
    "tomorrow, not confirmed, at four",
    visiting({ time: tomorrow, progress: "booked" }),
    ["unconfirmed"],
    afternoon,
  ],
  [
    "tomorrow, booked this morning",
    visiting({ time: tomorrow, progress: "booked", knownSince: recently }),
    [],
    afternoon,
  ],
  ["tomorrow, confirmed", visiting({ time: tomorrow }), [], afternoon],
  [
    "not confirmed and hard to reach: one call",
    visiting({ time: tomorrow, progress: "booked" }, { isWritable: false }),
    ["unconfirmed"],
    afternoon,
  ],
  [
    "asked a moment ago whether a new time suits",
    visiting({ progress: "booked", askedAt: recently }),
    [],
  ],
  [
    "asked yesterday at this hour",
    visiting({ progress: "booked", askedAt: before(24) }),
    ["unanswered"],
  ],
  ["asked yesterday afternoon", visiting({ progress: "booked", askedAt: before(20) }), []],
  ["asked, and it is confirmed", visiting({ askedAt: longAgo }), []],
  [
    "tomorrow without an inspector",
    visiting({ time: tomorrow, inspectorId: null }),
    ["unassigned"],
  ],
  ["next week without an inspector", visiting({ inspectorId: null }), []],
  [
    "still to be confirmed, without an inspector",
    visiting({ time: tomorrow, inspectorId: null, isFirm: false }),
    [],
  ],
  [
    "tomorrow without an inspector, where nobody inspects",
    visiting({ time: tomorrow, inspectorId: null }),
    [],
    { ...moment, hasInspectors: false },
  ],
  ["over for an hour", visiting({ time: at("2026-06-02") }), ["outcome"]],
  [
    "still going on",
    visiting({ time: at("2026-06-02", "11:00") }, {}),
    ["outcome"],
    { ...moment, now: new Date("2026-06-02T16:01:00.000Z") },
  ],
  [
    "begun half an hour ago",
    visiting({ time: at("2026-06-02", "11:00") }),
    [],
    { ...moment, now: new Date("2026-06-02T15:30:00.000Z") },
  ],
  [
    "over since yesterday, on the way",
    visiting({ time: yesterday, progress: "on-the-way" }),
    ["outcome"],
  ],
  ["nobody was there", visiting({ time: yesterday, progress: "no-show" }), []],
  ["done today", visiting({ time: at("2026-06-02"), progress: "done" }), []],
  ["done yesterday", visiting({ time: yesterday, progress: "done" }), ["quote"]],
  [
    "done yesterday, and its report says that nothing needs doing",
    visiting({ time: yesterday, progress: "done", needsNothing: true }),
    [],
  ],
  [
    "done yesterday, and quoted",
    visiting({ time: yesterday, progress: "done" }, quoted(recently)),
    [],
  ],
  ["over since last winter", visiting({ time: at("2026-01-05") }), []],
  ["photos", lead({ unopened: [{ id: "one", at: recently }] }), ["photos"]],
  [
    "photos of somebody who waits",
    lead({ unopened: [{ id: "one", at: recently }], waits: true }),
    [],
  ],
  ["quoted a moment ago", lead(quoted(recently)), []],
  ["quoted long ago", lead(quoted(longAgo)), ["silent"]],
  [
    "quoted long ago, called in vain once",
    lead(quoted(longAgo, "2026-05-22T14:00:00.000Z")),
    ["silent"],
  ],
  [
    "quoted last Thursday, called in vain today: the next follow-up is tomorrow",
    lead(quoted("2026-05-28T14:00:00.000Z", recently)),
    [],
  ],
  ["quoted, and every follow-up was in vain", lead(quoted(longAgo, ...inVain)), ["silent"]],
  [
    "quoted, and the last follow-up was in vain today",
    lead(quoted(longAgo, ...inVain.slice(1), recently)),
    [],
  ],
  ["quoted sixty days and the cadence ago", lead(quoted(daysAgo(72))), ["silent"]],
  ["quoted a day before that", lead(quoted(daysAgo(73))), []],
  ["quoted long ago, with a day to follow up", lead({ ...quoted(longAgo), followUpOn: today }), []],
  ["quoted, with another inspection ahead", visiting({}, quoted(longAgo)), []],
];

describe("what is loose", () => {
  it.each(table)("%s", (_what, situation, kinds, when = moment) => {
    expect(kindsOf(situation, when)).toEqual(kinds);
  });

  it("says why and since when, and names the inspection", () => {
    const moved = visiting({ believed: tomorrow, changedAt: recently });
    expect(looseEndsOf(moved, moment)).toEqual([
      {
        kind: "not-told",
        key: "not-told|visit|2026-06-10 09:00|2026-06-03 09:00",
        since: recently,
        appointmentId: "visit",
      },
    ]);
  });

  it("is a quote whose follow-ups take longer than what is looked at of anything else", () => {
    const slow = { ...moment, cadence: [70, 80, 90] };
    expect(kindsOf(lead(quoted(daysAgo(68))), slow)).toEqual([]);
    expect(kindsOf(lead(quoted(daysAgo(75))), slow)).toEqual(["silent"]);
  });

  it("is a quote from the day on which its next follow-up is due, which is an open one", () => {
    // Friday: two days after it is a Sunday.
    const situation = lead(quoted("2026-05-29T14:00:00.000Z"));
    const on = (day: string) => ({ ...moment, now: new Date(`${day}T15:00:00.000Z`) });
    const loose = ["2026-05-29", "2026-05-30", "2026-05-31", "2026-06-01", "2026-06-02"].filter(
      (day) => looseEndsOf(situation, on(day)).length > 0,
    );
    expect(loose).toEqual(["2026-06-01", "2026-06-02"]);
  });

  it("is another silence once somebody has called again", () => {
    const [before] = looseEndsOf(lead(quoted(longAgo)), moment);
    const [after] = looseEndsOf(lead(quoted(longAgo, ...inVain)), moment);
    expect(before?.key).toBe(`silent|lead|${longAgo}`);
    expect(after).toMatchObject({ key: `silent|lead|${inVain[2]}`, since: inVain[2] });
  });
});

const days = fc.integer({ min: -80, max: 20 }).map((days) => addDays(today, days));
const anyTime = fc.record({ date: days, timeSlot: fc.constantFrom(...slots) });
const anyMoment = fc
  .integer({ min: -80 * 24 * 60, max: 0 })
  .map((minutes) => new Date(now.getTime() + minutes * 60_000).toISOString());

const anyAppointment: fc.Arbitrary<LooseAppointment> = fc.record({
  id: fc.uuid(),
  time: fc.option(anyTime),
  believed: fc.option(anyTime),
  progress: fc.constantFrom(...appointmentProgress),
  knownSince: anyMoment,
  changedAt: anyMoment,
  isFirm: fc.boolean(),
  inspectorId: fc.option(fc.constant("dana")),
  askedAt: fc.option(anyMoment),
  needsNothing: fc.boolean(),
});

const anyLead: fc.Arbitrary<LeadSituation> = fc.record({
  id: fc.uuid(),
  state: fc.constantFrom(...leadStates),
  waits: fc.boolean(),
  isSuspected: fc.boolean(),
  arrivedAt: anyMoment,
  isWritable: fc.boolean(),
  appointments: fc.array(anyAppointment, { maxLength: 3 }),
  unopened: fc
    .array(fc.record({ id: fc.uuid(), at: anyMoment }), { maxLength: 3 })
    .map((photos) => photos.sort((one, other) => one.at.localeCompare(other.at))),
  undelivered: fc.option(fc.record({ id: fc.uuid(), at: anyMoment })),
  reachedAt: fc.option(anyMoment),
  quote: fc.option(
    fc
      .array(anyMoment, { minLength: 1, maxLength: 5 })
      .map((moments) => moments.sort())
      .map(([since = "", ...tries]) => ({ since, tries })),
  ),
  followUpOn: fc.option(days),
  left: fc.constant(new Set<string>()),
});

/** What a press makes of a lead. */
function pressed(
  situation: LeadSituation,
  press: LooseEndPress,
  { key, appointmentId }: LooseEnd,
): LeadSituation {
  const at = new Date(now.getTime() + 1).toISOString();
  const change = (own: (one: LooseAppointment) => Partial<LooseAppointment>) => ({
    ...situation,
    appointments: situation.appointments.map((one) =>
      one.id === appointmentId ? { ...one, ...own(one) } : one,
    ),
  });
  switch (press) {
    case "mail":
    case "told":
      return change(({ time }) => ({ believed: time, knownSince: at }));
    case "release":
      return { ...situation, isSuspected: false };
    case "reached":
      return { ...situation, reachedAt: at };
    case "confirmed":
    case "done":
    case "no-show":
      return change(() => ({ progress: press }));
    case "assign":
      return change(() => ({ inspectorId: "dana" }));
    case "somebody-else":
      return { ...situation, left: new Set([key]) };
    case "quoted":
      return { ...situation, state: "quoted", quote: { since: at, tries: [] } };
    case "opened":
      return { ...situation, unopened: [] };
    case "follow-up":
      return { ...situation, followUpOn: addDays(today, 1) };
    case "close":
      return { ...situation, state: "lost" };
  }
}

describe("of any lead, what is loose", () => {
  it("is ended by each of its presses", () => {
    fc.assert(
      fc.property(anyLead, (situation) => {
        for (const end of looseEndsOf(situation, moment)) {
          for (const press of looseEndPresses[end.kind]) {
            const after = looseEndsOf(pressed(situation, press, end), moment);
            expect(after.map(({ key }) => key)).not.toContain(end.key);
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("is never closed by the first of its presses, which is one key", () => {
    expect(Object.values(looseEndPresses).map(([first]) => first)).not.toContain("close");
    fc.assert(
      fc.property(anyLead, (situation) => {
        for (const end of looseEndsOf(situation, moment)) {
          const { state } = pressed(situation, looseEndPresses[end.kind][0], end);
          expect(closedStates).not.toContain(state);
        }
      }),
    );
  });

  it("is left by its key, and nothing else with it", () => {
    fc.assert(
      fc.property(anyLead, (situation) => {
        const ends = looseEndsOf(situation, moment);
        for (const { key } of ends) {
          const others = looseEndsOf({ ...situation, left: new Set([key]) }, moment);
          expect(others).toEqual(ends.filter((end) => end.key !== key));
        }
      }),
    );
  });

  it("has a key of its own, which its kind begins, a moment that is over, and a place among the kinds", () => {
    fc.assert(
      fc.property(anyLead, (situation) => {
        const ends = looseEndsOf(situation, moment);
        expect(new Set(ends.map(({ key }) => key)).size).toBe(ends.length);
        const places = ends.map(({ kind }) => looseEndKinds.indexOf(kind));
        expect(places).toEqual([...places].sort((one, other) => one - other));
        for (const { kind, key, since } of ends) {
          expect(key.startsWith(`${kind}|`)).toBe(true);
          expect(Date.parse(since)).toBeLessThanOrEqual(now.getTime());
        }
      }),
    );
  });

  it("comes back when we move an inspection again", () => {
    fc.assert(
      fc.property(anyTime, anyTime, anyTime, (believed, first, second) => {
        const moved = (time: typeof first) => visiting({ time, believed });
        const left = new Set(looseEndsOf(moved(first), moment).map(({ key }) => key));
        const isElsewhere = (time: typeof first, from: typeof first) =>
          time.date !== from.date || time.timeSlot !== from.timeSlot;
        fc.pre(isElsewhere(first, second) && isElsewhere(second, believed));
        expect(kindsOf({ ...moved(second), left })).toEqual(["not-told"]);
      }),
    );
  });

  it("is nothing once the lead is closed", () => {
    fc.assert(
      fc.property(anyLead, fc.constantFrom(...closedStates), (situation, state) => {
        expect(looseEndsOf({ ...situation, state }, moment)).toEqual([]);
      }),
    );
  });
});
