import fc from "fast-check";
import { expect, it } from "vitest";
import { saidBackPhone } from "./said-back-phone.ts";

it.each([
  ["703-555-0142 x12", "(703) 555-0142, extension 12"],
  ["+1 (703) 555-0142 ext. 12", "(703) 555-0142, extension 12"],
  ["703-555-0142 / 0143", "(703) 555-0142"],
  ["703-555-ROOF", "(703) 555-7663"],
  ["call 703 555 0142 after 5", "(703) 555-0142"],
  ["７０３-５５５-０１４２", "(703) 555-0142"],
  ["+44 (0)20 7946 0018", "+44 20 7946 0018"],
  ["011 44 20 7946 0018", "+44 20 7946 0018"],
])("says what it understood of %s", (typed, said) => {
  expect(saidBackPhone(typed)).toBe(said);
});

it.each([
  "7035550142",
  "703.555.0142",
  "(703) 555-0142",
  "(703) 555–0142",
  " 1-703-555-0142 ",
  "+1 703 555 0142",
  "+44 20 7946 0018",
])("says nothing of %s, which reads the same", (typed) => {
  expect(saidBackPhone(typed)).toBeNull();
});

it.each(["555-0142", "12", "call me", ""])("says nothing of %s, which is no number", (typed) => {
  expect(saidBackPhone(typed)).toBeNull();
});

it("says nothing of a North American number, however its digits are set apart", () => {
  const apart = fc.constantFrom("", " ", "-", ".", " - ");
  const digits = fc.integer({ min: 0, max: 9_999 }).map((line) => String(line).padStart(4, "0"));
  fc.assert(
    fc.property(
      fc.constantFrom("", "1", "+1 "),
      apart,
      apart,
      digits,
      (code, first, second, line) => {
        expect(saidBackPhone(`${code}703${first}555${second}${line}`)).toBeNull();
      },
    ),
  );
});
