import { expect, it } from "vitest";
import { refusalOf } from "./delivery-fault.ts";

it.each([
  [550, "550 5.1.1 <ada@example.com>: Recipient address rejected: User unknown", "recipient"],
  [550, "550-5.1.1 The email account does not exist.\n550 5.1.1 Try again", "recipient"],
  [550, "550 5.2.1 The account is disabled", "recipient"],
  [550, "550 no such mailbox", "recipient"],
  [550, "550 User unknown", "recipient"],
  [550, "550 Requested action not taken: mailbox unavailable", "recipient"],
  [554, "554 5.7.1 <ada@example.com>: Relay access denied", "message"],
  [550, "550 5.7.1 Our mail server is blocked: user unknown to us", "message"],
  [550, "550 relaying denied", "message"],
  [554, "554 mailbox unavailable", "message"],
  [550, "550 5.1.8 Sender address rejected: domain not found", "message"],
  [550, "550 5.1.7 Bad sender address", "message"],
  [552, "552 5.2.2 Mailbox full", "message"],
  [553, "553 5.6.7 not ASCII", "message"],
  [550, "550", "message"],
])("an answer %i to RCPT TO, '%s', is about the %s", (responseCode, response, about) => {
  const error = Object.assign(new Error("refused"), { responseCode, response });
  expect(refusalOf(Object.assign(error, { command: "RCPT TO" }))).toBe(about);
  expect(refusalOf(Object.assign(error, { command: "DATA" }))).toBe("message");
});
