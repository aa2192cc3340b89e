import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emailField } from "./contact-details.ts";
import { commonMailDomains, meantMailbox } from "./mailbox-typo.ts";

describe("a mailbox at a common domain that is misspelled", () => {
  it.each([
    // Its ending.
    ["gmail.con", "gmail.com"],
    ["gmail.cmo", "gmail.com"],
    ["gmail.co", "gmail.com"],
    ["gmail.cm", "gmail.com"],
    ["gmail.om", "gmail.com"],
    ["gmail.comm", "gmail.com"],
    ["yahoo.con", "yahoo.com"],
    ["aol.con", "aol.com"],
    ["msn.cmo", "msn.com"],
    ["comcast.ne", "comcast.net"],
    ["comcast.con", "comcast.net"],
    ["comcast.nte", "comcast.net"],
    ["verizon.ne", "verizon.net"],
    ["cox.nett", "cox.net"],
    // Its name.
    ["gmial.com", "gmail.com"],
    ["gamil.com", "gmail.com"],
    ["gmai.com", "gmail.com"],
    ["gmil.com", "gmail.com"],
    ["gmaill.com", "gmail.com"],
    ["gnail.com", "gmail.com"],
    ["hotmial.com", "hotmail.com"],
    ["hotmai.com", "hotmail.com"],
    ["yaho.com", "yahoo.com"],
    ["yahooo.com", "yahoo.com"],
    ["yhaoo.com", "yahoo.com"],
    ["outlok.com", "outlook.com"],
    ["iclod.com", "icloud.com"],
    ["icluod.com", "icloud.com"],
    ["comcst.net", "comcast.net"],
    ["verizion.net", "verizon.net"],
    // Both.
    ["gmial.con", "gmail.com"],
    ["iclod.co", "icloud.com"],
    // Its dot.
    ["gmailcom", "gmail.com"],
    ["gmailcon", "gmail.com"],
    ["comcastnet", "comcast.net"],
    ["gmail", "gmail.com"],
    ["gmail.", "gmail.com"],
    ["gmail.com.", "gmail.com"],
    ["gmail..com", "gmail.com"],
    ["gmail,com", "gmail.com"],
    ["verizon..net", "verizon.net"],
    ["GMAIL.CON", "gmail.com"],
  ])("ann@%s was meant for ann@%s", (typed, meant) => {
    expect(meantMailbox(`ann@${typed}`)).toBe(`ann@${meant}`);
  });
});

it.each([
  ["ann@skylineroofs.con", "ann@skylineroofs.com"],
  ["ann@mail.example.cmo", "ann@mail.example.com"],
  ["ann@example.nte", "ann@example.net"],
  ["ann@example.ogr", "ann@example.org"],
])("any domain has an ending that exists: %s", (typed, meant) => {
  expect(meantMailbox(typed)).toBe(meant);
});

it.each([
  "ann@example.com",
  "ann@skyline.co",
  "ann@live.co",
  "ann@company.ne",
  "ann@yahoo.co.uk",
  "ann@yahoo.ca",
  "ann@hotmail.co.uk",
  "ann@outlook.fr",
  "ann@email.com",
  "ann@mail.com",
  "ann@gmx.com",
  "ann@cloud.com",
  "ann@horizon.net",
  "ann@comcast.com",
  "ann@verizon.com",
  "ann@mac.com",
  "ann@macs.com",
  "ann@constructor",
  "ann@gmail.constructor",
  "ann@example.constructor",
  "ann@",
  "@gmail.con",
  "ann",
  "",
  "ann lee@gmail.con",
  "ann@bob@gmail.con",
])("nothing is known to be wrong with %s", (typed) => {
  expect(meantMailbox(typed)).toBeNull();
});

it("keeps what stands before the @ as it was typed", () => {
  expect(meantMailbox(" Ann.O'Lee+roof@Gmial.com ")).toBe("Ann.O'Lee+roof@gmail.com");
});

const anyCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((raised) => [...text].map((letter, at) => (raised[at] ? letter.toUpperCase() : letter)))
    .map((letters) => letters.join(""));

it("never proposes another domain for a common one, in whatever case", () => {
  const common = fc.constantFrom(...commonMailDomains).chain(anyCase);
  fc.assert(
    fc.property(common, (domain) => {
      expect(meantMailbox(`ann@${domain}`)).toBeNull();
    }),
  );
});

it("has nothing against what it proposes, which a form takes, and changes nothing before the @", () => {
  const name = fc.constantFrom(...commonMailDomains).map((domain) => domain.split(".")[0] ?? "");
  const letters = fc.stringMatching(/^[a-z.,]{0,3}$/);
  // One part of a common name replaced by anything, and any ending.
  const misspelled = fc
    .tuple(
      name,
      fc.nat(12),
      fc.nat(2),
      letters,
      fc.constantFrom("com", "con", "net", "ne", "co", ""),
    )
    .map(([word, at, length, put, ending]) =>
      [word.slice(0, at) + put + word.slice(at + length), ending].join("."),
    );
  const domains = fc.oneof(misspelled, fc.domain(), fc.string());
  fc.assert(
    fc.property(domains, (domain) => {
      const meant = meantMailbox(`ann@${domain}`);
      if (meant === null) return;
      expect(meant).toMatch(/^ann@/);
      expect(meant).not.toBe(`ann@${domain}`);
      expect(meantMailbox(meant)).toBeNull();
      if (commonMailDomains.some((common) => meant === `ann@${common}`)) {
        expect(emailField.safeParse(meant).success).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});
