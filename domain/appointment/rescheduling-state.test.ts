import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Place } from "./rescheduling.ts";
import {
  type ItemState,
  type ItemStep,
  isOpen,
  type StoredItemState,
  seenState,
  stateAfter,
} from "./rescheduling-state.ts";

const steps: ItemStep[] = [
  ...(["propose", "call", "leave", "agree", "tell"] as const),
  ...(["keep", "choose-another", "cancel", "give-up"] as const),
];
const none = null;

describe("the state after each step", () => {
  it.each<[StoredItemState, (StoredItemState | null)[]]>([
    // propose, call, leave, agree, tell, keep, choose-another, cancel, give-up
    ["proposed", ["proposed", "call", "left", "accepted", "told", none, none, none, none]],
    ["call", ["proposed", "call", "left", "accepted", none, none, none, none, none]],
    ["left", ["proposed", "call", "left", none, none, none, none, none, none]],
    ["told", [none, none, none, none, none, "accepted", "accepted", "declined", "not-reached"]],
    ["not-reached", [none, none, none, none, none, "accepted", "accepted", "declined", none]],
    ["accepted", [none, none, none, none, none, "accepted", none, none, none]],
    ["declined", [none, none, none, none, none, none, none, none, none]],
  ])("of %s", (state, expected) => {
    expect(steps.map((step) => stateAfter(state, step))).toEqual(expected);
  });
});

const original: Place = {
  ...{ date: calendarDay("2026-06-05"), timeSlot: "09:00", inspectorId: "dana" },
};
const proposed: Place = { ...original, date: calendarDay("2026-06-08") };
const elsewhere: Place = { ...original, date: calendarDay("2026-06-09") };

describe("an item is seen together with its appointment", () => {
  it.each<[StoredItemState, ItemState, ItemState, ItemState, ItemState]>([
    // state, at the original time, at the proposed one, elsewhere, canceled
    ["proposed", "proposed", "removed", "removed", "removed"],
    ["call", "call", "removed", "removed", "removed"],
    ["left", "left", "removed", "removed", "removed"],
    ["told", "accepted", "told", "accepted", "declined"],
    ["not-reached", "accepted", "not-reached", "accepted", "declined"],
    ["accepted", "accepted", "accepted", "accepted", "accepted"],
    ["declined", "declined", "declined", "declined", "declined"],
  ])("as %s", (state, ...expected) => {
    const places = { original, proposed };
    const seen = [original, proposed, elsewhere].map((place) =>
      seenState(state, places, { ...place, status: "booked" }),
    );
    const canceled = seenState(state, places, { ...proposed, status: "cancelled" });
    expect([...seen, canceled]).toEqual(expected);
  });

  it("that got only another inspector is still where it was", () => {
    const reassigned = { ...original, inspectorId: "sam", status: "booked" as const };
    expect(seenState("proposed", { original, proposed: null }, reassigned)).toBe("proposed");
  });
});

it("is open while staff or the person have something to do", () => {
  const states: ItemState[] = ["proposed", "call", "told", "left", "accepted", "removed"];
  expect(states.filter(isOpen)).toEqual(["proposed", "call", "told"]);
});
