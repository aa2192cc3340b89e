import { describe, expect, it } from "vitest";
import { someLeadRow } from "#tests/support/lead-values.ts";
import type { DayEntry } from "./day-entries.ts";
import { drivesBefore } from "./drive-before.ts";

function entryAt(key: string, zip: string, gone: string | null = null): DayEntry {
  const lead = someLeadRow({ address: `1 Oak Street, VA ${zip}` });
  return { key, timeSlot: "9:00 AM", gone, lead };
}

describe("the drives of a day", () => {
  it("are told where the county changes, from the appointment before that stands", () => {
    const drives = drivesBefore([
      entryAt("fairfax", "22003"),
      entryAt("fairfax too", "22015"),
      entryAt("page, canceled", "22835", "Canceled"),
      entryAt("loudoun", "20147"),
      entryAt("nowhere", ""),
      entryAt("loudoun again", "20147"),
    ]);
    expect([...drives]).toEqual([["loudoun", 35]]);
  });

  it("are none on a day without appointments", () => {
    expect(drivesBefore([]).size).toBe(0);
  });
});
