import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backupName, siteOfBackup } from "./backup-name.ts";
import { ownBackups } from "./own-backups.ts";

const [us, them] = ["4f0c2a9e", "00000001"] as const;
const at = new Date("2026-11-29T03:30:12Z");
const ours = backupName(at, us);
const theirs = backupName(at, them);
const before = "site-2026-11-28T033012Z.backup";
const longBefore = "site-2026-11-27T0330.backup";
const own = (names: readonly string[], site: string | undefined) =>
  ownBackups(
    names.map((name) => ({ name })),
    site,
  ).own.map(({ name }) => name);

describe("a site's own backups", () => {
  it.each<[string, string[], string | undefined, string[]]>([
    ["are those that name it", [ours, theirs], us, [ours]],
    [
      "and of a release before, if it is alone",
      [ours, before, longBefore],
      us,
      [ours, before, longBefore],
    ],
    ["but not where another site's are", [ours, theirs, before], us, [ours]],
    ["are none of another site's", [theirs, before], us, []],
    [
      "are all of a release before, while it has made none",
      [before, longBefore],
      us,
      [before, longBefore],
    ],
    [
      "are those of the only one, if nobody knows which it is",
      [ours, before],
      undefined,
      [ours, before],
    ],
    ["are none, if nobody knows which of two it is", [ours, theirs, before], undefined, []],
    ["are none where there are none", [], undefined, []],
  ])("%s", (_, names, site, expected) => {
    expect(own(names, site)).toEqual(expected);
  });

  it("are named with the others, so that somebody can choose", () => {
    const all = [ours, theirs].map((name) => ({ name }));
    expect(ownBackups(all, undefined).others).toEqual([them, us]);
    expect(ownBackups(all, us).others).toEqual([them]);
  });

  it("are never two sites' at once", () => {
    const site = fc.constantFrom("00000001", "00000002", "00000003");
    const times = fc.date({
      min: new Date("2024-01-01T00:00:00Z"),
      max: new Date("2027-01-01T00:00:00Z"),
      noInvalidDate: true,
    });
    const named = fc.tuple(times, site).map(([time, one]) => backupName(time, one));
    fc.assert(
      fc.property(fc.array(fc.oneof(named, fc.constant(before))), (names) => {
        const [one, other] = [own(names, "00000001"), own(names, "00000002")];
        const both = one.filter((name) => other.includes(name) && siteOfBackup(name) !== undefined);
        expect(both).toEqual([]);
        if (new Set(names.flatMap((name) => siteOfBackup(name) ?? [])).size < 2) return;
        expect(one.filter((name) => siteOfBackup(name) !== "00000001")).toEqual([]);
      }),
    );
  });
});
