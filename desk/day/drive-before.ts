import { deskPlace } from "#desk/facts/desk-place.ts";
import { estimatedMiles } from "#domain/service-area/drive-estimate.ts";
import type { DayEntry } from "./day-entries.ts";

/**
 * For each appointment that stands, by the key of its entry, miles of road from the one before it (`estimatedMiles`).
 * Those that follow one in the same county, or of which nothing is known, are left out.
 */
export function drivesBefore(entries: readonly DayEntry[]): Map<string, number> {
  const standing = entries.filter(({ gone }) => gone === null);
  const drives = standing.flatMap(({ key, lead }, index): [string, number][] => {
    const before = standing[index - 1];
    const miles = before && estimatedMiles(before.lead.address, lead.address, deskPlace().drives);
    return miles ? [[key, miles]] : [];
  });
  return new Map(drives);
}
