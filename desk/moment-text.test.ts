import { expect, it } from "vitest";
import { momentText } from "./moment-text.ts";

const now = Date.parse("2026-11-24T19:00:00Z");

it.each([
  ["2026-11-24T18:14:00Z", "1:14 PM"],
  ["2026-11-24T04:30:00Z", "Yesterday, 11:30 PM"],
  ["2026-11-25T14:00:00Z", "Tomorrow, 9:00 AM"],
  ["2026-11-03T19:14:00Z", "Nov 3, 2:14 PM"],
  ["2025-11-03T19:14:00Z", "Nov 3, 2025, 2:14 PM"],
])("formats %s as %s, in the business's time zone", (at, text) => {
  expect(momentText(at, now).replaceAll("\u202f", " ")).toBe(text);
});
