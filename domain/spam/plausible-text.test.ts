import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  greetingName,
  isPlausibleAddress,
  isPlausibleName,
  repeatableAddress,
  repeatableName,
} from "./plausible-text.ts";

describe("a name", () => {
  it.each([
    ["Ann Price", "Ann"],
    ["O'Brien-Smith", "O'Brien-Smith"],
    ["Siobhán O’Brien-Smith", "Siobhán"],
    ["José Núñez", "José"],
    ["Ann & Bob Lee", "Ann & Bob"],
    ["Ann and Bob Lee", "Ann and Bob"],
    ["Dr. J. Patel, Jr.", "Dr. Patel"],
    ["Mrs Okonkwo", "Mrs Okonkwo"],
    ["Lee, Ann", "Ann"],
    ["J. R. Smith", "J. R. Smith"],
    ["J.R. Smith", "J.R."],
    ['Robert "Bob" Lee III', "Robert"],
    ["Jean-Luc d'Aubigné", "Jean-Luc"],
    ["Maria de los Angeles Garcia Lopez", "Maria"],
    ["DeShawn McCoy", "DeShawn"],
    ["ANN PRICE", "Ann"],
    ["ann price", "Ann"],
    ["JD Vance", "JD"],
    ["Johnny Cash", "Johnny"],
    ["Aung Win", "Aung"],
    ["Loan Nguyen", "Loan"],
    ["Dot Winner", "Dot"],
    ["Porn Srisai", "Porn"],
    ["Rosa Casino", "Rosa"],
    ["J.Smith", "J. Smith"],
    ["J.R.Ewing", "J.R."],
    ["Dr.Patel", "Dr. Patel"],
    ["Mary St.James", "Mary"],
    ["J.Link", "J. Link"],
    ["Rev. Free", "Rev. Free"],
    ["李小龙", "李小龙"],
    ["毛沢 東", "毛沢"],
    ["Владимир Иванов", "Владимир"],
    ["محمد علي", "محمد"],
    ["नरेन्द्र मोदी", "नरेन्द्र"],
    ["Nguyễn Thị Hương", "Nguyễn"],
    ["van der Berg, Ann", "Ann"],
    ["De la Cruz, María José", "María"],
    ["Ann Price, Esq.", "Ann"],
    ["Ann Price, RN", "Ann"],
    ["Ann Price, owner", "Ann"],
    ["Jean‐Luc Picard", "Jean-Luc"],
    ["Ann\u00a0Price", "Ann"],
    ["علی\u200cرضا کریمی", "علی\u200cرضا"],
    ["ක්\u200dෂිති", "ක්\u200dෂිති"],
    // No given name.
    ["Müller GmbH", null],
    ["Maple Holdings, LLC", null],
    ["Maple Holdings LLC", null],
    ["Maple, L.L.C.", null],
    ["Price & Sons, Inc.", null],
    ["Price Family Trust", null],
    ["Estate of Ann Price", null],
    ["Oak Ridge HOA", null],
    ["Ann Price, Fairfax", null],
    ["Ann Price, Bob Lee", null],
    ["The Lee Family", null],
    ["Dr.", null],
    ["A", null],
  ])("%j is one, and greeted as %j", (name, greeted) => {
    expect(isPlausibleName(name)).toBe(true);
    expect(greetingName(name)).toBe(greeted);
  });

  it.each([
    "",
    "   ",
    "WIN at https://evil.example",
    "http://evil.example",
    "evil.example",
    "Dr.evil.example",
    "Ann Price www.evil.example",
    "www",
    "www evil example",
    "t.me/x",
    "t.me",
    "evil．example",
    "evil。example",
    "evil․example",
    "evil dot example",
    "ｅｖｉｌ com",
    "Call 1-800-555-0199",
    "Call 1-800…",
    "Ann 703 555 0199",
    "Ann Price 2",
    "Claim your $500",
    "Claim your prize",
    "Congratulations Winner",
    "You WON free money",
    "Buy now",
    "Visit us today",
    "FREE CASH",
    "50% off",
    "Bitcoin Casino",
    "ann@example.com",
    "@evil",
    "#roof",
    "Ann <b>Price</b>",
    "Ann; DROP TABLE",
    "Ann: read this",
    "Ann\nPrice: x",
    "Ann\u202ePrice",
    "Ann\u200bPrice",
    "Ca\u200csino",
    "Ca\u200dsino",
    "علی\u200c رضا",
    "Ann \ud800",
    "😀 Ann",
    "Ann!!!",
    "You have been selected. Please respond",
    `Ann${"\u0301".repeat(4)}`,
    "x".repeat(31),
    "Ann ".repeat(9).trim(),
    `${"Ann Price ".repeat(6)}Ann`,
    "...",
    "& &",
    "-",
  ])("%j is none", (name) => {
    expect(isPlausibleName(name)).toBe(false);
    expect(greetingName(name)).toBeNull();
  });
});

