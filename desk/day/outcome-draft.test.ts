import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import {
  amountOf,
  followUpOf,
  noOutcome,
  type OutcomeDraft,
  returnedDraft,
} from "./outcome-draft.ts";

describe("an outcome that comes back", () => {
  const choice = (state: OutcomeDraft["state"], note = ""): OutcomeDraft => ({
    ...noOutcome,
    ...{ state, note },
  });

  it.each<[string, OutcomeDraft | undefined, OutcomeDraft, OutcomeDraft]>([
    ["is as it was when nothing was typed since", undefined, choice("won"), choice("won")],
    ["has the newer choice", choice("lost"), choice("won"), choice("lost")],
    [
      "has its own choice when only a note was typed",
      choice("", "B"),
      choice("won"),
      choice("won", "B"),
    ],
    [
      "has a note once, however often it comes back",
      choice("", "A"),
      choice("", "A"),
      choice("", "A"),
    ],
  ])("%s", (_what, typed, back, expected) => {
    expect(returnedDraft(typed, back)).toEqual(expected);
  });

  it.each<[string, OutcomeDraft | undefined, string | undefined]>([
    ["is as it was", undefined, "14,500"],
    ["is the newer one", { ...choice("won"), amount: "13,900" }, "13,900"],
    ["stays with the same choice", choice("quoted"), "14,500"],
    ["stays when only a note was typed", choice("", "B"), "14,500"],
    ["goes with the choice that it was typed with", choice("won"), undefined],
    ["nobody typed for what was lost", choice("lost"), undefined],
  ])("has an amount that %s", (_what, typed, amount) => {
    expect(returnedDraft(typed, { ...choice("quoted"), amount: "14,500" }).amount).toBe(amount);
  });
});

it.each([
  ["what was typed", { state: "quoted", amount: "14.5k" }, 1_450_000],
  ["none that was emptied", { state: "won", amount: " " }, null],
  ["nothing that nobody has touched", { state: "won" }, undefined],
  ["nothing without a choice", { state: "", amount: "14.5k" }, undefined],
  ["nothing of what is wrong", { state: "quoted", amount: "a lot" }, undefined],
] as const)("an outcome sets %s as the amount", (_what, words, cents) => {
  expect(amountOf({ ...noOutcome, ...words })).toBe(cents);
});

it.each([
  ["the day that was taken", { state: "quoted", followUpOn: "2026-06-04" }, "2026-06-04"],
  ["today", { state: "quoted", followUpOn: "2026-06-02" }, "2026-06-02"],
  [
    "none that is over by the time it is sent",
    { state: "quoted", followUpOn: "2026-06-01" },
    undefined,
  ],
  ["none of what was not quoted after all", { state: "won", followUpOn: "2026-06-04" }, undefined],
  ["none that nobody took", { state: "quoted" }, undefined],
] as const)("an outcome sets %s as the day to follow up on", (_what, words, day) => {
  expect(followUpOf({ ...noOutcome, ...words }, calendarDay("2026-06-02"))).toBe(day);
});
