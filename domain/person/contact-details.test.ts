import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { z } from "zod/mini";
import {
  emailField,
  multiLine,
  nameField,
  optionalAddressField,
  phoneField,
} from "./contact-details.ts";

function message(field: z.ZodMiniType, value: unknown): string | undefined {
  return field.safeParse(value).error?.issues[0]?.message;
}

describe("a name", () => {
  it.each([
    [undefined, "Name is required"],
    [null, "Name is required"],
    [42, "Name is required"],
    ["", "Name is required"],
    [" \t\r\n\u0000 ", "Name is required"],
    ["x".repeat(101), "Name must be 100 characters or fewer"],
  ])("is refused when it is %.20j", (value, expected) => {
    expect(message(nameField, value)).toBe(expected);
  });

  it("may have exactly a hundred characters, not counting surrounding spaces", () => {
    expect(nameField.parse(`  ${"x".repeat(100)}  `)).toBe("x".repeat(100));
  });

  it("keeps every letter and mark in people's names", () => {
    for (const name of ["Zoë O'Neill-Łukasz", "毛沢 東", "Ada <b>", "محمد", 'Jr., "Bob" & Co']) {
      expect(nameField.parse(name)).toBe(name);
    }
  });

  it("is one line, whatever line breaks and control characters it came with", () => {
    expect(nameField.parse("Ada\r\nBcc: all@example.com")).toBe("Ada Bcc: all@example.com");
    const unit = fc.constantFrom(
      ...["a", "é", "毛", " ", "\t", "\r", "\n", "\0", "\x1b", "\x7f", "\x85", "\u2028", "\u2029"],
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 100 }), (text) => {
        const result = nameField.safeParse(text);
        if (result.success) expect(result.data).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });
});

describe("an email address", () => {
  it.each([
    "ada@example.com",
    "  Ada.Homeowner+roof@mail.example.co.uk ",
    "a@b.co",
    "o'neill@example.com",
    "jürgen@exämple.de",
    "r&d@example.com",
    "a/b=c#d!e?f$g{h}@example.com",
  ])("may be %j", (value) => {
    expect(emailField.parse(value)).toBe(value.trim());
  });

  it.each([
    [undefined, "Email is required"],
    ["", "Email is required"],
    ["   ", "Email is required"],
    ["ada", "Email address is invalid"],
    ["ada@", "Email address is invalid"],
    ["@example.com", "Email address is invalid"],
    ["ada@example", "Email address is invalid"],
    ["ada@example.", "Email address is invalid"],
    ["ada@@example.com", "Email address is invalid"],
    ["ada@b@example.com", "Email address is invalid"],
    ["ada lovelace@example.com", "Email address is invalid"],
    ["Ada <ada@example.com>", "Email address is invalid"],
    ["ada@example.com,bob@example.com", "Email address is invalid"],
    ["ada@example.com;bob@example.com", "Email address is invalid"],
    ["ada@example.com\r\nBcc: bob@example.com", "Email address is invalid"],
    ["ada@example.com\u2028bob@example.com", "Email address is invalid"],
    ["a@b.c?bcc=evil@example.com", "Email address is invalid"],
    ["a@b.c?bcc=evil", "Email address is invalid"],
    ["ada@[127.0.0.1].com", "Email address is invalid"],
    ["ada@example..com", "Email address is invalid"],
    [".a@example.com", "Email address is invalid"],
    ["a.@example.com", "Email address is invalid"],
    ["a..b@example.com", "Email address is invalid"],
    ["a@-b.c", "Email address is invalid"],
    [`${"x".repeat(65)}@example.com`, "Email address is invalid"],
    ["ada\u202e@example.com", "Email address is invalid"],
    ["ada\ud800@example.com", "Email address is invalid"],
    [`${"x".repeat(243)}@example.com`, "Email must be 254 characters or fewer"],
  ])("is refused when it is %.50j", (value, expected) => {
    expect(message(emailField, value)).toBe(expected);
  });

  it("may have exactly 254 characters", () => {
    const longest = `${"x".repeat(58)}@${"example.".repeat(24)}com`;
    expect(longest).toHaveLength(254);
    expect(emailField.parse(longest)).toBe(longest);
  });
});

