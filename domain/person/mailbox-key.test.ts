import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailboxKey } from "./mailbox-key.ts";

describe("the key of a mailbox for limits", () => {
  it.each([
    ["ada@example.com", "ada@example.com"],
    [" Ada@Example.COM ", "ada@example.com"],
    ["ada+roof@example.com", "ada@example.com"],
    ["ada+roof+2@example.com", "ada@example.com"],
    ["ada+@example.com", "ada@example.com"],
    ["+ada@example.com", "+ada@example.com"],
    ["+ada+roof@example.com", "+ada@example.com"],
    ["a.d.a@example.com", "a.d.a@example.com"],
    ["A.d.a+roof@gmail.com", "ada@gmail.com"],
    ["ada@GoogleMail.com", "ada@gmail.com"],
    ["ada@gmail.com.example", "ada@gmail.com.example"],
    ["ada@ｇｍａｉｌ.com", "ada@gmail.com"],
    ["ad\u0065\u0301@example.com", "ad\u00e9@example.com"],
  ])("of %j is %j", (email, key) => {
    expect(mailboxKey(email)).toBe(key);
  });

  it("does not change when it is taken twice", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(mailboxKey(mailboxKey(email))).toBe(mailboxKey(email));
      }),
    );
  });

  it("is the same with any tag and case, and different for another domain", () => {
    const word = fc.stringMatching(/^[a-z0-9.]{1,12}$/);
    fc.assert(
      fc.property(word, word, fc.constantFrom("gmail.com", "example.com"), (name, tag, domain) => {
        const key = mailboxKey(`${name}@${domain}`);
        expect(mailboxKey(`${name.toUpperCase()}+${tag}@${domain.toUpperCase()}`)).toBe(key);
        expect(mailboxKey(`${name}@other.example`)).not.toBe(key);
      }),
    );
  });
});
