import { expect, it } from "vitest";
import { waitingLeads, waitingText } from "./waiting-leads.ts";

const now = new Date("2026-06-02T16:00:00Z");
const waited = (...minutes: number[]) =>
  minutes.map((each) => ({ arrivedAt: new Date(now.getTime() - each * 60_000) }));

it.each([
  ["2 leads wait, the oldest 3 min", waited(3, 1), []],
  ["3 leads wait, 1 emergency, the oldest 14 min", waited(3, 1), waited(14)],
  ["5 leads wait, 2 emergencies, the oldest 1 h 5 min", waited(3, 1, 65), waited(14, 2)],
  ["1 lead waits, the oldest 0 min", waited(0), []],
])("says %s", (expected, leads, emergencies) => {
  expect(waitingText(waitingLeads(leads, emergencies, now))).toBe(expected);
});
