import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailFault } from "./mail-fault.ts";

const noMailbox = "The mail server says there is no such mailbox.";
const noAnswer = "The mail server did not answer.";
const full = "The mail server says the mailbox is full.";
const spam = "The mail server took it for spam, or does not accept mail from us.";
const password = "The mail server does not accept our password.";
const later = "The mail server asks us to try later.";

describe("the error of a mail", () => {
  it.each([
    ["Can't send mail - all recipients were rejected: 550 no such mailbox", noMailbox],
    [
      "Can't send mail - all recipients were rejected: 550 5.1.1 <a@b.example>: user unknown",
      noMailbox,
    ],
    ["Recipient command failed: 551 User not local", noMailbox],
    ["mailbox unavailable", noMailbox],
    ["Can't send mail - all recipients were rejected: 552 5.2.2 over quota", full],
    ["Message failed: 452 4.2.2 mailbox full", full],
    ["Message failed: 554 5.7.1 message looks like spam", spam],
    ["Mail command failed: 550 5.7.26 unauthenticated mail is blocked", spam],
    ["Message failed: 552 5.3.4 message too large", full],
    ["Invalid login: 535 5.7.8 bad credentials", password],
    ["Mail command failed: 530 5.7.0 Authentication required", password],
    ["421 come back later", later],
    [
      "Can't send mail - all recipients were rejected: 450 4.7.1 Greylisted, try again later",
      later,
    ],
    ["connect ECONNREFUSED 127.0.0.1:25", noAnswer],
    ["the mail server is silent", noAnswer],
    ["the time for this attempt is up", noAnswer],
    ["Connection closed unexpectedly", noAnswer],
    ["Greeting never received", noAnswer],
    [
      "getaddrinfo ENOTFOUND smtp.b.example",
      "The mail server's name was not found. Is our connection down?",
    ],
    ["self-signed certificate", "The connection to the mail server is not secure."],
    ["Message failed: 554 transaction failed", "The mail server refused it for good."],
    [
      "Data command failed: 451 local error",
      "The mail server has trouble and asks us to try later.",
    ],
    ["the process stops", "Sending was interrupted by a restart. It is tried again by itself."],
    [
      "This release of the site cannot read it (x, version 2). A newer one has queued it.",
      "A newer release of the site has to send it.",
    ],
    [
      "the emergency webhook answered 500",
      "The system that emergencies are posted to answered with an error (500).",
    ],
    [
      "the text provider answered 401",
      "The text provider does not accept our account or its password.",
    ],
    [
      "the text provider answered 400",
      "The text provider does not send to this number, or from ours.",
    ],
    ["the text provider answered 503", "The text provider answered with an error (503)."],
    ["fetch failed", "The other system did not answer."],
  ])("%s", (error, words) => {
    expect(mailFault(error)).toBe(words);
  });

  it("is explained in one or two sentences, whatever it is, and never quoted", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (error) => {
        const words = mailFault(`${error} Ada@example.com`);
        expect(words).toMatch(/^[A-Z].*[.?]$/);
        expect(words).not.toContain("Ada@example.com");
      }),
    );
  });
});
