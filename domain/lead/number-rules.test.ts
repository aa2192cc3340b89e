import { expect, it } from "vitest";
import { lastQuotedAtAfter, quotedAtAfter } from "./lead-rules.ts";
import { medianMinutes } from "./median-minutes.ts";
import { mondayMailDay } from "./monday-mail.ts";
import { shareText } from "./number-share.ts";

it.each([
  [[], null],
  [[4], 4],
  [[1, 9], 1],
  [[1, 2, 9], 2],
  [[5, 0, 3, 3], 3],
])("the median of %j is %j", (minutes, median) => {
  const answers = minutes.map((each) => ({ minutes: each, leads: 1 }));
  expect(medianMinutes(answers)).toBe(median);
});

it.each([
  [0, 0, ""],
  [2, 4, ""],
  [0, 5, "0%"],
  [2, 6, "33%"],
  [7, 7, "100%"],
])("%i of %i is told as '%s'", (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});

it.each([
  ["Sunday night", "2026-05-31T23:59:00-04:00", null],
  ["Monday before seven", "2026-06-01T06:59:59-04:00", null],
  ["Monday at seven", "2026-06-01T07:00:00-04:00", "2026-06-01"],
  ["Monday in winter", "2026-01-05T07:00:00-05:00", "2026-01-05"],
  ["late on Monday", "2026-06-01T23:59:59-04:00", "2026-06-01"],
  ["Tuesday", "2026-06-02T07:00:00-04:00", null],
  ["the day after the clocks change", "2026-03-09T06:30:00-04:00", null],
  ["seven after the clocks change", "2026-03-09T07:00:00-04:00", "2026-03-09"],
])("on %s (%s) the mail of %s is due", (_when, at, day) => {
  expect(mondayMailDay(new Date(at), "America/New_York")).toBe(day);
});

it.each([
  ["quoted", null, "now"],
  ["quoted", "before", "now"],
  ["won", null, "now"],
  ["won", "before", "before"],
  ["lost", "before", "before"],
  ["scheduled", "before", "before"],
  ["contacted", "before", null],
] as const)("set to %s, quoted %s before, a lead was last quoted %s", (state, before, after) => {
  expect(lastQuotedAtAfter(state, before, "now")).toBe(after);
});

it.each([
  ["quoted", null, "now"],
  ["quoted", "before", "before"],
  ["won", null, "now"],
  ["won", "before", "before"],
  ["lost", "before", "before"],
  ["scheduled", "before", "before"],
  ["scheduled", null, null],
  ["contacted", "before", null],
  ["new", "before", null],
] as const)("set to %s, quoted %s before, a lead was first quoted %s", (state, before, after) => {
  expect(quotedAtAfter(state, before, "now")).toBe(after);
});
