import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterwards,
  canBeTakenBack,
  type Happening,
  isOver,
  mayHaveArrived,
  mostCalls,
  pressed,
  type Sending,
  type Stage,
} from "./sending.ts";

const of = (type: "lost" | "long" | "refused" | "broken" | "put-off") => (call: number) =>
  ({ type, call }) satisfies Happening;
const [lost, long, refused, broken, putOff] = [
  of("lost"),
  of("long"),
  of("refused"),
  of("broken"),
  of("put-off"),
];
const [online, offline, answered, left, rested, takenBack] = (
  ["online", "offline", "answered", "left", "rested", "taken-back"] as const
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
    ["is refused", [refused(1)], "failed", 1],
    ["meets a fault", [broken(1)], "failed", 1],
    ["is put off for a minute", [putOff(1)], "put-off", 1],
    ["is sent again after that", [putOff(1), rested], "sending", 2],
    ["is put off, and the network goes", [putOff(1), offline, rested], "offline", 1],
    ["is put off, sent again and lost", [putOff(1), rested, lost(2)], "between", 2],
    ["is put off, and taken back", [putOff(1), takenBack], "stopped", 1],
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
    ["is taken back", [offline, takenBack], "stopped", 1],
    ["cannot be taken back while it is on its way", [long(1), takenBack], "slow", 1],
    ["stays taken back", [offline, takenBack, online, rested], "stopped", 1],
    ["is taken back, and has arrived", [offline, takenBack, answered], "sent", 1],
    ["is left while it is on its way", [long(1), left, offline, online], "stopped", 1],
    ["is left, and has arrived", [left, answered], "sent", 1],
    ["fails, and has arrived", [offline, online, refused(2), answered], "sent", 2],
    ["is refused on its second way", [offline, online, refused(2)], "failed", 2],
    ["is not refused with a call of before", [offline, online, refused(1)], "sending", 2],
    ["is not put off with a call of before", [offline, online, putOff(1)], "sending", 2],
    [
      "is refused while the browser says that there is no network",
      [offline, refused(1)],
      "failed",
      1,
    ],
  ])("%s", (_what, happenings, stage, calls) => {
    expect(happenings.reduce(afterwards, pressed(true))).toMatchObject({ stage, calls });
  });

  it.each<[string, boolean, Happening[], boolean]>([
    ["on its way", true, [], true],
    ["lost", true, [lost(1)], true],
    ["on its way when the network went", true, [offline], true],
    ["on its way when the network went, and lost", true, [offline, lost(1), takenBack], true],
    ["begun without a network, and not lost yet", false, [], true],
    ["begun without a network, and lost there", false, [lost(1)], false],
    ["lost after the network came", false, [online, lost(1)], true],
    ["lost without a network, and sent again", false, [lost(1), online], true],
    ["refused", true, [refused(1)], false],
    ["refused after one without an answer", true, [offline, online, refused(2)], true],
    ["refused twice", true, [offline, online, refused(1), refused(2)], false],
    ["put off", true, [putOff(1)], false],
    ["met by a fault of the server's", true, [broken(1)], true],
  ])("may have arrived or not: %s", (_what, isOnline, all, may) => {
    expect(mayHaveArrived(all.reduce(afterwards, pressed(isOnline)))).toBe(may);
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
    ...[online, offline, answered, left, rested, takenBack].map((one) => fc.constant(one)),
    ...[lost, long, refused, broken, putOff].map((one) => fc.integer({ min: 1, max: 5 }).map(one)),
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

  it("changes nothing once it is over, but for an answer", () => {
    walk((before, after, { type }) => {
      if (isOver(before) && type !== "answered") expect(after).toBe(before);
    });
  });

  it("is said not to have arrived only if each call came back untaken, or never had a network", () => {
    const noteworthy = new Set(["refused", "put-off", "lost"]);
    walk((before, after, { type }) => {
      if (mayHaveArrived(after) || !mayHaveArrived(before)) return;
      expect(noteworthy).toContain(type);
      if (type === "lost") expect(before.hasBeenOnline).toBe(false);
    });
  });

  it("says that it was sent only once a call was answered", () => {
    walk((before, after, { type }) => {
      if (after.stage === "sent" && before.stage !== "sent") expect(type).toBe("answered");
    });
  });
});
