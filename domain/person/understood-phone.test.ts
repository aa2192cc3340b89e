import fc from "fast-check";
import examples from "libphonenumber-js/examples.mobile.json" with { type: "json" };
import { getCountries, getExampleNumber } from "libphonenumber-js/min";
import { describe, expect, it } from "vitest";
import { hasPhoneDigits } from "./typed-phone.ts";
import { phoneDigits, phoneInWords, understoodPhone } from "./understood-phone.ts";

const ours = "+17035550142";

/** Every dash that the Unicode Character Database knows, and what is typed for one. */
const dashes = "-֊־᐀᠆‐‑‒–—―⸗⸚⸺⸻⹀〜〰゠︱︲﹘﹣－−⁃";
const spaces = " \t\u00a0\u1680\u2000\u2002\u2003\u2007\u2009\u200a\u202f\u205f\u3000";
const dots = ".·•‧．";
const unseen = ["\u00ad", "\u200b", "\u200e", "\u200f", "\u2060", "\ufeff"];

describe("a phone number", () => {
  it.each([
    ["(703) 555-0142", ours],
    ["1 703 555 0142", ours],
    ["+1 703.555.0142", ours],
    ["(+1) 703/555-0142", ours],
    ["tel:+1-703-555-0142", ours],
    ["703+555+0142", ours],
    ["703,555,0142", ours],
    ["\u202a+1 (703) 555‑0142\u202c", ours],
    ["cell: 703-555-0142", ours],
    ["(703) 555-0142 (cell)", ours],
    ["call 7035550142 after 5", ours],
    ["703 555 0142 Apt 4", ours],
    // Digits of other scripts, and a keypad's letters.
    ["７０３－５５５－０１４２", ours],
    ["٧٠٣٥٥٥٠١٤٢", ours],
    ["+۱ ۷۰۳ ۵۵۵ ۰۱۴۲", ours],
    ["७०३ ५५५ ०१४२", ours],
    ["703-555-ROOF", "+17035557663"],
    ["1 (703) 555-roof", "+17035557663"],
    ["1-800-FLOWERS", "+18003569377"],
    ["1-800-GOT-JUNK", "+18004685865"],
    ["1-800-4-ROOFERS", "+18004766337"],
    ["1-800-CONTACTS", "+18002668228"],
    // Other countries.
    ["+44 20 7946 0018", "+442079460018"],
    ["+44 (0)20 7946 0018", "+442079460018"],
    ["0044 20 7946 0018", "+442079460018"],
    ["011 44 20 7946 0018", "+442079460018"],
    ["+39 06 1234 5678", "+390612345678"],
    ["+49 (0) 30 123456", "+4930123456"],
    // The first of two.
    ["703-555-0142 / 0143", ours],
    ["703-555-0142/0143", ours],
    ["703-555-0142 or 703-555-0143", ours],
    ["703-555-0142, 703-555-0143", ours],
    ["703-555-0142; 703-555-0143", ours],
    ["7035550142 7035550143", ours],
    ["2 phones: 703-555-0142 & 0143", ours],
  ])("%j is %s", (typed, e164) => {
    expect(understoodPhone(typed)).toEqual({ e164, extension: null });
  });

  it.each([
    "",
    "n/a",
    "call me maybe",
    "555-0142",
    // Within Canada it is one; not from here.
    "310-4420",
    "103 555 0142",
    "703555014212",
    "703-555-01423",
    "1234567",
    "123456789012345",
    "+6244207946001800",
    "+4930",
    "+12",
    "+7035550142",
    "911",
    "703 call Ann",
    "12 Maple Street, 22030",
    "11 703 555 0142",
    "1130+44 20 7946",
  ])("is not recognized in %j", (typed) => {
    expect(understoodPhone(typed)).toBeNull();
  });

  it("is the same with every dash, space and dot, and with what nobody sees", () => {
    for (const between of [...dashes, ...spaces, ...dots, ...unseen, ""]) {
      for (const typed of [
        `703${between}555${between}0142`,
        `(703)${between}555${between}0142`,
        `+1${between}(703)${between}555${between}0142${between}`,
      ]) {
        const name = `${JSON.stringify(typed)} ${between.codePointAt(0)?.toString(16)}`;
        expect(understoodPhone(typed), name).toEqual({ e164: ours, extension: null });
      }
    }
  });
});

