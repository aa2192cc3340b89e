import { personKeyOf } from "./0012-lead-keys.ts";

/*
 * What identifies a person, and how their details are compared, as it was when `0016-people` was written: a migration
 * runs the same code forever.
 */

type Contact = Record<"name" | "email" | "phone" | "address", string>;

type Detail = { kind: string; key: string; value: string };

/** The mailbox, or without one the phone number; null without either. */
export function keyOf({ email, phone }: Contact): string | null {
  const mailbox = mailboxOf(email);
  if (mailbox) return `mailbox:${mailbox}`;
  const digits = digitsOf(phone);
  return digits ? `phone:${digits}` : null;
}

/** What a lead tells of its person. */
export function detailsOf({ name, email, phone, address }: Contact): Detail[] {
  return [
    { kind: "name", key: folded(name), value: name },
    { kind: "mailbox", key: mailboxOf(email), value: email },
    { kind: "phone", key: digitsOf(phone), value: phone },
    { kind: "address", key: folded(address), value: address },
  ].filter(({ key }) => key !== "");
}

function mailboxOf(email: string): string {
  return email.trim() === "" ? "" : short(personKeyOf(email));
}

function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length < 7 ? "" : short(digits);
}

function folded(text: string): string {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return short(words);
}

function short(key: string): string {
  return Array.from(key).slice(0, 254).join("");
}
