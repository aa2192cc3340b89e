import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { understoodMailbox } from "./understood-mailbox.ts";

describe("a mailbox", () => {
  it.each([
    ["ada@example.com", "ada@example.com", true],
    [" Ada.Homeowner+roof@Mail.Example.co.UK ", "Ada.Homeowner+roof@mail.example.co.uk", true],
    ["\u202aada@example.com\u200b", "ada@example.com", true],
    ["a@b.co", "a@b.co", true],
    ["o'neill@example.com", "o'neill@example.com", true],
    ["r&d@example.com", "r&d@example.com", true],
    ["!#$%&'*+-/=?^_`{|}~@example.com", "!#$%&'*+-/=?^_`{|}~@example.com", true],
    ["a?bcc=evil@example.com", "a?bcc=evil@example.com", true],
    ["a_b@c_d.example.com", "a_b@c_d.example.com", true],
    [`${"x".repeat(64)}@example.com`, `${"x".repeat(64)}@example.com`, true],
    // Domains in punycode, whichever way they are typed; what is before the @ has no ASCII form.
    ["ada@exämple.de", "ada@xn--exmple-cua.de", true],
    ["ada@EXÄMPLE.de", "ada@xn--exmple-cua.de", true],
    ["ada@exa\u0308mple.de", "ada@xn--exmple-cua.de", true],
    ["ada@xn--exmple-cua.de", "ada@xn--exmple-cua.de", true],
    ["jürgen@exämple.de", "jürgen@xn--exmple-cua.de", false],
    ["ju\u0308rgen@example.de", "jürgen@example.de", false],
    ["用户@例子.中国", "用户@xn--fsqu00a.xn--fiqs8s", false],
  ])("%j is %s", (typed, address, isAscii) => {
    expect(understoodMailbox(typed)).toEqual({ address, isAscii });
  });

  it.each([
    "",
    "ada",
    "ada@",
    "@example.com",
    "ada@example",
    "ada@example.",
    "ada@@example.com",
    "ada@b@example.com",
    "ada lovelace@example.com",
    "Ada <ada@example.com>",
    '"ada"@example.com',
    "ada@example.com,bob@example.com",
    "ada@example.com;bob@example.com",
    ".a@example.com",
    "a.@example.com",
    "a..b@example.com",
    "a@-b.c",
    "a@b-.c",
    "a@b.c-",
    "a@example..com",
    "a@.example.com",
    "a@1.2.3.4",
    "a@0x7f.0x1",
    "a@[127.0.0.1].com",
    "a@b.c?bcc=evil",
    "a@b.c/evil",
    "a@xn--.de",
    "ada\u202e@example.com",
    "ada\u200b@example.com",
    "ada@exam\u00adple.com",
    "ada\ud800@example.com",
    `${"x".repeat(65)}@example.com`,
    `${"ü".repeat(33)}@example.com`,
    `ada@${"x".repeat(64)}.com`,
  ])("%j is none", (typed) => {
    expect(understoodMailbox(typed)).toBeNull();
  });

  it("is what RFC 5322 calls one", () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: "large" }), (email) => {
        expect(understoodMailbox(email)?.isAscii).toBe(true);
      }),
    );
  });

  it("is understood once: its address is its own spelling, and a header's or a link's part cannot be in it", () => {
    const part = fc.constantFrom(
      ..."aZ9.@-_+&%?#/ü例\u200b \r\n,;:<>()[]\"\\'",
      "xn--",
      ".com",
      "@example.com",
    );
    const typed = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const mailbox = understoodMailbox(text);
        if (!mailbox) return;
        expect(understoodMailbox(mailbox.address)).toEqual(mailbox);
        expect(mailbox.address).toMatch(/^[^\s\p{C}@<>()[\],;:\\"]+@[a-z0-9._-]+$/u);
        expect(mailbox.isAscii).toBe(/^[\x21-\x7e]+$/.test(mailbox.address));
      }),
      { numRuns: 300 },
    );
  });
});
