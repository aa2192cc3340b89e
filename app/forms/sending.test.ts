import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterwards,
  canBeTakenBack,
  type Happening,
  isOver,
  mostCalls,
  pressed,
  type Sending,
  type Stage,
} from "./sending.ts";

const lost = (call: number): Happening => ({ type: "lost", call });
const long = (call: number): Happening => ({ type: "long", call });
const [online, offline, answered, refused, rested, takenBack] = (
  ["online", "offline", "answered", "refused", "rested", "taken-back"] as const
).map((type): Happening => ({ type })) as [
  Happening,
  Happening,
  Happening,
  Happening,
  Happening,
  Happening,
];

describe("a form that was pressed", () => {
  it.each<[string, Happening[], Stage, number]>([
    ["is on its way", [], "sending", 1],
    ["arrives", [answered], "sent", 1],
    ["is refused", [refused], "failed", 1],
    ["is lost although there is a network", [lost(1)], "failed", 1],
    ["takes long", [long(1)], "slow", 1],
    ["takes long and arrives", [long(1), answered], "sent", 1],
    ["takes long and is lost", [long(1), lost(1)], "failed", 1],
    ["is told at once that there is no network", [offline], "offline", 1],
    ["is lost because there is none", [offline, lost(1)], "offline", 1],
    ["is not called slow while there is none", [offline, long(1)], "offline", 1],
    ["arrives although the browser says that there is none", [offline, answered], "sent", 1],
    ["is sent again once there is one", [offline, lost(1), online], "sending", 2],
    ["does not wait for a call of before", [offline, online], "sending", 2],
    ["arrives with the second", [offline, lost(1), online, answered], "sent", 2],
    ["is not lost with a call of before", [offline, online, lost(1)], "sending", 2],
    ["is lost again, and rests", [offline, online, lost(2)], "between", 2],
    ["is sent a third time after a rest", [offline, online, lost(2), rested], "sending", 3],
    ["rests, and the network goes", [offline, online, lost(2), offline, rested], "offline", 2],
    ["is taken back", [offline, takenBack], "taken-back", 1],
    ["cannot be taken back while it is on its way", [long(1), takenBack], "slow", 1],
    ["stays taken back", [offline, takenBack, online, answered], "taken-back", 1],
    ["is refused on its second way", [offline, online, refused], "failed", 2],
  ])("%s", (_what, happenings, stage, calls) => {
    expect(happenings.reduce(afterwards, pressed(true))).toMatchObject({ stage, calls });
  });

  it("waits when the browser knew of no network, once the call is lost", () => {
    expect(afterwards(pressed(false), lost(1))).toMatchObject({ stage: "offline" });
  });

  it("gives up after so many calls, and the visitor decides", () => {
    let sending = pressed(true);
    for (let tries = 0; tries <= mostCalls; tries += 1) {
      sending = [offline, online].reduce(afterwards, sending);
    }
    expect(sending).toMatchObject({ stage: "failed", calls: mostCalls });
  });
});

const happenings = fc.array(
  fc.oneof(
    ...[online, offline, answered, refused, rested, takenBack].map((one) => fc.constant(one)),
    fc.integer({ min: 1, max: 5 }).map(lost),
    fc.integer({ min: 1, max: 5 }).map(long),
  ),
);

describe("whatever happens", () => {
  const walk = (check: (before: Sending, after: Sending, happening: Happening) => void) =>
    fc.assert(
      fc.property(fc.boolean(), happenings, (isOnline, all) => {
        let sending = pressed(isOnline);
        for (const happening of all) {
          const next = afterwards(sending, happening);
          check(sending, next, happening);
          sending = next;
        }
      }),
    );

  it("makes one call at a time, and none once it is over or there is no network", () => {
    walk((before, after) => {
      const more = after.calls - before.calls;
      expect([0, 1]).toContain(more);
      if (more === 1) {
        expect(after).toMatchObject({ stage: "sending", isOnline: true });
        expect(canBeTakenBack(before.stage)).toBe(true);
      }
    });
  });

  it("changes nothing once it is over", () => {
    walk((before, after) => isOver(before) && expect(after).toBe(before));
  });

  it("says that it was sent only once a call was answered", () => {
    walk((before, after, { type }) => {
      if (after.stage === "sent" && before.stage !== "sent") expect(type).toBe("answered");
    });
  });
});
