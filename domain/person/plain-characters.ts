/*
 * Keyboards, phones' address books and word processors write the same number, name or address with other characters.
 * What was typed is kept; this is for whatever reads it.
 */

/** Dashes of every kind, and the signs that are typed for one: minus, hyphen bullet, modifier letter minus. */
const dashes = /[\p{Pd}\u02D7\u2043\u2212\u2796]/gu;
const spaces = /[\p{Zs}\t]/gu;

/** Characters that take no room: soft hyphens, joiners, marks of direction. */
const unseen = "\\u00AD\\u034F\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF";
const unseenAnywhere = new RegExp(`[${unseen}]`, "gu");
const unseenOrSpace = new RegExp(`^[\\s${unseen}]$`);

/** The text with every dash as `-` and every space as a space. */
export function withPlainDashesAndSpaces(text: string): string {
  return text.replace(dashes, "-").replace(spaces, " ");
}

/** The text without what takes no room. */
export function withoutUnseen(text: string): string {
  return text.replace(unseenAnywhere, "");
}

/** The text without spaces, and without what takes no room, at either end: a pasted mailbox often ends in U+200B. */
export function trimmed(text: string): string {
  let [begins, ends] = [0, text.length];
  while (begins < ends && unseenOrSpace.test(text.charAt(begins))) begins += 1;
  while (ends > begins && unseenOrSpace.test(text.charAt(ends - 1))) ends -= 1;
  return text.slice(begins, ends);
}

/** The text with the digits of every script as 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode has the ten digits of a script in a row, and each row by itself or after whole ones. */
function digitOf(codePoint: number): number {
  let first = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (codePoint - first) % 10;
}
