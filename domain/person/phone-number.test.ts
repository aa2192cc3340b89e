import { expect, it } from "vitest";
import { displayOf, e164Of } from "./phone-number.ts";

it.each([
  ["(703) 555-0142", "+17035550142"],
  ["1 703 555 0142", "+17035550142"],
  ["+1 703.555.0142", "+17035550142"],
  ["+44 20 7946 0018", "+442079460018"],
  ["555-0142", null],
  ["103 555 0142", null],
  ["+12", null],
  ["", null],
])("%s is %s to networks", (phone, expected) => {
  expect(e164Of(phone)).toBe(expected);
});

it.each([
  ["+17035550142", "(703) 555-0142"],
  ["+442079460958", "+442079460958"],
])("shows %s as %s", (e164, expected) => {
  expect(displayOf(e164)).toBe(expected);
});
