import type { ContactPhone } from "./contact-phone.ts";
import { plainPhone } from "./typed-phone.ts";

/*
 * Links from typed text. Stored text can predate today's rules, so nothing is assumed: whatever the input, the link
 * contains one number, mailbox or place and nothing else.
 */

/** Of E.164. */
const mostDigits = 15;

/** `tel:` to the number that was understood, with its extension (RFC 3966, section 5.3); `tel:` to the digits otherwise. */
export function phoneLink(phone: ContactPhone): string {
  return `tel:${dialed(phone)}${phone.extension === null ? "" : `;ext=${phone.extension}`}`;
}

/** `sms:` to the number, with words to begin with. Phones read the text behind `?&body=`, whatever their system. */
export function textLink(phone: ContactPhone, words: string): string {
  const number = `sms:${dialed(phone)}`;
  return words === "" ? number : `${number}?&body=${encodeURIComponent(words.toWellFormed())}`;
}

/** `mailto:` to one mailbox; `?`, `&` and `,` in it are part of the address (RFC 6068, section 2). */
export function emailLink(email: string): string {
  return `mailto:${encodeURIComponent(email.toWellFormed()).replaceAll("%40", "@")}`;
}

/** A map with a pin at the address. */
export function mapLink(address: string): string {
  return `https://maps.google.com/?q=${encodeURIComponent(address.toWellFormed())}`;
}

/** A number without an area code reaches somebody from a phone nearby. */
function dialed({ typed, e164 }: ContactPhone): string {
  return e164 ?? plainPhone(typed).replace(/\D/g, "").slice(0, mostDigits);
}
