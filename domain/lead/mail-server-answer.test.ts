import fc from "fast-check";
import { expect, it } from "vitest";
import { plainFaults } from "./mail-fault.ts";
import { answerMeaning } from "./mail-server-answer.ts";

it.each([
  ["550 no such mailbox", "no-mailbox"],
  ["550 5.1.1 <a@b.example>: user unknown", "no-mailbox"],
  ["550 5.1.10 RESOLVER.ADR.RecipientNotFound", "no-mailbox"],
  ["551 User not local", "no-mailbox"],
  ["553 5.1.3 bad address syntax", "no-mailbox"],
  ["550 5.2.1 The account is disabled", "no-mailbox"],
  ["450 Requested action not taken: mailbox unavailable", "mail-server-in-trouble"],
  ["450 4.1.1 <a@b.example>: unverified address", "mail-server-in-trouble"],
  ["550 5.1.2 Bad destination system", "no-domain"],
  ["550 5.4.4 Host not found", "no-domain"],
  ["450 4.1.8 <us@c.example>: Sender address rejected: Domain not found", "mail-unwelcome"],
  ["552 5.2.2 over quota", "mailbox-full"],
  ["452 4.2.2 mailbox full", "mailbox-full"],
  ["552 Requested mail action aborted", "mailbox-full"],
  ["552 5.3.4 message too large", "mail-too-large"],
  ["554 5.7.1 message looks like spam", "mail-unwelcome"],
  ["550 5.7.26 unauthenticated mail is blocked", "mail-unwelcome"],
  ["554 5.7.1 <a@b.example>: Relay access denied", "mail-unwelcome"],
  ["535 5.7.8 bad credentials", "login-refused"],
  ["530 5.7.0 Authentication required", "login-refused"],
  ["421 come back later", "try-later"],
  ["450 4.7.1 Greylisted, try again later", "try-later"],
  ["450 4.2.0 <a@b.example>: Recipient address rejected: Greylisted", "try-later"],
  ["554 transaction failed", "mail-refused"],
  ["554 5.0.0 transaction failed", "mail-refused"],
  ["451 local error", "mail-server-in-trouble"],
])("a mail server that answers '%s' says: %s", (answer, kind) => {
  expect(answerMeaning(Number(answer.slice(0, 3)), answer)).toBe(kind);
});

it("any answer of a mail server means something that we know", () => {
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 599 }), fc.string(), (reply, said) => {
      const kind = answerMeaning(reply, `${reply} ${said}`);
      expect(plainFaults).toContain(kind);
      expect(kind).not.toBe("unknown");
    }),
  );
});
