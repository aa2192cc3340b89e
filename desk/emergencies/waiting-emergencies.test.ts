import { expect, it } from "vitest";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { someLeadRow } from "#tests/support/lead-values.ts";
import { emergenciesWith, emergenciesWithout } from "./waiting-emergencies.ts";

const lead = (id: string, facts: Partial<LeadRow> = {}) =>
  someLeadRow({ id, emergency: true, answerBy: `2026-06-03T12:0${id}:00.000Z`, ...facts });
const ids = (leads: readonly LeadRow[]) => leads.map(({ id }) => id);

it("a new emergency takes its place among those that wait, the most urgent first", () => {
  expect(ids(emergenciesWith([lead("1"), lead("3")], lead("2")))).toEqual(["1", "2", "3"]);
});

it.each([
  ["is answered", { answeredAt: "2026-06-03T12:04:00.000Z", version: 2 }],
  ["turns out to be spam", { state: "spam", version: 2 }],
] as const)("an emergency that %s waits no longer", (_how, facts) => {
  expect(ids(emergenciesWith([lead("1"), lead("2")], lead("1", facts)))).toEqual(["2"]);
});

it("an emergency that somebody takes is shown with who has it", () => {
  const assignee = { id: "ada", name: "Ada" };
  const [taken] = emergenciesWith([lead("1")], lead("1", { assignee, version: 2 }));
  expect(taken?.assignee).toBe(assignee);
});

it("an erased emergency waits no longer, and any other changes nothing", () => {
  const known = [lead("1"), lead("2")];
  expect(ids(emergenciesWithout(known, "1"))).toEqual(["2"]);
  expect(emergenciesWithout(known, "3")).toBe(known);
});

it("what is older than what is known changes nothing", () => {
  const known = [lead("1", { version: 3 })];
  expect(emergenciesWith(known, lead("1", { answeredAt: "now", version: 2 }))).toBe(known);
});

it("any other lead changes nothing", () => {
  const known = [lead("1")];
  expect(emergenciesWith(known, lead("2", { emergency: false }))).toBe(known);
});
