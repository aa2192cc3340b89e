import fc from "fast-check";
import { expect, it } from "vitest";
import { isSingleHeaderLine, singleHeaderLine } from "./single-line.ts";

it.each([
  ["We come {day}", "We come {day}"],
  ["nul \0 inside", "nul   inside"],
  ["two\r\nlines", "two lines"],
  ["a tab\tand a next line\u0085here", "a tab and a next line here"],
  ["breaks\u2028of\u2029Unicode", "breaks of Unicode"],
  ["turned \u202Efdp.exe\u202C around", "turned fdp.exe around"],
  ["isolates \u2066here\u2069 and marks\u200F", "isolates here and marks"],
  ["half \ud83c a character", "half \uFFFD a character"],
  [
    "Zo\u00EB, \u5F20\u4F1F \u{1F468}\u200D\u{1F469}\u200D\u{1F467}",
    "Zo\u00EB, \u5F20\u4F1F \u{1F468}\u200D\u{1F469}\u200D\u{1F467}",
  ],
])("%j is %j in a header", (text, line) => {
  expect(singleHeaderLine(text)).toBe(line);
});

it("is one line, well-formed, and the same again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const line = singleHeaderLine(text);
      expect(isSingleHeaderLine(line)).toBe(true);
      expect(line.isWellFormed()).toBe(true);
      expect(singleHeaderLine(line)).toBe(line);
    }),
  );
});
