import { expect, it } from "vitest";
import { happenedAt } from "./happened-at.ts";
import type { LeadEvent } from "./lead-event.ts";

const stored = "2026-06-02T18:00:00.000Z";
const pressedAt = "2026-06-02T13:40:00.000Z";

it.each<[string, Pick<LeadEvent, "details">, string]>([
  ["a call, when it was logged", { details: { outcome: "reached" } }, stored],
  [
    "a call without a network, when it was pressed",
    { details: { outcome: "reached", pressedAt } },
    pressedAt,
  ],
  [
    "a note without a network, when it was pressed",
    { details: { text: "Two dogs.", pressedAt } },
    pressedAt,
  ],
  [
    "the end of a visit, when it was pressed",
    { details: { event: "progress", progress: "done", pressedAt } },
    pressedAt,
  ],
  ["a confirmation, when it was stored", { details: { event: "confirmed" } }, stored],
])("%s", (_what, event, moment) => {
  expect(happenedAt(stored, event)).toBe(moment);
});
