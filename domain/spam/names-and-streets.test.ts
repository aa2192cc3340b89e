import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkEndings } from "./advertising.ts";
import {
  greetingName,
  isPlausibleAddress,
  isPlausibleName,
  repeatableAddress,
  repeatableName,
} from "./plausible-text.ts";
import { suspicionOf } from "./suspicion.ts";

/** What is written before the name of a street, or of a person, often without a space behind it. */
const abbreviations =
  `N. S. E. W. NE. NW. SE. SW. N.W. S.E. n. s.w. St. ST. Mt. Ft. Pt. Dr. Gen. Col. Capt. Gov. Rev. Ste. J. J.R.`.split(
    " ",
  );

/** Names that people have, among them those that are also what links and advertisements consist of. */
const names =
  `Live Link Click Top Club Shop Site Online App Me Ru Net Loan Porn Winner Winners Casino Bonus Login
  Dot Cash Free Money Bank Sale Gift Price Prize Claim Deal Win Call James Nguyen O'Neill D'Angelo Núñez García
  Okonkwo Singh Ng Li Xu McCoy Smith-Jones`
    .trim()
    .split(/\s+/);

const streets =
  `Live Oak Lane|Top Ridge Road|Club House Drive|Shop Lane|Link Road|Site Circle|Winners Circle|Jackpot Court|
  Prize Oak Drive|Casino Avenue|Loan Oak Way|Free Union Road|Money Lane|Bonus Hill Road|Lottery Lane|Claim Street|Dollar Road|
  James Place|Vernon Highway|Belvoir Road|Gallows Road|Braddock Road|Chain Bridge Road|Old Keene Mill Road|O'Neill Court|
  Lake Net Drive|Maple Street|Apple Blossom Terrace|Discount Road`
    .split("|")
    .map((street) => street.trim());

const isSuspected = (...lines: string[]) =>
  suspicionOf({ honeypot: "", lines, text: "", fillingTime: 60_000 }).isSuspected;

const abbreviation = fc.constantFrom(...abbreviations);
const letterCase = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
);
const space = fc.constantFrom("", " ");

describe("whoever has a name and lives somewhere", () => {
  it.each(names)("is no advertisement called %s", (name) => {
    for (const whole of [`Ann ${name}`, `${name} Miller`]) {
      expect(isSuspected(whole)).toBe(false);
      expect(isPlausibleName(whole)).toBe(true);
      expect(greetingName(whole)).not.toBeNull();
    }
  });

  it.each(streets)("is no advertisement in %s", (street) => {
    const address = `12 ${street}, Fairfax, VA 22030`;
    expect(isSuspected("Ann Price", address)).toBe(false);
    expect(isPlausibleAddress(address)).toBe(true);
  });

  it("is none with any abbreviation before the street, in any case, with and without a space", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 19_999 }),
        abbreviation,
        space,
        fc.constantFrom(...streets),
        letterCase,
        (number, short, gap, street, inCase) => {
          const address = inCase(`${number} ${short}${gap}${street}, Fairfax, VA 22030`);
          expect(isSuspected("Ann Price", address)).toBe(false);
          expect(repeatableAddress(address)).toBe(
            inCase(`${number} ${short} ${street}, Fairfax, VA 22030`),
          );
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it("is none with any abbreviation before the name, in any case, with and without a space", () => {
    fc.assert(
      fc.property(
        abbreviation,
        space,
        fc.constantFrom(...names),
        letterCase,
        (short, gap, name, inCase) => {
          const whole = inCase(`${short}${gap}${name} Miller`);
          expect(isSuspected(whole)).toBe(false);
          expect(repeatableName(whole)).toBe(inCase(`${short} ${name} Miller`));
        },
      ),
      { numRuns: 3_000 },
    );
  });
});

describe("a link", () => {
  it("is one in spite of what is known of abbreviations", () => {
    const host = fc.stringMatching(/^[a-z][a-z0-9-]{3,9}[a-z]$/);
    const before = fc.constantFrom("", "St. ", "N. ", "Win at ", "5 ");
    fc.assert(
      fc.property(before, host, fc.constantFrom(...linkEndings), (words, name, ending) => {
        const line = `${words}${name}.${ending}`;
        fc.pre(!/^(benj|bldg|blvd|capt|chas|msgr|pkwy|pres|prof|robt|spgs|thos|xing)$/.test(name));
        expect(isSuspected(line)).toBe(true);
        expect(isPlausibleName(line)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    "t.me/x",
    "t.me",
    "Join t.me/x",
    "st.shop/a",
    "st.evil.example",
    "n.live.ru",
    "e.shop?x=1",
  ])("is one as %s", (line) => {
    expect(isPlausibleName(line)).toBe(false);
    expect(isPlausibleAddress(`12 ${line}`)).toBe(false);
    expect(isSuspected(line)).toBe(true);
  });
});
