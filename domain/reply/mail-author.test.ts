import { describe, expect, it } from "vitest";
import { mailAuthor } from "./mail-author.ts";

describe("the author of a mail", () => {
  it.each([
    ["no header of a program", {}, "person"],
    ["Auto-Submitted: no", { "auto-submitted": "No" }, "person"],
    ["Auto-Submitted: no, with a comment", { "auto-submitted": "no; by hand" }, "person"],
    ["Auto-Submitted: auto-replied", { "auto-submitted": "auto-replied (vacation)" }, "program"],
    ["Auto-Submitted: auto-generated", { "auto-submitted": "auto-generated" }, "program"],
    ["X-Autoreply", { "x-autoreply": "yes" }, "program"],
    ["X-Auto-Response-Suppress", { "x-auto-response-suppress": "All" }, "program"],
    [
      "Exchange's rules",
      { "x-ms-exchange-generated-message-source": "Mailbox Rules Agent" },
      "program",
    ],
    ["Precedence: auto_reply", { precedence: "auto_reply" }, "program"],
    ["an empty Return-Path", { "return-path": "<>" }, "program"],
    ["a Return-Path", { "return-path": "<ada@example.com>" }, "person"],
    [
      "a receipt",
      { "content-type": "multipart/report; report-type=disposition-notification" },
      "program",
    ],
    ["List-Id", { "list-id": "<a.example.com>" }, "list"],
    ["List-Unsubscribe", { "list-unsubscribe": "<mailto:a@example.com>" }, "list"],
    [
      "List-Unsubscribe in an answer",
      { "list-unsubscribe": "<mailto:a@example.com>", "in-reply-to": "<1@a.example.com>" },
      "person",
    ],
    ["Precedence: bulk", { precedence: "bulk" }, "list"],
    ["Precedence: first-class", { precedence: "first-class" }, "person"],
  ] as const)("with %s", (_, headers: Record<string, string>, author) => {
    const header = (name: string) => headers[name] ?? "";
    expect(mailAuthor({ header, from: "ada@example.com", subject: "Re: Your roof" })).toBe(author);
  });

  it.each([
    ["mailer-daemon@example.com", "x", "program"],
    ["MAILER-DAEMON@example.com", "x", "program"],
    ["no-reply@example.com", "x", "program"],
    ["noreply-orders@example.com", "x", "program"],
    ["noreen@example.com", "x", "person"],
    ["ada@example.com", "Automatic reply: Your roof", "program"],
    ["ada@example.com", "Out of the office until Monday", "program"],
    ["ada@example.com", "Re: Out of shingles", "person"],
    ["ada@example.com", "I was out of office last week", "person"],
    ["", "x", "person"],
  ])("of %s about %j", (from, subject, author) => {
    expect(mailAuthor({ header: () => "", from, subject })).toBe(author);
  });
});