describe("an extension", () => {
  const notations = [
    "x12",
    " x12",
    " X 12",
    " x.12",
    " ext 12",
    " ext. 12",
    " Ext: 12",
    "ext12",
    " xt 12",
    " extn 12",
    " EXTENSION 12",
    ", extension 12",
    " (ext. 12)",
    " (x12)",
    ";ext=12",
    " #12",
    "#12",
    " # 12",
    ", 12",
    ",12",
    ",,12",
    ";12",
    " ~12",
    "p12",
    "w12",
    " ext. １２",
    " ext.\u00a012",
    "\u200b x12\u200b",
    " anexo 12",
    " доб. 12",
  ];

  it.each(notations)("is kept apart in %j", (notation) => {
    for (const number of ["703-555-0142", "(703) 555–0142", "+1 703 555 0142", "1.703.555.0142"]) {
      expect(understoodPhone(number + notation)).toEqual({ e164: ours, extension: "12" });
    }
    expect(understoodPhone(`+44 (0)20 7946 0018${notation}`)?.e164).toBe("+442079460018");
  });

  it.each([" apt 12", " after 12", " / 12", " 2nd floor", ", 12 Maple Street 22030", " x", "#"])(
    "is not what follows in %j",
    (rest) => {
      expect(understoodPhone(`703-555-0142${rest}`)).toEqual({ e164: ours, extension: null });
    },
  );
});

describe("in words", () => {
  it.each([
    ["703.555.0142", "(703) 555-0142"],
    ["703-555-0142 x12", "(703) 555-0142, extension 12"],
    ["703-555-ROOF", "(703) 555-7663"],
    ["+44 (0)20 7946 0018", "+44 20 7946 0018"],
  ])("%j is %j", (typed, words) => {
    const phone = understoodPhone(typed);
    expect(phone && phoneInWords(phone)).toBe(words);
  });
});

it.each([
  ["(703) 555–0142", "7035550142"],
  ["+1 703 555 0142 x12", "7035550142"],
  ["+44 (0)20 7946 0018", "442079460018"],
  ["555-0142", "5550142"],
  ["n/a", ""],
])("people know %j by the digits %s", (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

describe("whatever is typed", () => {
  const part = fc.constantFrom(
    ..."0123456789",
    ..."+()-./ ,;#x–٣７",
    "ext. ",
    " or ",
    "703",
    "555",
    "0142",
    "+44 20 7946 0018",
    "roof",
  );
  const typed = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(part, { maxLength: 20 }).map((parts) => parts.join("")),
  );

  it("is a number of E.164 or none, and its words mean the same", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const phone = understoodPhone(text);
        if (!phone) return;
        expect(phone.e164).toMatch(/^\+[1-9]\d{1,14}$/);
        expect(hasPhoneDigits(text)).toBe(true);
        if (phone.extension !== null) expect(phone.extension).toMatch(/^\d{1,9}$/);
        expect(understoodPhone(phoneInWords(phone))).toEqual(phone);
      }),
      {
        numRuns: 2_000,
        examples: [["11٣0+44 20 7946 0018"]],
      },
    );
  });

  it.each(getCountries())("is read back from every notation of a number of %s", (country) => {
    const example = getExampleNumber(country, examples);
    if (!example) return;
    const phone = { e164: example.number, extension: null };
    const isNorthAmerican = example.countryCallingCode === "1";
    for (const typed of [
      example.number,
      example.formatInternational(),
      example.getURI(),
      example.format("IDD", { fromCountry: "US" }) ?? "",
      ...(isNorthAmerican ? [example.formatNational(), example.nationalNumber] : []),
    ]) {
      expect(understoodPhone(typed), typed).toEqual(phone);
    }
    const withExtension = { ...phone, extension: "12" };
    expect(understoodPhone(phoneInWords(withExtension))).toEqual(withExtension);
  });
});
