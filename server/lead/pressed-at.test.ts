import { expect, it } from "vitest";
import { pressedBy } from "./pressed-at.ts";

const since = "2026-06-01T14:00:00.000Z";
const now = new Date("2026-06-03T18:00:00.000Z");

it.each([
  ["hours ago, without a network", "2026-06-03T13:40:00.000Z", "2026-06-03T13:40:00.000Z"],
  ["as soon as there was something to press", since, since],
  ["now, by a device that does not say", undefined, now.toISOString()],
  ["now, by a device whose clock is fast", "2026-06-03T19:00:00.000Z", now.toISOString()],
  ["now, by a device whose clock is in 2020", "2020-01-01T00:00:00.000Z", now.toISOString()],
  ["now, by a device that says no moment", "yesterday", now.toISOString()],
])("something was pressed %s", (_what, at, expected) => {
  expect(pressedBy(at, { since, now }).toISOString()).toBe(expected);
});
