import { describe, expect, it } from "vitest";
import { addressOf } from "#domain/person/mailbox-address.ts";
import { withName } from "./mailbox.ts";
import { toMime } from "./mime.ts";

const delivery = {
  ...{ from: "Roofer <from@site.test>", to: "ada@example.com", subject: "Hi", html: "", text: "" },
  ...{ id: "id", messageId: "<id@site.test>", date: new Date(0) },
};

describe("the headers of a mail", () => {
  it("say that no person has written it, and ask for bounces all the same", () => {
    expect(toMime(delivery).headers).toEqual({
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "DR, RN, NRN, OOF, AutoReply",
    });
  });

  it("say nothing of the kind when somebody at the desk has written it", () => {
    expect(toMime({ ...delivery, isWritten: true })).not.toHaveProperty("headers");
  });

  it("name the mail that it answers, in one line", () => {
    expect(toMime(delivery)).not.toHaveProperty("inReplyTo");
    const answers = "<1@example.com>\r\nBcc: eve@example.com";
    const { inReplyTo, references } = toMime({ ...delivery, answers });
    expect([inReplyTo, references]).toEqual(Array(2).fill("<1@example.com> Bcc: eve@example.com"));
  });

  it.each([
    ["ada@example.com", true],
    ["ada@müller.example", true],
    ["jürgen@example.com", false],
    ["nothing of the kind", false],
  ])("name %s for replies: %s", (address, isNamed) => {
    const mime = toMime({ ...delivery, replyTo: { name: "Ada", address } });
    expect("replyTo" in mime).toBe(isNamed);
  });
});

describe("a sender of ours", () => {
  it.each([
    ["from@site.test", '"Smith, \\"Roof\\" & Sons" <from@site.test>'],
    ["Roofer <from@site.test>", "Roofer <from@site.test>"],
    ["<from@site.test>", "<from@site.test>"],
  ])("with %s is %s", (mailbox, named) => {
    expect(withName(mailbox, 'Smith, "Roof" & Sons')).toBe(named);
    expect(addressOf(named)).toBe("from@site.test");
  });
});
