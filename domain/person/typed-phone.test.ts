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
  ["1234 5678 9012 3456", false],
  // Words between them make no second number of what is none by itself.
  ["703 then 555 then 0142", true],
  // An extension does not count,
  ["+1 (703) 555-0142 x12345", true],
  ["+44 20 7946 0018 ext. 123456", true],
  ["555-01 x12", false],
  ["1234567890123456 x1", false],
  // and neither does a second number.
  ["703-555-0142 / 703-555-0143", true],
  ["703-555-0142 or 571-555-0100", true],
  ["1 703 555 0142, 1 571 555 0100", true],
  ["7035550142 5715550100", true],
  ["+44 20 7946 0018 / +44 20 7946 0019", true],
  ["011 44 20 7946 0018 / 0019", true],
  ["2 phones: 703-555-0142 & 0143", true],
  ["1234567890123456 or 12", false],
  // Nor does what is dialed before a number abroad.
  ["011 234 802 123 4567", true],
  ["00 234 802 123 4567", true],
])("%j has as many digits as a number: %j", (typed, isEnough) => {
  expect(hasPhoneDigits(typed)).toBe(isEnough);
});
