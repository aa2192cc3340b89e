import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phoneOf, typedAlone, typedOtherwise } from "./contact-phone.ts";
import { contactPhoneOf } from "./understood-phone.ts";

describe("a phone number with what was understood of it", () => {
  it.each([
    ["703.555.0142", "+17035550142", null, "(703) 555-0142", null],
    ["1 (703) 555–0142", "+17035550142", null, "(703) 555-0142", null],
    ["703-555-0142 x12", "+17035550142", "12", "(703) 555-0142, extension 12", "703-555-0142 x12"],
    ["703-555-0142 / 0143", "+17035550142", null, "(703) 555-0142", "703-555-0142 / 0143"],
    ["703-555-ROOF", "+17035557663", null, "(703) 555-7663", "703-555-ROOF"],
    ["+44 20 7946 0018", "+442079460018", null, "+44 20 7946 0018", null],
    ["555-0142", null, null, "555-0142", null],
    ["", null, null, "", null],
  ])(
    "of %j is %j, extension %j, shown as %j and %j",
    (typed, e164, extension, shown, otherwise) => {
      const phone = contactPhoneOf(typed);
      expect(phone).toEqual({ typed, e164, extension, shown });
      expect(typedOtherwise(phone)).toBe(otherwise);
    },
  );

  it("shows what was typed, or the number that is dialed", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9 x()+-]{7,20}$/)), (typed) => {
        const phone = contactPhoneOf(typed);
        if (phone.e164 === null) expect(phone).toEqual(typedAlone(typed));
        else expect(contactPhoneOf(phone.shown)).toMatchObject({ e164: phone.e164 });
      }),
    );
  });
});

it("of a row that an earlier release has kept, what was typed is shown", () => {
  expect(phoneOf({ phone: "703-555-0142" }).shown).toBe("703-555-0142");
  const contactPhone = contactPhoneOf("703-555-0142");
  expect(phoneOf({ phone: "703-555-0142", contactPhone })).toBe(contactPhone);
});
