import { describe, expect, it } from "vitest";
import { isOfPerson, marksOf, type Reach } from "./person-marks.ts";

const ada = marksOf([{ email: "Ada@Example.com", phone: "(703) 555-0111" }]);

describe("a row belongs to a person", () => {
  it.each<[string, Reach, boolean]>([
    ["by the mailbox, whatever case and tag", { email: "ada+roof@example.COM" }, true],
    ["by the number, however it is written", { email: "", phone: "+1 703.555.0111" }, true],
    [
      "by the number, with another mailbox",
      { email: "eve@example.com", phone: "7035550111" },
      true,
    ],
    ["not by the name of the host", { email: "eve@example.com", phone: "7035550112" }, false],
    ["not when it has neither", { email: null, phone: "" }, false],
  ])("%s", (_why, reach, expected) => {
    expect(isOfPerson(ada, reach)).toBe(expected);
  });

  it("never because both leave a field empty", () => {
    const nobody = marksOf([{ email: "", phone: "" }, { phone: "n/a" }, { phone: "12345" }]);
    expect(isOfPerson(nobody, { email: "", phone: "" })).toBe(false);
    expect(isOfPerson(nobody, { phone: "12345" })).toBe(false);
    expect([...nobody.mailboxes, ...nobody.phones]).toEqual([]);
  });
});
