import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emailKey, mailboxKey } from "./mailbox-key.ts";
import { understoodMailbox } from "./understood-mailbox.ts";

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
    ["ada@müller.example", "ada@xn--mller-kva.example"],
    ["Ada+roof@MU\u0308LLER.example", "ada@xn--mller-kva.example"],
    ["ada@XN--MLLER-KVA.example", "ada@xn--mller-kva.example"],
    ["jürgen@straße.de", "jürgen@xn--strae-oqa.de"],
    ["no mailbox", "@no mailbox"],
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

describe("the key of a mailbox that identifies somebody", () => {
  it.each([
    [" Ada@Example.COM\u200b ", "ada@example.com"],
    ["ada+roof@example.com", "ada+roof@example.com"],
    ["a.d.a@gmail.com", "a.d.a@gmail.com"],
    ["ann@müller.example", "ann@xn--mller-kva.example"],
    ["Ann@mu\u0308ller.example", "ann@xn--mller-kva.example"],
    ["ann@xn--mller-kva.example", "ann@xn--mller-kva.example"],
    ["Jürgen@müller.example", "jürgen@xn--mller-kva.example"],
    [" Nobody ", "nobody"],
  ])("of %j is %j", (email, key) => {
    expect(emailKey(email)).toBe(key);
    expect(emailKey(key)).toBe(key);
  });

  it("is that of the mailbox that was understood, in whatever spelling", () => {
    const local = fc.stringMatching(/^[a-zé0-9]{1,12}$/);
    const label = fc.stringMatching(/^[a-zäöüé中]{1,12}$/);
    fc.assert(
      fc.property(local, label, (name, host) => {
        const { address = "" } = understoodMailbox(`${name}@${host}.example`) ?? {};
        expect(emailKey(`${name}@${host}.example`)).toBe(address);
        expect(mailboxKey(`${name}@${host}.example`)).toBe(address);
        expect(mailboxKey(address)).toBe(address);
      }),
    );
  });

  it("does not change when it is taken twice, and tells mailboxes apart", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(emailKey(emailKey(email.toUpperCase()))).toBe(emailKey(email));
      }),
    );
    expect(emailKey("ada+roof@example.com")).not.toBe(emailKey("ada@example.com"));
  });
});
