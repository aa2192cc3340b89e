import { describe, expect, it } from "vitest";
import { readPlace, writePlace } from "./change-cursor.ts";

const at = (time: string) => new Date(`2026-06-02T${time}:00Z`);
const copied = (from: string, begun: string) => ({
  from: at(from).toISOString(),
  at: at(begun).toISOString(),
});
/** A site whose archive of 9:00 went on at 10:00; its backup of noon was restored at 1:00 PM. */
const twice = [copied("09:00", "10:00"), copied("12:00", "13:00")];

describe("a place in the order of changes", () => {
  it.each([
    ["given by the first site before its archive", "08:00", 0, true],
    ["given by the first site when it was archived", "09:00", 0, true],
    ["given by the first site since", "09:01", 0, false],
    ["given by the first site, which goes on beside this one", "14:00", 0, false],
    ["given by this site before its backup", "11:00", 1, true],
    ["given by this site between the backup and its restoring", "12:30", 1, false],
    ["given since it was restored", "14:00", 2, true],
  ])("is known or refused: %s", (_what, time, began, isKnown) => {
    const place = writePlace({ sequence: 7, at: at(time) }, twice.slice(0, began));
    const read = () => readPlace(place, { now: at("15:00"), last: 9, began: twice });
    if (isKnown) expect(read()).toBe(7);
    else expect(read).toThrow("too old");
  });

  it("of a copy that this site was not made from is refused", () => {
    const place = writePlace({ sequence: 7, at: at("11:00") }, [copied("09:00", "10:30")]);
    for (const began of [twice, []]) {
      expect(() => readPlace(place, { now: at("15:00"), last: 9, began })).toThrow("too old");
    }
  });
});
