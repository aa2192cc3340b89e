import { expect, it } from "vitest";
import { noOutcome } from "#desk/day/outcome-draft.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { outcomeChange } from "./outcome-change.ts";

const today = calendarDay("2026-06-03");
const at = Date.parse("2026-06-03T13:40:00.000Z");
const quoted = { ...noOutcome, state: "quoted" as const };
const change = { version: 2, state: "quoted", lostReason: null, at: "2026-06-03T13:40:00.000Z" };

it.each([
  ["for a visit", { words: quoted, appointmentId: "visit" }, { visit: { appointmentId: "visit" } }],
  ["for the lead alone", { words: quoted }, {}],
  [
    "with an amount and a day to follow up",
    { words: { ...quoted, amount: "14.5k", followUpOn: "2026-06-05" } },
    { amountCents: 1_450_000, followUpOn: "2026-06-05" },
  ],
])("an outcome %s is sent with when it was written", (_what, written, more) => {
  expect(outcomeChange({ version: 2, at, ...written }, today)).toEqual({ ...change, ...more });
});

it("a note alone changes nothing of its lead", () => {
  const words = { ...noOutcome, note: "Two dogs." };
  expect(outcomeChange({ version: 2, at, words }, today)).toBeUndefined();
});
