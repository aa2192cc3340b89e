import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineLengthText } from "#content/en/callouts.ts";
import { calloutLimits } from "./callout.ts";
import { feetAndInches, lineLengthOf } from "./line-length.ts";

describe("the length of a line", () => {
  it.each([
    ["14 ft", 168],
    ["14", 168],
    ["14'", 168],
    ["14 ft.", 168],
    ["14 FEET", 168],
    ["1 foot", 12],
    ["14′ 3″", 171],
    ["14' 3\"", 171],
    ["14'3\"", 171],
    ["14'3", 171],
    ["14’ 3”", 171],
    ["14' 3''", 171],
    ["14 ft 3 in", 171],
    ["14ft3in", 171],
    ["14 feet, 3 inches", 171],
    ["14' - 3\"", 171],
    ["14.5 ft", 174],
    ["14 1/2 ft", 174],
    ["14-1/2 ft", 174],
    ["14½ ft", 174],
    ["½ ft", 6],
    [".5 ft", 6],
    ["9 in", 9],
    ['9"', 9],
    ["30 in", 30],
    ["6 1/2 in", 7],
    ["  12  ft ", 144],
    ["1000 ft", 12_000],
  ])("of %j is %d inches", (typed, inches) => {
    expect(lineLengthOf(typed)).toBe(inches);
  });

  it.each([
    ...["", " ", "0", "0 ft", "ft", "long", "14 m", "-3 ft", "14 3", "14-3", "14 ft 12 in"],
    ...["1001 ft", "99999 ft", "1/0 ft", "0/0 in", "3 in 14 ft", "14 ft 3 in 3 in", "1,000 ft"],
    ...["14 ftx", "1e3 ft", "1/4 in"],
  ])("of %j is none", (typed) => {
    expect(lineLengthOf(typed)).toBeNull();
  });

  const inches = fc.integer({ min: 1, max: calloutLimits.inches });

  it("is read back from its words, and from what else people write", () => {
    fc.assert(
      fc.property(inches, (length) => {
        const said = feetAndInches(length);
        expect(said.feet * 12 + said.inches).toBe(length);
        expect(lineLengthOf(lineLengthText(length))).toBe(length);
        expect(lineLengthOf(`${said.feet}' ${said.inches}"`)).toBe(length);
        expect(lineLengthOf(`${length} in`)).toBe(length);
      }),
    );
  });

  it("is whole inches within its limits, or none, whatever is typed", () => {
    const typed = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[0-9 ./½'"-]{1,10}(ft|in|')?[0-9 ]{0,3}("|in)?$/),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const length = lineLengthOf(text);
        if (length === null) return;
        expect(Number.isInteger(length)).toBe(true);
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(calloutLimits.inches);
      }),
    );
  });
});
