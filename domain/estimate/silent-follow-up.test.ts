import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import { answerKinds } from "./estimate-terms.ts";
import { type FollowedEstimate, type FollowedLead, nextReminder } from "./silent-follow-up.ts";

const timeZone = "America/New_York";
const monday = "2026-06-01T14:00:00.000Z";
const quoted: FollowedLead = { state: "quoted", waits: false, heardAt: null };
const estimate = (said: Partial<FollowedEstimate> = {}): FollowedEstimate => ({
  ...{ id: "one", sentAt: monday, stands: true, isSigned: false, validUntil: null, answers: [] },
  ...{ reminders: 0, remindedAt: null, isOff: false, ...said },
});
const rules = { isOn: true, days: [3, 7, 14], timeZone };
const next = (
  estimates: FollowedEstimate[],
  lead: Partial<FollowedLead> = {},
  now = "2026-06-01T15:00:00.000Z",
) => {
  const found = nextReminder(estimates, { ...quoted, ...lead }, { ...rules, now: new Date(now) });
  return found && [found.number, found.at.toISOString()];
};
const answer = (kind: FollowedEstimate["answers"][number]["kind"]) => ({ kind, day: null });

describe("whoever is silent about an estimate", () => {
  it.each<[string, Partial<FollowedEstimate>, string, [number, string] | null]>([
    ["is mailed at ten on the third day", {}, monday, [0, "2026-06-04T14:00:00.000Z"]],
    [
      "is mailed again on the seventh",
      { reminders: 1, remindedAt: "2026-06-04T14:00:01.000Z" },
      "2026-06-04T15:00:00.000Z",
      [1, "2026-06-08T14:00:00.000Z"],
    ],
    [
      "is left as long a pause when the one before was late",
      { reminders: 1, remindedAt: "2026-06-06T14:00:01.000Z" },
      "2026-06-06T15:00:00.000Z",
      [1, "2026-06-10T14:00:00.000Z"],
    ],
    [
      "is mailed two days late at most",
      {},
      "2026-06-06T20:00:00.000Z",
      [0, "2026-06-04T14:00:00.000Z"],
    ],
    [
      "is mailed the next one instead of a later one",
      {},
      "2026-06-07T20:00:00.000Z",
      [1, "2026-06-08T14:00:00.000Z"],
    ],
    ["is not mailed of an old estimate", {}, "2026-09-01T14:00:00.000Z", null],
    ["is not mailed after the last", { reminders: 3 }, monday, null],
    [
      "is not mailed once the prices have ended",
      { validUntil: calendarDay("2026-06-03") },
      monday,
      null,
    ],
    [
      "is mailed on their last day",
      { validUntil: calendarDay("2026-06-04") },
      monday,
      [0, "2026-06-04T14:00:00.000Z"],
    ],
    [
      "is left alone until the day that they have said, from which the days count",
      { answers: [{ kind: "later", day: calendarDay("2026-07-01") }] },
      monday,
      [0, "2026-07-04T14:00:00.000Z"],
    ],
  ])("%s", (_what, said, now, at) => {
    expect(next([estimate(said)], {}, now)).toEqual(at);
  });

  it.each<[string, Partial<FollowedEstimate>, Partial<FollowedLead>]>([
    ["a yes", { answers: [answer("chosen")] }, {}],
    ["a no", { answers: [answer("no")] }, {}],
    ["a question", { answers: [answer("question")] }, {}],
    ["a signature", { isSigned: true }, {}],
    ["a correction or a revocation", { stands: false }, {}],
    ["their wish", { isOff: true }, {}],
    ["a mail, a text or a call of theirs", {}, { heardAt: "2026-06-01T14:00:01.000Z" }],
    ["being lost", {}, { state: "lost" }],
    ["being won", {}, { state: "won" }],
    ["an appointment", {}, { state: "scheduled" }],
    ["waiting for us", {}, { waits: true }],
  ])("is mailed no more after %s", (_what, said, lead) => {
    expect(next([estimate(said)], lead)).toBeNull();
  });

  it("is mailed about the newest that stands, and not once another is spoken for", () => {
    const newer = estimate({ id: "two", sentAt: "2026-06-02T14:00:00.000Z" });
    expect(next([estimate(), newer])).toEqual([0, "2026-06-05T14:00:00.000Z"]);
    expect(next([estimate({ answers: [answer("no")] }), newer])).toEqual([
      ...[0, "2026-06-05T14:00:00.000Z"],
    ]);
    expect(next([estimate({ answers: [answer("chosen")] }), newer])).toBeNull();
    const heard = { heardAt: "2026-06-01T15:00:00.000Z" };
    expect(next([estimate(), newer], heard)).toEqual([0, "2026-06-05T14:00:00.000Z"]);
  });

  it("is not mailed while it is off", () => {
    const off = { ...rules, isOn: false, now: new Date(monday) };
    expect(nextReminder([estimate()], quoted, off)).toBeNull();
  });

  it("is mailed each day of the cadence once at most, whenever somebody looks", () => {
    const hours = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 40 });
    const days = fc
      .uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 6 })
      .map((all) => all.sort((one, other) => one - other));
    fc.assert(
      fc.property(hours, days, (looks, cadence) => {
        const mails: string[] = [];
        let one = estimate();
        let now = Date.parse(monday);
        for (const pause of looks) {
          now += pause * 3_600_000;
          const at = new Date(now);
          const due = nextReminder([one], quoted, { isOn: true, days: cadence, now: at, timeZone });
          if (!due || due.at > at) continue;
          mails.push(dayInZone(now, timeZone));
          one = { ...one, reminders: due.number + 1, remindedAt: at.toISOString() };
        }
        expect(mails.length).toBeLessThanOrEqual(cadence.length);
        expect(new Set(mails).size).toBe(mails.length);
      }),
    );
  });

  it("is mailed nothing after any yes, no or question, whatever was said before", () => {
    const kinds = fc.array(fc.constantFrom(...answerKinds), { maxLength: 5 });
    fc.assert(
      fc.property(kinds, fc.constantFrom("chosen", "no", "question"), (before, kind) => {
        const answers = [answer(kind), ...before.map(answer)];
        expect(next([estimate({ answers })])).toBeNull();
      }),
    );
  });
});
