import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emailLink, mapLink, phoneLink, textLink } from "./contact-links.ts";
import { typedAlone } from "./contact-phone.ts";
import { contactPhoneOf } from "./understood-phone.ts";

const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.string(), fc.emailAddress());

describe("a phone link", () => {
  it.each([
    ["(703) 555-0111", "tel:+17035550111"],
    ["(703) 555–0111", "tel:+17035550111"],
    ["+1\u00a0(703)\u00a0555‑0111", "tel:+17035550111"],
    ["703−555−0111", "tel:+17035550111"],
    ["\u202a703\u00ad555\u00ad0111\u202c", "tel:+17035550111"],
    ["٧٠٣٥٥٥٠١١١", "tel:+17035550111"],
    ["703-555-ROOF", "tel:+17035557663"],
    ["703-555-0111 / 0112", "tel:+17035550111"],
    ["+44 (0)20 7946 0018", "tel:+442079460018"],
    ["703-555-0111;ext=12", "tel:+17035550111;ext=12"],
    ["703-555-0111 #12", "tel:+17035550111;ext=12"],
    // Not understood: the digits, which a phone nearby may know.
    ["555-0111", "tel:5550111"],
    ["+1 703 555 0111", "tel:+17035550111"],
    ["(703) 555-0111 ext. 12", "tel:+17035550111;ext=12"],
    ["Home: 703-555-0111 or 703-555-0112", "tel:+17035550111"],
    ["703+555+0111", "tel:+17035550111"],
  ])("of %j is %j", (phone, link) => {
    expect(phoneLink(contactPhoneOf(phone))).toBe(link);
  });

  it("holds a number of at most fifteen digits and nothing else, whatever was typed", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(phoneLink(contactPhoneOf(text))).toMatch(/^tel:\+?\d{0,15}(?:;ext=\d{1,9})?$/);
      }),
    );
  });
});

it("of a number that an earlier release has kept dials its digits", () => {
  expect(phoneLink(typedAlone("(703) 555–0111"))).toBe("tel:7035550111");
});

describe("a text link", () => {
  it("is the number, with words if there are any", () => {
    expect(textLink(contactPhoneOf("(703) 555-0111 ext. 12"), "")).toBe("sms:+17035550111");
    expect(textLink(contactPhoneOf("(703) 555-0111"), "See you & Pat at 9?")).toBe(
      "sms:+17035550111?&body=See%20you%20%26%20Pat%20at%209%3F",
    );
  });

  it("reads back as the words, whatever they are", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { searchParams } = new URL(textLink(contactPhoneOf("703 555 0111"), `Hi ${text}`));
        expect(searchParams.get("body")).toBe(`Hi ${text}`.toWellFormed());
      }),
    );
  });
});

describe("an email link", () => {
  it("of a usual address is the address", () => {
    expect(emailLink("Ada.Homeowner@example.com")).toBe("mailto:Ada.Homeowner@example.com");
  });

  it("carries no bcc, no subject and no second recipient", () => {
    const link = new URL(emailLink("a@b.c?bcc=x@evil.example&subject=Hi,y@evil.example#z"));
    expect(link.search).toBe("");
    expect(link.hash).toBe("");
    expect(link.pathname).not.toContain(",");
  });

  it("reads back as the one mailbox, whatever was typed", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const link = new URL(emailLink(text));
        expect(link.protocol).toBe("mailto:");
        expect(link.search + link.hash).toBe("");
        expect(link.pathname).not.toMatch(/[,;?&]/);
        expect(decodeURIComponent(link.pathname)).toBe(text.toWellFormed());
      }),
    );
  });
});

describe("a map link", () => {
  it("asks for the address and nothing else, whatever was typed", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const link = new URL(mapLink(text));
        expect(link.origin + link.pathname).toBe("https://maps.google.com/");
        expect([...link.searchParams]).toEqual([["q", text.toWellFormed()]]);
        expect(link.hash).toBe("");
      }),
    );
  });
});
