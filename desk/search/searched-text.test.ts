import { expect, it } from "vitest";
import { searchedText } from "./searched-text.ts";

const anyTime = { from: null, to: null };

it.each([
  [{ search: "smyth" }, anyTime, "“smyth” in everything about all leads"],
  [{ search: " a b ", kind: "note" as const }, anyTime, "“a b” in notes"],
  [
    { search: "", kind: "call" as const },
    { from: "2026-10-01", to: "2026-10-31" },
    "all calls, from October 1, 2026 to October 31, 2026",
  ],
  [
    { search: "roof" },
    { from: "2026-11-25", to: "2026-11-25" },
    "“roof” in everything about all leads, on November 25, 2026",
  ],
  [
    { search: "" },
    { from: "2026-11-25", to: null },
    "everything about all leads, from November 25, 2026",
  ],
  [
    { search: "" },
    { from: null, to: "2026-11-25" },
    "everything about all leads, until November 25, 2026",
  ],
])("%j within %j is %s", (address, span, expected) => {
  expect(searchedText(address, span)).toBe(expected);
});
