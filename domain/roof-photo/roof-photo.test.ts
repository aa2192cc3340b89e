import { describe, expect, it } from "vitest";
import { isJustTaken, likelyVisitKind, takenAtOf } from "./roof-photo.ts";

const now = new Date("2026-06-02T16:00:00.000Z");

describe("when a roof photo was taken", () => {
  it.each([
    ["as the device says", "2026-06-02T15:00:00.000Z", "2026-06-02T15:00:00.000Z"],
    ["years ago, from the library", "2019-01-05T10:00:00Z", "2019-01-05T10:00:00.000Z"],
    ["now, by a clock that is ahead", "2026-06-02T16:00:01.000Z", now.toISOString()],
    ["now, by a camera without a date", "1980-01-01T00:00:00.000Z", now.toISOString()],
    ["now, when nobody says it", undefined, now.toISOString()],
    ["now, when it is no date", "yesterday", now.toISOString()],
  ])("is %s", (_, said, at) => {
    expect(takenAtOf(said, now)).toBe(at);
  });
});

it.each([
  ["just now", "2026-06-02T15:59:58.000Z", true],
  ["by a clock that is a little ahead", "2026-06-02T16:01:00.000Z", true],
  ["six minutes ago, somewhere else", "2026-06-02T15:54:00.000Z", false],
  ["last year", "2025-06-02T16:00:00.000Z", false],
  ["nobody knows when", "", false],
])("a photo that was taken %s has the place of its device: %s is %s", (_, at, has) => {
  expect(isJustTaken(at, now.getTime())).toBe(has);
});

it.each([
  [{ emergency: true }, "leak"],
  [{ emergency: true, service: "commercial" }, "commercial"],
  [{ emergency: false, service: "roof-repair" }, "leak"],
  [{ emergency: false, service: "roof-replacement" }, "replacement"],
  [{ emergency: false, service: "gutters" }, "maintenance"],
  [{ emergency: false }, "replacement"],
] as const)("whoever asks for %o is visited for a %s", (asked, kind) => {
  expect(likelyVisitKind(asked)).toBe(kind);
});
