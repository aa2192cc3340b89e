import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUntold } from "#domain/appointment/told-time.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Slot } from "#domain/calendar/slot.ts";
import {
  isAnswered,
  isSettled,
  type LeadHappening,
  type LeadSituation,
  situationAfter,
} from "./support/lead-situation.ts";

const at = (timeSlot: Slot) => ({ date: calendarDay("2026-06-03"), timeSlot });
const nine = at("09:00");
const eleven = at("11:00");
const one = at("13:00");

const nobody: LeadSituation = {
  ...{ time: null, believed: null },
  ...{ answer: "none", confirmation: "none" },
};
const bookedOnline: LeadHappening = { is: "agreed", time: nine, with: "nobody" };
const confirmed: LeadHappening = { is: "agreed", time: nine, with: "confirmation" };
const bookedAtDesk: LeadHappening = { is: "agreed", time: nine, with: "desk" };
const moved: LeadHappening = { is: "moved", time: eleven };
const movedBack: LeadHappening = { is: "moved", time: nine };
const told: LeadHappening = { is: "told" };
const unsent: LeadHappening = { is: "unsent", believed: nine };
const situationOf = (...happenings: LeadHappening[]) => happenings.reduce(situationAfter, nobody);

describe("a lead", () => {
  it.each<
    [string, LeadHappening[], LeadSituation["answer"] | "by-confirmation", "told" | "untold"]
  >([
    ["booked online waits", [bookedOnline], "none", "told"],
    ["booked online and confirmed is answered", [confirmed], "by-confirmation", "told"],
    ["confirmed, then moved and not told, waits", [confirmed, moved], "none", "untold"],
    [
      "confirmed is answered again once it is moved back",
      [confirmed, moved, movedBack],
      "by-confirmation",
      "told",
    ],
    [
      "confirmed is answered again once its person keeps the new time",
      [confirmed, moved, { is: "kept" }],
      "by-confirmation",
      "told",
    ],
    [
      "confirmed, whose move is undone in time, is answered again",
      [confirmed, moved, told, unsent, movedBack],
      "by-confirmation",
      "told",
    ],
    [
      "moved by its person before anybody has seen it is answered",
      [confirmed, { ...confirmed, time: one }],
      "by-confirmation",
      "told",
    ],
    [
      "moved by its person afterwards waits",
      [confirmed, { is: "answered" }, { ...confirmed, time: one }],
      "none",
      "told",
    ],
    ["booked at the desk is answered", [bookedAtDesk], "given", "told"],
    ["moved and not told waits on", [bookedOnline, moved], "none", "untold"],
    ["moved and told is answered", [bookedOnline, moved, told], "by-telling", "told"],
    ["told what it knows is not answered", [bookedOnline, told], "none", "told"],
    ["keeps its answer through a move", [bookedAtDesk, moved], "given", "untold"],
    ["moved back waits as before", [bookedOnline, moved, movedBack], "none", "told"],
    [
      "moved on is still untold",
      [bookedOnline, moved, { is: "moved", time: one }],
      "none",
      "untold",
    ],
    [
      "whose mail is refused is not told",
      [bookedOnline, moved, { is: "mail-refused" }],
      "none",
      "untold",
    ],
    [
      "whose move is undone in time was never answered",
      [bookedOnline, moved, told, unsent, movedBack],
      "none",
      "told",
    ],
    [
      "that was answered before stays so when a move is undone",
      [bookedAtDesk, moved, told, unsent, movedBack],
      "given",
      "told",
    ],
    [
      "moved on before the mail left believes what it did",
      [bookedOnline, moved, told, unsent, { is: "moved", time: one }],
      "none",
      "untold",
    ],
    ["canceled and not told waits on", [bookedOnline, { is: "canceled" }], "none", "untold"],
    [
      "canceled and told is answered",
      [bookedOnline, { is: "canceled" }, told],
      "by-telling",
      "told",
    ],
    [
      "moved, then moved by its person, knows",
      [bookedOnline, moved, { is: "agreed", time: one, with: "nobody" }],
      "none",
      "told",
    ],
    [
      "whose person keeps the new time knows, and still waits",
      [bookedOnline, moved, { is: "kept" }],
      "none",
      "told",
    ],
    ["canceled by its person knows", [bookedOnline, moved, { is: "called-off" }], "none", "told"],
    [
      "that got a voicemail is answered, not told",
      [bookedOnline, moved, { is: "answered" }],
      "given",
      "untold",
    ],
    ["with another inspector is as before", [bookedAtDesk, { is: "unrelated" }], "given", "told"],
  ])("%s", (_, happenings, answer, knows) => {
    const situation = situationOf(...happenings);
    const isConfirmed = situation.answer === "none" && isAnswered(situation);
    expect(isConfirmed ? "by-confirmation" : situation.answer).toBe(answer);
    expect(isUntold(situation)).toBe(knows === "untold");
    expect(isSettled(situation)).toBe(answer !== "none" && knows === "told");
  });
});

