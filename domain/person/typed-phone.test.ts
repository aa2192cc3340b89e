import { expect, it } from "vitest";
import { hasPhoneDigits, plainPhone } from "./typed-phone.ts";

it.each([
  ["(703) 555–0142", "(703) 555-0142"],
  ["７０３ ٥٥٥ ۰۱۴۲", "703 555 0142"],
  ["703\u00ad555\u200b0142", "7035550142"],
  ["703-555-ROOF", "703-5557663"],
  ["1-800-GOT-JUNK x4", "1-800-4685865 x4"],
  ["1-800-CONTACTS", "1-800-2668228"],
  // Words that are no part of a number.
  ["703-555-0142 cell", "703-555-0142 cell"],
  ["703 555-0142x12", "703 555-0142x12"],
  ["703 call Ann", "703 call Ann"],
  ["call me maybe", "call me maybe"],
])("%j is %j in ASCII", (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
});

it.each([
  ["555011", false],
  ["5550111", true],
  ["٥٥٥٠١١", false],
  ["٥٥٥٠١١١", true],
  ["703-555-ROOF", true],
  ["123456789012345", true],
  ["1234567890123456", false],
])("%j has as many digits as a number: %j", (typed, isEnough) => {
  expect(hasPhoneDigits(typed)).toBe(isEnough);
});
