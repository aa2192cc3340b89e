import { describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { demandsOf } from "./production.ts";

const complete = {
  NODE_ENV: "production",
  SITE_URL: "https://www.roofs.example",
  OFFICE_EMAIL: "office@roofs.example",
  MAIL_FROM: "office@roofs.example",
  SMTP_URL: "smtp://mail.roofs.example:587",
};
const read = (settings: Record<string, string>) => () => readConfig(settings, demandsOf(settings));

describe("a site in front of visitors", () => {
  it("starts with an address, mailboxes and a mail server", () => {
    expect(read(complete)).not.toThrow();
  });

  it("names everything that is missing at once", () => {
    expect(read({ NODE_ENV: "production", PORT: "x" })).toThrow(
      /PORT must be .*; SITE_URL is missing: .*; OFFICE_EMAIL is missing: .*; MAIL_FROM is missing: .*; SMTP_URL is missing: .*MAIL=files/,
    );
  });

  it("may write its mails as files if that is said, and then has no mail server", () => {
    const { SMTP_URL, ...others } = complete;
    expect(read({ ...others, MAIL: "files" })).not.toThrow();
    expect(read({ ...others, MAIL: "/var/mail/ada" })).toThrow("SMTP_URL is missing");
    expect(read({ ...others, MAIL: "file" })).toThrow('MAIL must be "files"');
    expect(read({ ...complete, MAIL: "files" })).toThrow("exclude each other");
  });

  it("has its limits", () => {
    expect(read({ ...complete, RATE_LIMIT: "off" })).toThrow("RATE_LIMIT=off is for load tests");
  });

  it("demands nothing where it is only tried", () => {
    expect(read({ RATE_LIMIT: "off" })).not.toThrow();
  });
});
