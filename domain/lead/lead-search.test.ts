import fc from "fast-check";
import { expect, it } from "vitest";
import { isBeginning, type SearchTerm, searchTermsOf, searchTextOf } from "./lead-search.ts";

const lead = {
  name: "Renée O'Hara",
  email: "renee.ohara+roof@example.com",
  phone: "+1 (703) 555-0142",
  address: "12 Maple Street, Fairfax, VA 22030-1234",
  subject: "Contact Request: gutters",
  message: "The gutter sags.\nCall after 5pm.",
};

/** Searches like both engines do: every term must match, by one of its alternatives, as prefixes of words. */
function finds(query: string, of = lead): boolean {
  const words = searchTextOf(of).split(" ");
  const isThere = (word: string) =>
    words.some((known) => (isBeginning(word) ? known.startsWith(word) : known === word));
  return searchTermsOf(query).every((term: SearchTerm) => term.some((all) => all.every(isThere)));
}

it.each([
  ["(703) 555-0142"],
  ["703.555.0142"],
  ["+1 703 555 0142"],
  ["+17035550142"],
  ["1-703-555-0142"],
  ["7035550142"],
  ["703 5550142"],
  ["70 35 55 01 42"],
  ["555-0142"],
  ["555 0142"],
  ["5550142"],
  ["0142"],
  ["(703) 555-01"],
  ["555-01"],
  ["703"],
  ["703 555"],
  ["renee"],
  ["RENÉE"],
  ["ren"],
  ["o'hara"],
  ["hara"],
  ["maple 12"],
  ["22030-1234"],
  ["22030"],
  ["renee 703-555-0142 maple"],
  ["ohara+roof@example.com"],
  ["sags gutter"],
  ["5pm"],
])("%s finds the lead", (query) => {
  expect(finds(query)).toBe(true);
});

it.each([
  ["555-0143"],
  ["renee oak"],
  ["aple"],
  ["r"],
  ["70"],
  ["703-555-0142 oak"],
  ["22030-9999"],
])("%s does not", (query) => {
  expect(finds(query)).toBe(false);
});

it("finds a number that was typed as digits only", () => {
  const plain = { ...lead, phone: "7035550142" };
  for (const query of ["(703) 555-0142", "555-0142", "0142", "555-01", "703", "703 555"]) {
    expect(finds(query, plain), query).toBe(true);
  }
});

it("a text without words searches for nothing", () => {
  expect(searchTermsOf(` "'()*:&|!<->\0 `)).toEqual([]);
});

it("whatever is typed becomes letters and digits, of a length that both engines take", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (query) => {
      for (const word of searchTermsOf(query).flat(2)) {
        expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
        expect(Array.from(word).length).toBeLessThanOrEqual(64);
      }
    }),
  );
});

const anyWords = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ unit: fc.constantFrom("1", "7", "0", " ", "-", "x", "(", ")"), maxLength: 30 }),
);

it("every word of a lead finds it", () => {
  fc.assert(
    fc.property(anyWords, (message) => {
      expect(finds(message, { ...lead, message })).toBe(true);
    }),
  );
});
