/*
 * Links from typed text. Stored text can predate today's rules, so nothing is assumed: whatever the input, the link
 * contains one number, mailbox or place and nothing else.
 */

/** `tel:` with the number alone: a trailing extension would be dialed as part of it. */
export function phoneLink(phone: string): string {
  const number = /\+?\d[\d\s()./-]{5,}\d/.exec(phone)?.[0] ?? phone;
  return `tel:${number.startsWith("+") ? "+" : ""}${number.replace(/\D/g, "")}`;
}

/** `sms:` to the number, with words to begin with. Phones read the text behind `?&body=`, whatever their system. */
export function textLink(phone: string, words: string): string {
  const number = phoneLink(phone).replace("tel:", "sms:");
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
