import { expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { callOutcomes, leadStates } from "./lead.ts";
import {
  amountAfter,
  changedFacts,
  differences,
  isAnswer,
  isStateAfterAnswer,
  takesAmount,
} from "./lead-rules.ts";

const facts = {
  state: "new",
  lostReason: null,
  assigneeId: null,
  followUpOn: null,
  amountCents: null,
} as const;
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

it("reports an amount that is said, changed or taken back", () => {
  const [quoted, won] = [1_450_000, 1_390_000].map((amountCents) => ({ ...facts, amountCents }));
  if (!quoted || !won) throw new Error("no amounts");
  expect(differences(facts, quoted)).toEqual({ amountCents: { from: null, to: 1_450_000 } });
  expect(differences(quoted, won)).toEqual({ amountCents: { from: 1_450_000, to: 1_390_000 } });
  expect(differences(quoted, facts)).toEqual({ amountCents: { from: 1_450_000, to: null } });
});

it("has an amount once it is quoted, and no more where nothing has been offered yet", () => {
  expect(leadStates.filter(takesAmount)).toEqual(["quoted", "won", "lost"]);
  const kept = leadStates.filter((state) => amountAfter(state, 1_450_000) !== null);
  expect(kept).toEqual(["scheduled", "quoted", "won", "lost", "spam"]);
  expect(leadStates.filter((state) => amountAfter(state, null) !== null)).toEqual([]);
});

it("counts a person as answered who was reached or has a voicemail from us", () => {
  expect(callOutcomes.filter(isAnswer)).toEqual(["reached", "voicemail"]);
  expect(leadStates.filter((state) => !isStateAfterAnswer(state))).toEqual(["new", "spam"]);
});
