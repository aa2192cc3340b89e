import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alertHeading,
  alertsNow,
  areRoundsOver,
  askable,
  isFree,
  mostRounds,
  type OnDuty,
  ordinaryEvery,
} from "./alert-rules.ts";
import { leadPast, type PastEvent } from "./lead-past.ts";

const minute = 60_000;
const noon = new Date("2026-06-02T16:00:00Z");
const later = (milliseconds: number) => new Date(noon.getTime() + milliseconds);

const asked = (staffId: string): PastEvent => ({ kind: "alert", staffId });
const work: PastEvent = { kind: "work", isCall: false };
const call: PastEvent = { kind: "work", isCall: true };

const person = (id: string, turn = 0, change: Partial<OnDuty> = {}): OnDuty => ({
  ...{ id, turn, ordinaryAlertAt: null, mutedUntil: null },
  ...change,
});
const lead = (events: PastEvent[] = [], assigneeId: string | null = null, id = "lead") => ({
  ...{ id, assigneeId },
  past: leadPast(events),
});

describe("who may be asked about a lead next", () => {
  const [ann, bob, eve] = ["ann", "bob", "eve"] as const;
  const three = Array<PastEvent>(mostRounds).fill(asked(ann));
  it.each([
    ["nobody where nobody is", lead(), [], []],
    ["everybody, whoever waits longest for an alert first", lead(), [3, 1, 2], [bob, eve, ann]],
    ["those on duty longer, among those never alerted", lead(), [0, 0], [ann, bob]],
    ["whom nobody has asked about it yet", lead([asked(ann)]), [1, 9], [bob]],
    ["the first again, when all were", lead([asked(ann), asked(bob)]), [1, 2], [ann, bob]],
    ["not who was asked three times", lead(three), [0, 9], [bob]],
    ["nobody after three rounds", lead(three), [0], []],
    ["the assignee, however often alerted", lead([asked(bob), work], bob), [1, 9], [bob]],
    ["others, if the assignee was asked since", lead([work, asked(bob)], bob), [9, 1], [ann]],
    ["the assignee again after more work", lead([work, asked(bob), call], bob), [1, 9], [bob]],
    ["others, if the assignee is not on duty", lead([work], "max"), [2, 1], [bob, ann]],
  ] as const)("is %s", (_who, one, turns, expected) => {
    const people = turns.map((turn, index) => person([ann, bob, eve][index] ?? "", turn));
    expect(askable(one, people).map(({ id }) => id)).toEqual(expected);
  });

  it("is everybody in turn, each three times, and then nobody", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), (count) => {
        const people = Array.from({ length: count }, (_, index) => person(String(index)));
        const events: PastEvent[] = [];
        const order: string[] = [];
        for (;;) {
          const [next] = askable(lead(events), people);
          if (!next) break;
          next.turn = order.push(next.id);
          events.push(asked(next.id));
        }
        const round = people.map(({ id }) => id);
        expect(order).toEqual(Array(mostRounds).fill(round).flat());
        expect(areRoundsOver(lead(events), people)).toBe(true);
        expect(areRoundsOver(lead(events.slice(1)), people)).toBe(false);
      }),
    );
  });
});

describe("an ordinary alert", () => {
  it.each([
    ["may go to somebody who never got one", {}, true],
    ["waits until five minutes after the last", { ordinaryAlertAt: later(-5 * minute + 1) }, false],
    ["may go out five minutes after the last", { ordinaryAlertAt: later(-5 * minute) }, true],
    ["waits while they want none", { mutedUntil: later(1) }, false],
    ["may go out when that is over", { mutedUntil: noon }, true],
  ])("%s", (_what, change, expected) => {
    expect(isFree(person("ann", 0, change), noon)).toBe(expected);
  });

  it.each([
    ["carries all leads to the only one on duty", 3, [person("ann")], { ann: 3 }],
    ["spreads leads over all on duty", 5, [person("ann"), person("bob")], { ann: 3, bob: 2 }],
    [
      "carries leads to whoever is free, if the other had none of them",
      2,
      [person("ann", 1, { ordinaryAlertAt: noon }), person("bob", 2)],
      { bob: 2 },
    ],
    ["goes to nobody who wants none", 2, [person("ann", 0, { mutedUntil: later(1) })], {}],
    ["goes to nobody while nobody is on duty", 2, [], {}],
  ])("%s", (_what, count, people, expected) => {
    const leads = Array.from({ length: count }, (_, index) => lead([], null, `${index}`));
    const sent = alertsNow(leads, people, noon).map(({ person: { id }, leads }) => [
      id,
      leads.length,
    ]);
    expect(Object.fromEntries(sent)).toEqual(expected);
  });

  it("waits for the next person rather than to ask the same one again", () => {
    const people = [person("ann", 1), person("bob", 2, { ordinaryAlertAt: noon })];
    expect(alertsNow([lead([asked("ann")])], people, noon)).toEqual([]);
    expect(alertsNow([lead([asked("ann")])], people, later(ordinaryEvery))).toMatchObject([
      { person: { id: "bob" } },
    ]);
  });

  it("reaches nobody twice in five minutes, and no new lead waits longer, whenever they arrive", () => {
    const arrivals = fc.array(fc.integer({ min: 0, max: 20 * 60 }), { maxLength: 60 });
    fc.assert(
      fc.property(arrivals, fc.integer({ min: 1, max: 4 }), (seconds, count) => {
        const people = Array.from({ length: count }, (_, index) => person(String(index)));
        const waiting = new Map(seconds.map((second, index) => [String(index), second]));
        let turn = 0;
        for (let second = 0; second <= 30 * 60; second += 1) {
          const now = later(second * 1_000);
          const due = [...waiting].filter(([, at]) => at <= second);
          for (const { person, leads } of alertsNow(
            due.map(([id]) => lead([], null, id)),
            people,
            now,
          )) {
            const before = person.ordinaryAlertAt?.getTime() ?? Number.NEGATIVE_INFINITY;
            expect(now.getTime() - before).toBeGreaterThanOrEqual(ordinaryEvery);
            person.ordinaryAlertAt = now;
            turn += 1;
            person.turn = turn;
            for (const { id } of leads) {
              expect(second - (waiting.get(id) ?? 0)).toBeLessThanOrEqual(ordinaryEvery / 1_000);
              waiting.delete(id);
            }
          }
        }
        expect(waiting.size).toBe(0);
      }),
      { numRuns: 40 },
    );
  });
});

describe("what an alert says", () => {
  it.each([
    ["New lead", false, []],
    ["New lead", false, [asked("ann")]],
    ["Not answered yet", false, [asked("ann"), work]],
    ["Not reached yet", false, [asked("ann"), work, call, work]],
    ["Emergency", true, [asked("ann")]],
    ["Emergency, not reached yet", true, [asked("ann"), call]],
  ] as const)("begins with %s", (expected, emergency, events) => {
    expect(alertHeading(emergency, leadPast(events))).toBe(expected);
  });

  it.each([
    [[], "canceled", "Canceled by visitor"],
    [[asked("ann")], "moved", "Moved by visitor"],
    [[call], "canceled", "Not reached yet"],
    [[work], "moved", "Not answered yet"],
  ] as const)(
    "begins by why the lead has come back, until somebody has worked on it",
    (events, returned, expected) => {
      expect(alertHeading(false, leadPast(events), returned)).toBe(expected);
    },
  );
});
