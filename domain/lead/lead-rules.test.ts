import { expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { callOutcomes, leadStates } from "./lead.ts";
import { changedFacts, differences, isAnswer, isStateAfterAnswer } from "./lead-rules.ts";

const facts = { state: "new", lostReason: null, assigneeId: null, followUpOn: null } as const;
const lost = { ...facts, state: "lost", lostReason: "price" } as const;

it("leaves alone what a change does not name", () => {
  const followed = { ...facts, followUpOn: calendarDay("2026-06-05") };
  expect(changedFacts(followed, { version: 1, assigneeId: "ada" })).toEqual({
    ...followed,
    assigneeId: "ada",
  });
  expect(changedFacts(followed, { version: 1, followUpOn: null })).toEqual(facts);
});

it.each([
  ["is lost with a reason", facts, { state: "lost", lostReason: "price" }, lost],
  ["is not lost without one", facts, { state: "lost" }, null],
  [
    "stays lost with another reason",
    lost,
    { lostReason: "timing" },
    { ...lost, lostReason: "timing" },
  ],
  ["does not stay lost without one", lost, { lostReason: null }, null],
  [
    "has no reason once it is found again",
    lost,
    { state: "quoted" },
    { ...facts, state: "quoted" },
  ],
  ["has no reason unless it is lost", facts, { lostReason: "price" }, facts],
] as const)("a lead %s", (_case, before, change, after) => {
  expect(changedFacts(before, { version: 1, ...change })).toEqual(after);
});

it("reports only what differs", () => {
  expect(differences(facts, lost)).toEqual({
    state: { from: "new", to: "lost" },
    lostReason: { from: null, to: "price" },
  });
  expect(differences(facts, { ...facts })).toEqual({});
});

it("counts a person as answered who was reached or has a voicemail from us", () => {
  expect(callOutcomes.filter(isAnswer)).toEqual(["reached", "voicemail"]);
  expect(leadStates.filter((state) => !isStateAfterAnswer(state))).toEqual(["new", "spam"]);
});