describe("whatever happens", () => {
  const time = fc.constantFrom(nine, eleven, one);
  const happening: fc.Arbitrary<LeadHappening> = fc.oneof(
    fc.record({
      is: fc.constant("agreed" as const),
      time,
      with: fc.constantFrom("desk" as const, "nobody" as const, "confirmation" as const),
    }),
    fc.record({ is: fc.constant("moved" as const), time }),
    fc.record({ is: fc.constant("unsent" as const), believed: time }),
    fc
      .constantFrom(
        ...([
          "canceled",
          "called-off",
          "told",
          "kept",
          "answered",
          "returned",
          "mail-refused",
          "unrelated",
        ] as const),
      )
      .map((is) => ({ is })),
  );
  const past = fc.array(happening, { maxLength: 12 });

  it("a change that only we know of answers nobody, and takes no answer away", () => {
    fc.assert(
      fc.property(past, time, (happenings, to) => {
        const before = situationOf(...happenings);
        for (const change of [{ is: "moved" as const, time: to }, { is: "canceled" as const }]) {
          const changed = situationAfter(before, change);
          expect(changed.answer).toBe(before.answer);
          expect(changed.believed).toEqual(before.believed);
        }
      }),
    );
  });

  it("nobody is settled who believes in a time that is wrong, and a telling always ends that", () => {
    fc.assert(
      fc.property(past, (happenings) => {
        const situation = situationOf(...happenings);
        const isWrong = JSON.stringify(situation.time) !== JSON.stringify(situation.believed);
        expect(isUntold(situation)).toBe(isWrong);
        expect(isSettled(situation) && isWrong).toBe(false);
        const informed = situationAfter(situation, told);
        expect(isUntold(informed)).toBe(false);
        expect(isSettled(informed)).toBe(isWrong || isAnswered(situation));
      }),
    );
  });

  /** The same, once somebody at the office has had to do with it. */
  const seenBy = (before: LeadSituation): LeadSituation => ({
    ...before,
    confirmation: before.confirmation === "none" ? "none" : "seen",
  });

  it("moving back to where it was restores all", () => {
    fc.assert(
      fc.property(past, time, (happenings, to) => {
        const before = situationOf(...happenings);
        if (!before.time) return;
        const away = situationAfter(before, { is: "moved", time: to });
        expect(situationAfter(away, { is: "moved", time: before.time })).toEqual(seenBy(before));
      }),
    );
  });

  it("a move that is told and undone in time leaves all as it was", () => {
    fc.assert(
      fc.property(past, time, (happenings, to) => {
        const before = situationOf(...happenings);
        const { time: from } = before;
        if (!from || isUntold(before) || before.answer === "by-telling") return;
        const undone = [
          { is: "moved" as const, time: to },
          told,
          { is: "unsent" as const, believed: from },
          { is: "moved" as const, time: from },
        ].reduce<LeadSituation>(situationAfter, before);
        expect(undone).toEqual(seenBy(before));
      }),
    );
  });
});
