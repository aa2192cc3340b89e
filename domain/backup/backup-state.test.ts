import { expect, it } from "vitest";
import { type BackupFacts, type BackupState, backupState, isDrillDue } from "./backup-state.ts";

const now = new Date("2026-11-29T12:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString();
const drilled = (at: string, fault: string | null = null) => ({
  ...{ at, backup: "site-2026-11-29T033012Z.backup", fault, rows: null },
});
const facts: BackupFacts = {
  since: hours(-1_000),
  newestAt: hours(-8),
  failed: null,
  drill: drilled(hours(-8)),
};

it.each<[string, Partial<BackupFacts>, BackupState]>([
  ["of tonight", {}, "good"],
  ["of the night before, which a slow one may follow", { newestAt: hours(-26) }, "good"],
  ["older", { newestAt: hours(-26.1) }, "late"],
  ["a clock that is minutes ahead", { newestAt: hours(0.1) }, "good"],
  ["a clock that was a year ahead", { newestAt: hours(365 * 24) }, "none"],
  ["the same on a new site", { newestAt: hours(365 * 24), since: hours(-8) }, "expected"],
  ["a clock that was hours ahead", { newestAt: hours(3) }, "none"],
  ["none, on a new site", { newestAt: null, since: hours(-71) }, "expected"],
  ["none", { newestAt: null, since: hours(-72) }, "none"],
  ["could not be restored", { drill: drilled(hours(-8), "it is not whole") }, "undrilled"],
  ["a drill of a clock that was ahead", { drill: drilled(hours(99), "not whole") }, "good"],
  [
    "failed, and is tried again",
    { failed: { at: hours(-1), fault: "", isFinal: false, unsent: null } },
    "good",
  ],
  [
    "failed for good",
    { failed: { at: hours(-1), fault: "", isFinal: true, unsent: null } },
    "late",
  ],
])("%s", (_, known, state) => {
  expect(backupState({ ...facts, ...known }, now)).toBe(state);
});

it.each([
  ["there was none", null, true],
  ["it passed this week", drilled(hours(-6 * 24)), false],
  ["it passed a week ago", drilled(hours(-7 * 24)), true],
  ["it failed", drilled(hours(-1), "not whole"), true],
  ["a clock that was ahead has named it", drilled(hours(365 * 24)), true],
])("a drill is due or not: %s", (_, drill, isDue) => {
  expect(isDrillDue(drill, now)).toBe(isDue);
});