describe("an address", () => {
  it.each([
    "12 Maple Street, Fairfax, VA 22030",
    "12\u00a0Maple Street,\u2009Fairfax,\u202fVA\u00a022030",
    "12–14 Maple Street, Fairfax, VA 22030–1234",
    "4100 Chain Bridge Road, Suite 210, Fairfax, VA 22030-1234",
    "12 1/2 N. O'Neill St., Apt. #4",
    "1600 Pennsylvania Ave NW, Washington, D.C. 20500",
    "PO Box 12, Fairfax",
    "Unit 5 (rear), 12A Maple Ct",
    "Flat 3, 12 Königstraße",
    "7 Free Union Road, Free Union, VA 22940",
    "北京市朝阳区12号",
    "123 N.W. 5th Ave.",
    "5 N.Live Oak Lane, Fairfax, VA 22030",
    "12 Winners Circle",
    "12 Jackpot Court, Fairfax",
    "9 St.James Place",
    "40 Mt.Vernon Hwy.Apt 3",
    "7 N.O'Neill Street",
  ])("%j is one", (address) => {
    expect(isPlausibleAddress(address)).toBe(true);
  });

  it.each([
    "",
    "Maple Street",
    "12",
    "evil.example",
    "12 evil.example Road",
    "12 https://evil.example",
    "12 Maple Street www evil",
    "12 t.me/x",
    "12 Maple/evil",
    "1 李.me road",
    "Claim your $500 at 12 Maple Street",
    "Claim your prize, 12 Maple Street",
    "Call 1-800-555-0199",
    "12 Maple Street, 703 555 0142",
    "12 Maple Street, 703–555–0142",
    "12 Maple Street, 703\u00a0555\u00a00142",
    "12 Maple Street (703) 555-0142",
    "12 Maple Street 7035550142",
    "12 Maple Street 555.0142",
    "12 win money now",
    "12 Maple\nStreet",
    "12 Maple Street\u202e",
    "12 Maple Street \ud800",
    "12 Maple Street! 50% off",
    "ann@example.com 12",
    "12 Maple Street: read this",
    `12 ${"x".repeat(31)}`,
    `12 ${"Maple ".repeat(20)}`,
  ])("%j is none", (address) => {
    expect(isPlausibleAddress(address)).toBe(false);
  });
});

it.each([
  ["12–14\u00a0Maple Street", "12-14 Maple Street"],
  ["12 Maple Street − rear", "12 Maple Street - rear"],
])("a mail repeats the address %j as %j", (typed, shown) => {
  expect(repeatableAddress(typed)).toBe(shown);
});

describe("whatever is typed", () => {
  const unit = fc.constantFrom(
    ..."aZé李.,-'&/:@#$ 0189".split(""),
    "www",
    "evil",
    "example",
    "com",
  );
  const some = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.string({ unit }));

  it("is judged without failing, and what is repeated holds nothing that a mail program turns into a link", () => {
    fc.assert(
      fc.property(some, (text) => {
        for (const repeated of [repeatableName(text), repeatableAddress(text)]) {
          if (repeated === null) continue;
          expect(repeated).not.toMatch(
            /[:@$%?=<>\n\r]|\p{L}\.\p{L}{2}|\bwww\b|\d[\d\s.-]{5,}\d{2}/iu,
          );
          expect(repeated.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("is greeted by a ligature as it was typed", () => {
    expect(greetingName("ﬀa")).toBe("ﬀa");
  });

  it("is greeted by nothing but words of the name itself", () => {
    fc.assert(
      fc.property(some, (text) => {
        const greeted = greetingName(text);
        if (greeted === null) return;
        for (const word of greeted.toLowerCase().split(" ")) {
          expect(text.toLowerCase()).toContain(word);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
