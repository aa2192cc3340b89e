import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backupName, backupTime } from "./backup-name.ts";
import { bucketRule, endedBackups, folderRule, type KeepRule } from "./kept-backups.ts";

const day = 24 * 3_600_000;
const named = (time: Date) => backupName(time, "4f0c2a9e");
const at = (time: string) => named(new Date(time));
const daily = (from: string, days: number) =>
  Array.from({ length: days }, (_, count) => named(new Date(Date.parse(from) + count * day)));
const left = (names: readonly string[], rule: KeepRule) => {
  const ended = new Set(endedBackups(names, rule));
  return names.filter((name) => !ended.has(name));
};
const dayOf = (name: string) => name.slice(-25, -15);

describe("of the backups of every night", () => {
  it.each<[string, string[], KeepRule, string[]]>([
    ["none", [], bucketRule, []],
    [
      "one is the newest",
      [at("2020-01-01T03:30:00Z")],
      { days: 0, weeks: 0, months: 0 },
      ["2020-01-01"],
    ],
    [
      "two weeks stay on the site's own disk",
      daily("2026-10-01T03:30:00Z", 60),
      folderRule,
      daily("2026-11-16T03:30:00Z", 14).map(dayOf),
    ],
    [
      "seven days, five weeks and twelve months stay in a bucket",
      // Until Sunday.
      daily("2025-01-01T03:30:00Z", 698),
      bucketRule,
      [
        ...["2025-12-31", "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"],
        ...["2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30", "2026-10-31"],
        ...["2026-11-01", "2026-11-08", "2026-11-15", "2026-11-22"],
        ...daily("2026-11-23T03:30:00Z", 7).map(dayOf),
      ],
    ],
    [
      "all of one day stay",
      [at("2026-11-29T03:30:00Z"), at("2026-11-29T15:00:00Z"), at("2026-11-28T03:30:00Z")],
      { days: 1, weeks: 0, months: 0 },
      ["2026-11-29", "2026-11-29"],
    ],
    [
      "those before a gap stay, since they are the newest that there are",
      [...daily("2026-01-01T03:30:00Z", 3), at("2026-11-29T03:30:00Z")],
      { days: 4, weeks: 0, months: 0 },
      ["2026-01-01", "2026-01-02", "2026-01-03", "2026-11-29"],
    ],
  ])("%s", (_, names, rule, days) => {
    expect(left(names, rule).map(dayOf)).toEqual(days);
  });

  it("those of a release before count, by the time in their names", () => {
    const before = "site-2026-11-01T0330.backup";
    const names = [before, ...daily("2026-11-02T03:30:00Z", 14)];
    expect(endedBackups(names, folderRule)).toEqual([before]);
  });
});

describe("whatever there is", () => {
  const times = fc.array(
    fc.date({
      min: new Date("2024-01-01T00:00:00Z"),
      max: new Date("2027-01-01T00:00:00Z"),
      noInvalidDate: true,
    }),
    { maxLength: 200 },
  );
  const names = times.map((all) => [...new Set(all.map(named))]);
  const counts = fc.integer({ min: 0, max: 20 });
  const rules = fc.record({ days: counts, weeks: counts, months: counts });

  it("the newest one stays", () => {
    fc.assert(
      fc.property(names, rules, (all, rule) => {
        const newest = all.toSorted().at(-1);
        if (newest) expect(endedBackups(all, rule)).not.toContain(newest);
      }),
    );
  });

  it("only names of the nightly run end", () => {
    const others = fc.constantFrom(
      ...["of-1.0.0-20260501000000.backup", "mine.backup", "site-2026.backup", "site.db", ""],
      ...["site-2026-13-45T9999.backup", "site-2026-11-29T033012Z.backup.draft", "ab/photo.jpg"],
      ...["site-4f0c2a9-2026-11-29T033012Z.backup", "site-4F0C2A9E-2026-11-29T033012Z.backup"],
    );
    fc.assert(
      fc.property(names, fc.array(others), rules, (ours, theirs, rule) => {
        const ended = endedBackups([...theirs, ...ours], rule);
        expect(ended.filter((name) => !ours.includes(name))).toEqual([]);
        expect(new Set(ended)).toEqual(new Set(endedBackups(ours, rule)));
      }),
    );
  });

  it("deleting after each night leaves the same as deleting once, and deleting again nothing more", () => {
    fc.assert(
      fc.property(names, rules, (all, rule) => {
        let nightly: string[] = [];
        for (const name of all.toSorted()) nightly = left([...nightly, name], rule);
        expect(nightly).toEqual(left(all.toSorted(), rule));
        expect(endedBackups(nightly, rule)).toEqual([]);
      }),
    );
  });

  it("a rule that keeps more deletes nothing that another does not", () => {
    fc.assert(
      fc.property(names, rules, counts, (all, rule, more) => {
        const larger = { days: rule.days + more, weeks: rule.weeks + more, months: rule.months };
        const ended = endedBackups(all, rule);
        for (const name of endedBackups(all, larger)) expect(ended).toContain(name);
      }),
    );
  });

  it("a name tells its time to the second", () => {
    fc.assert(
      fc.property(times, (all) => {
        for (const one of all) {
          const second = Math.floor(one.getTime() / 1_000) * 1_000;
          expect(backupTime(named(one))?.getTime()).toBe(second);
        }
      }),
    );
  });
});
