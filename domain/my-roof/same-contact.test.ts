import fc from "fast-check";
import { expect, it } from "vitest";
import { isSameContact } from "./same-contact.ts";

const ann = { name: "Ann Lee", email: "ann@example.com", phone: "(703) 555-0142" };

it.each([
  [
    "written otherwise",
    { name: "ANN  LEE", email: "Ann+roof@Example.com", phone: "703.555.0142" },
    true,
  ],
  ["another name", { name: "Bob Lee" }, false],
  ["another mailbox", { email: "bob@example.com" }, false],
  ["another phone", { phone: "(703) 555-0143" }, false],
  ["another extension", { phone: "(703) 555-0142 x12" }, false],
  ["no name", { name: "" }, false],
  ["no mailbox", { email: "" }, false],
  ["no phone", { phone: "" }, false],
])("a contact with %s", (_what, change, isSame) => {
  expect(isSameContact(ann, { ...ann, ...change })).toBe(isSame);
});

it("is none with itself where something is missing", () => {
  expect(isSameContact({ ...ann, phone: "" }, { ...ann, phone: "" })).toBe(false);
});

it("is the same both ways", () => {
  const contact = fc.record({
    name: fc.constantFrom("Ann Lee", "ann lee", "Bob", ""),
    email: fc.constantFrom("ann@example.com", "ANN@example.com", ""),
    phone: fc.constantFrom("(703) 555-0142", "7035550142", "1"),
  });
  fc.assert(
    fc.property(contact, contact, (one, other) => {
      expect(isSameContact(one, other)).toBe(isSameContact(other, one));
    }),
  );
});
