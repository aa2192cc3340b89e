import fc from "fast-check";
import { expect, it } from "vitest";
import type { MailFault } from "#domain/lead/mail-fault.ts";
import { anyMailFault } from "#tests/support/mail-faults.ts";
import { mailFaultText } from "./mail-faults.ts";

it.each<[MailFault, string]>([
  [{ kind: "no-mailbox" }, "The mail server says there is no such mailbox."],
  [{ kind: "came-back", reason: "no mailbox" }, "It came back: no such mailbox."],
  [
    { kind: "text-lost", code: "30006" },
    "It did not arrive: the number is a landline, or cannot get texts.",
  ],
  [{ kind: "text-lost", code: "" }, "It did not arrive: the text provider does not say why."],
  [
    { kind: "webhook-answered", status: 500 },
    "The system that emergencies are posted to answered with an error (500).",
  ],
  [
    { kind: "text-provider-answered", status: 401 },
    "The text provider does not accept our account or its password.",
  ],
  [
    { kind: "text-provider-answered", status: 400 },
    "The text provider does not send to this number, or from ours.",
  ],
  [
    { kind: "text-provider-answered", status: 503 },
    "The text provider answered with an error (503).",
  ],
])("%o is said as '%s'", (fault, words) => {
  expect(mailFaultText(fault)).toBe(words);
});

it("whatever is the matter is said in one or two sentences", () => {
  fc.assert(
    fc.property(anyMailFault, (fault) => {
      expect(mailFaultText(fault)).toMatch(/^[A-Z][^.?]*(?:[.?] [A-Z8][^.?]*)?[.?]$/);
    }),
  );
});