describe("a phone number", () => {
  it.each([
    "5550111",
    "(703) 555-0111",
    "(703) 555–0111",
    "703-555-ROOF",
    "٧٠٣٥٥٥٠١٤٢",
    "+1 703 555 0111 ext. 12",
    "123456789012345",
    `703${" ".repeat(30)}5550111`,
  ])("may be %j", (value) => {
    expect(phoneField.parse(value)).toBe(value);
  });

  it.each([
    [undefined, "Phone number is required"],
    ["  ", "Phone number is required"],
    ["555011", "Phone number is invalid"],
    ["call me maybe", "Phone number is invalid"],
    ["703-555-RO", "Phone number is invalid"],
    ["1234567890123456", "Phone number is invalid"],
    [`703-555-0111${"-".repeat(29)}`, "Phone number must be 40 characters or fewer"],
  ])("is refused when it is %j", (value, expected) => {
    expect(message(phoneField, value)).toBe(expected);
  });

  it("has seven to fifteen digits, however they are grouped", () => {
    const gap = fc.constantFrom("", " ", "-", ".", "(", ")");
    const digit = fc.integer({ min: 0, max: 9 });
    const digits = fc.array(fc.tuple(gap, digit), { maxLength: 15, size: "max" });
    fc.assert(
      fc.property(digits, (pairs) => {
        expect(phoneField.safeParse(pairs.flat().join("")).success).toBe(pairs.length >= 7);
      }),
    );
    const tooMany = fc.array(digit, { minLength: 19, maxLength: 30 });
    fc.assert(
      fc.property(tooMany, (all) => {
        expect(phoneField.safeParse(all.join("")).success).toBe(false);
      }),
    );
  });
});

describe("every field", () => {
  it("has at neither end what nobody sees", () => {
    const pasted = (text: string) => ` \u200b\u202a${text}\u202c\ufeff \u200e`;
    expect(nameField.parse(pasted("Ada"))).toBe("Ada");
    expect(emailField.parse(pasted("ada@example.com"))).toBe("ada@example.com");
    expect(phoneField.parse(pasted("(703) 555-0111"))).toBe("(703) 555-0111");
    expect(optionalAddressField.parse(pasted("12 Maple Street"))).toBe("12 Maple Street");
    expect(multiLine({ label: "Notes", max: 99 }).parse(pasted("a\nb"))).toBe("a\nb");
    expect(message(nameField, pasted(""))).toBe("Name is required");
  });

  const half = fc.constantFrom("\ud800", "\udc00", "a", " ", "é", "🏠", "\r", "\0");

  it("is well-formed once parsed: PostgreSQL, links and mails accept nothing else", () => {
    const fields = [
      nameField,
      phoneField,
      emailField,
      optionalAddressField,
      multiLine({ label: "Notes", max: 5_000 }),
    ];
    fc.assert(
      fc.property(fc.string({ unit: half, maxLength: 60 }), (text) => {
        for (const field of fields) {
          const result = field.safeParse(text);
          if (result.success) expect(result.data.isWellFormed()).toBe(true);
        }
      }),
    );
    expect(optionalAddressField.parse("12 Maple \ud83c Street")).toBe("12 Maple \ufffd Street");
  });
});

describe("an optional address", () => {
  it("is empty when it is missing, and has its limit", () => {
    expect(optionalAddressField.parse(undefined)).toBe("");
    expect(optionalAddressField.parse(" ")).toBe("");
    expect(optionalAddressField.parse("x".repeat(200))).toHaveLength(200);
    expect(message(optionalAddressField, "x".repeat(201))).toBe(
      "Address must be 200 characters or fewer",
    );
    expect(message(optionalAddressField, 5)).toBe("Address must be text");
  });
});
