import fc from "fast-check";
import { expect, it } from "vitest";
import { logoMarks } from "#content/logo-marks.ts";
import { isMark, longestMark } from "./mark.ts";
import { readPath, writePath } from "./path-data.ts";

const again = (data: string, digits = 2) => {
  const segments = readPath(data);
  return segments && writePath(segments, digits);
};

it.each([
  ["lines", "M1 2L3 4Z", "M1 2L3 4Z"],
  ["lines that follow a point", "M1,2 3,4-5-6", "M1 2L3 4L-5 -6"],
  ["what is relative", "m1 1l2 0v2h-2z", "M1 1L3 1L3 3L1 3Z"],
  ["a second part after Z", "m1 1h1zm4 0h1", "M1 1L2 1ZM5 1L6 1"],
  ["numbers without spaces", "M.5.5L1e1-2", "M0.5 0.5L10 -2"],
  ["a smooth curve", "M0 0C0 1 2 1 2 0S4-1 4 0", "M0 0C0 1 2 1 2 0C2 -1 4 -1 4 0"],
  ["a quadratic curve", "M0 0Q3 3 6 0", "M0 0C2 2 4 2 6 0"],
  ["two in a row", "M0 0Q3 3 6 0T12 0", "M0 0C2 2 4 2 6 0C8 -2 10 -2 12 0"],
  ["half a circle", "M0 0A1 1 0 0 1 2 0", "M0 0C0 -0.55 0.45 -1 1 -1C1.55 -1 2 -0.55 2 0"],
  ["flags without spaces", "M0 0a1 1 0 012 0", "M0 0C0 -0.55 0.45 -1 1 -1C1.55 -1 2 -0.55 2 0"],
  ["an arc without radius", "M0 0A0 1 0 0 1 2 0", "M0 0L2 0"],
])("reads %s", (_what, data, expected) => {
  expect(again(data)).toBe(expected);
});

it.each([
  ["a point without its second number", "M1"],
  ["a path that begins with a line", "L1 2"],
  ["an unknown command", "M1 2R3 4"],
  ["markup", 'M1 2"/><script>'],
  ["words", "none"],
  ["a number beyond all", "M1e999 0L1 1"],
  ["white space that no drawing may hold", "M0 0\u000bL1 1"],
  ["a flag that is none", "M0 0A1 1 0 2 1 2 0"],
])("refuses %s", (_what, data) => {
  expect(readPath(data)).toBeUndefined();
});

/** Path data, and what is read as its white space by mistake. */
const nearlyData = fc.constantFrom(..."MLZ 019.-,\t\n\u000b\u000c\u00a0\u2028");

it("takes no other characters than those of path data, whatever is sent", () => {
  fc.assert(
    fc.property(fc.string({ unit: nearlyData, maxLength: 12 }), (text) => {
      if (!isMark({ far: "", near: `M0 0${text}` })) return;
      expect(text).toMatch(/^[\d.,+\-a-z \t\r\n]*$/i);
    }),
    { numRuns: 2_000 },
  );
  expect(isMark({ far: "", near: 'M0 0L1 1Z" onload="alert(1)' })).toBe(false);
});

it("takes every mark that is drawn for owners", () => {
  for (const { mark } of logoMarks) expect(isMark(mark)).toBe(true);
});

it("takes a curve whose control points alone are outside of the field", () => {
  expect(isMark({ far: "", near: "M0 32C0 -9 56 -9 56 32Z" })).toBe(true);
});

it.each([
  ["no nearer part", { far: "M0 0L1 1", near: "" }],
  ["something beside the parts", { far: "", near: "M0 0L1 1", onload: "x" }],
  ["a part outside of the field", { far: "", near: "M0 0L90 1" }],
  ["too many details", { far: "", near: `M0 0${"L1 1".repeat(longestMark / 4)}` }],
  ["no object", "M0 0L1 1"],
  ["nothing", null],
])("takes no mark with %s", (_what, value) => {
  expect(isMark(value)).toBe(false);
});
