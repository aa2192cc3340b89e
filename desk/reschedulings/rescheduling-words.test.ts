import { describe, expect, it } from "vitest";
import type { ReschedulingItem } from "#domain/appointment/rescheduling-contract.ts";
import {
  daysText,
  groupsOf,
  leftText,
  nextPlace,
  progressText,
  sendText,
  sentText,
  stateText,
} from "./rescheduling-words.ts";

const original = { date: "2026-06-05", timeSlot: "9:00 AM" as const, inspectorId: null };
const proposed = { ...original, date: "2026-06-08" };
const item = (change: Partial<ReschedulingItem> = {}): ReschedulingItem => ({
  appointment: {
    ...{ id: "a", leadId: "l", leadNumber: 1, name: "Ann", phone: "", email: "", address: "" },
    ...{ status: "booked", progress: "booked", sequence: 0, toldTime: null, ...original },
  },
  ...{ state: "proposed", version: 1, original, proposed, canMail: true },
  ...{ toldAt: null, answerBy: null, answeredAt: null },
  ...change,
});
const of = (...states: ReschedulingItem["state"][]) => ({
  items: states.map((state) => item({ state })),
});

it.each([
  [["proposed", "call"], "2 people have an appointment then. Nothing has moved yet."],
  [["proposed", "told"], "1 person has an appointment then. 1 moved. 1 yet to answer."],
  [["told", "not-reached", "accepted"], "3 moved. 1 yet to answer. 1 to call today."],
  [["accepted", "removed"], "1 moved. Nobody is left to move."],
  [["removed"], "Nobody is left to move."],
] as const)("%j is %s", (states, expected) => {
  expect(progressText(of(...states))).toBe(expected);
});

it("lists people by what is to be done for them", () => {
  const groups = groupsOf(of("left", "told", "not-reached", "proposed", "call", "removed"));
  expect(Object.values(groups).map((items) => items.map(({ state }) => state))).toEqual([
    ...[["proposed"], ["not-reached", "call"], ["told"], ["left", "removed"]],
  ]);
});

it("lists those of one group by the time that they had, and by name", () => {
  const named = (name: string, timeSlot: "9:00 AM" | "1:00 PM", date = original.date) => {
    const { appointment } = item();
    return item({
      appointment: { ...appointment, name },
      original: { ...original, date, timeSlot },
    });
  };
  const items = [
    named("Zoe", "9:00 AM", "2026-06-06"),
    named("Cem", "1:00 PM"),
    named("Bea", "9:00 AM"),
    named("Ann", "9:00 AM"),
  ];
  const names = groupsOf({ items }).move.map(({ appointment }) => appointment.name);
  expect(names).toEqual(["Ann", "Bea", "Cem", "Zoe"]);
});

describe("somebody", () => {
  const canceled = { ...item().appointment, status: "cancelled" as const };
  const moved = { ...item().appointment, ...proposed };
  it.each<[string, Partial<ReschedulingItem>]>([
    ["", {}],
    ["To be called.", { state: "call" }],
    ["No email address.", { state: "call", canMail: false }],
    ["No time is free for them.", { state: "call", canMail: false, proposed: null }],
    ["Keeps the new time.", { state: "accepted", appointment: moved }],
    ["Keeps the time.", { state: "accepted", proposed: original }],
    [
      "Not told: still expects Fri, Jun 5, 9:00 AM.",
      { state: "accepted", appointment: { ...moved, toldTime: original } },
    ],
    ["Has chosen another time.", { state: "accepted" }],
    ["Canceled meanwhile.", { state: "removed", appointment: canceled }],
    ["Moved meanwhile, from Fri, Jun 5, 9:00 AM.", { state: "removed", appointment: moved }],
  ])("is %j", (expected, change) => {
    expect(stateText(item(change))).toBe(expected);
  });
});

it("shows where somebody is once that is settled, and what is proposed until then", () => {
  const own = { ...item().appointment, date: "2026-06-09" };
  const canceled = { ...own, status: "cancelled" as const };
  const dates = (["proposed", "told", "accepted", "removed", "left"] as const).map(
    (state) => nextPlace(item({ state, appointment: own }))?.date,
  );
  expect(dates).toEqual([proposed.date, proposed.date, own.date, own.date, undefined]);
  expect(nextPlace(item({ state: "declined", appointment: canceled }))).toBeNull();
});

it("counts whom a press moves, and what is left", () => {
  const moved = item();
  const inspectors = [
    { id: "dana", name: "Dana Ruiz" },
    { id: "eli", name: "Eli Stone" },
  ];
  const given = (id: string | null) => item({ proposed: { ...original, inspectorId: id } });
  const { appointment } = item();
  // Given to another at the time that it has, which its person does not know.
  const untold = { ...given("dana"), appointment: { ...appointment, toldTime: proposed } };
  const words = (...items: ReschedulingItem[]) => sendText(items, inspectors);
  expect(words()).toBe("Choose whom to move");
  expect(words(moved, moved, untold)).toBe("Move 3 and write to them");
  expect(words(given("dana"), given("dana"))).toBe("Give 2 to Dana Ruiz");
  expect(words(given("dana"), given("eli"))).toBe("Give 2 to other inspectors");
  expect(words(given(null))).toBe("Give 1 to another inspector");
  expect(words(moved, given("eli"))).toBe("Move 1 and write to them, give 1 to Eli Stone");
  expect(sentText([])).toBe("Nobody was moved.");
  expect(sentText([{ state: "told" }, { state: "accepted" }])).toBe(
    "1 moved. 1 has another inspector.",
  );
  expect(leftText({ undecided: 2, told: 3 })).toBe("2 to move or call, 3 yet to answer.");
  expect(leftText({ undecided: 0, told: 0 })).toBe("Nobody is left to move.");
});

it("names the closed days", () => {
  expect(daysText({ firstDay: "2026-06-05", lastDay: "2026-06-05" })).toBe("Friday, June 5");
  expect(daysText({ firstDay: "2026-06-05", lastDay: "2026-06-07" })).toBe(
    "Fri, Jun 5 to Sun, Jun 7",
  );
});
