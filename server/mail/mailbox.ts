import { addressOf } from "#domain/person/mailbox-address.ts";
import { understoodMailbox } from "#domain/person/understood-mailbox.ts";
import type { MailMessage } from "./message.ts";

/** What is behind the `@` of a mailbox. */
export function domainOf(mailbox: string): string {
  return addressOf(mailbox).split("@").at(-1) ?? "";
}

/** Whether a mailbox can stand in a header that every mail server takes; its domain is sent in punycode. */
export function isAsciiMailbox(mailbox: MailMessage["to"]): boolean {
  const address = typeof mailbox === "string" ? addressOf(mailbox) : mailbox.address;
  return understoodMailbox(address)?.isAscii ?? false;
}

/** Whether a mailbox can be written to only through a server with SMTPUTF8 (RFC 6531), well-formed or not. */
export function needsSmtpUtf8(mailbox: MailMessage["to"]): boolean {
  const address = typeof mailbox === "string" ? addressOf(mailbox) : mailbox.address;
  return /\P{ASCII}/u.test(address.slice(0, Math.max(0, address.lastIndexOf("@"))));
}

/** A mailbox of ours with the business's name, unless it has one. */
export function withName(mailbox: string, name: string): string {
  if (addressOf(mailbox) !== mailbox) return mailbox;
  return `"${name.replace(/["\\]/g, "\\$&")}" <${mailbox}>`;
}
