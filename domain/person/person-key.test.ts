import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detailKey, personKey, type Reach } from "./person-key.ts";

const ada = personKey({ email: "Ada@Example.com", phone: "(703) 555-0111" });

describe("whose a row is", () => {
  it.each<[string, Reach, boolean]>([
    ["the same mailbox, whatever case and tag", { email: "ada+roof@example.COM" }, true],
    ["the same mailbox with another number", { email: "ada@example.com", phone: "5550199" }, true],
    [
      "another mailbox with the same number",
      { email: "eve@example.com", phone: "7035550111" },
      false,
    ],
    ["the number alone", { email: "", phone: "+1 703.555.0111" }, false],
    ["neither", { email: null, phone: "" }, false],
  ])("is decided for %s", (_why, reach, isSame) => {
    expect(personKey(reach) === ada).toBe(isSame);
  });

  it("is decided by the number, however it is written, for those who left no mailbox", () => {
    const caller = personKey({ email: "", phone: "+1 (703) 555-0111" });
    expect(caller).toBe("phone:7035550111");
    expect(personKey({ phone: "703.555.0111" })).toBe(caller);
    expect(personKey({ email: "7035550111@example.com" })).not.toBe(caller);
  });

  it("is not decided by what is no number: nobody is joined for leaving it out", () => {
    for (const phone of ["", "n/a", "123456", null])
      expect(personKey({ email: "", phone })).toBeNull();
  });
});

describe("a detail", () => {
  it.each([
    ["name", "  José   Ñandú ", "jose nandu"],
    ["address", "12 Maple St., Fairfax, VA", "12 maple st fairfax va"],
    ["phone", "1-703-555-0111", "7035550111"],
    ["phone", "+1 (703) 555–0111", "7035550111"],
    ["phone", "٧٠٣٥٥٥٠١١١", "7035550111"],
    ["phone", "703-555-ROOF", "7035557663"],
    ["phone", "703-555-0111 / 0112", "7035550111"],
    ["phone", "+44 (0)20 7946 0018", "442079460018"],
    ["phone", "+44 20 7946 0018", "442079460018"],
    ["phone", "703-555-0111 x12", "7035550111x12"],
    ["phone", "703-555-0111;ext=12", "7035550111x12"],
    ["phone", "703-555-0111 #12", "7035550111x12"],
    ["phone", "+1 703 555 0111 extension 12", "7035550111x12"],
    ["phone", "555-0111", "5550111"],
    ["mailbox", "Ada.Homeowner+roof@Gmail.com", "adahomeowner@gmail.com"],
    ["mailbox", " ", ""],
  ] as const)("%s %j is compared as %j", (kind, value, key) => {
    expect(detailKey(kind, value)).toBe(key);
  });

  it("fits into an index, whatever somebody types", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const bytes = Buffer.byteLength(detailKey("address", `ﷺ${text}`.repeat(9)));
        expect(bytes).toBeLessThan(2_000);
      }),
    );
  });
});
