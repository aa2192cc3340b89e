import { withoutUnseen, withPlainDashesAndSpaces, withPlainDigits } from "./plain-characters.ts";

/*
 * How phone numbers are typed. Apart from `understood-phone.ts`, since every form checks with this, and none needs the
 * metadata of numbers for that.
 */

/** `(703) 555-ROOF`, `1-800-GOT-JUNK`: an area code and a word that ends the number. */
const lettered =
  /^(\D{0,3}1?[\s.-]*\(?[2-9]\d{2}\)?[\s.-]*)((?:\d[\s.-]*){0,4})((?:[a-z][.-]?){3,}(?![a-z\d]))/i;

/** Digits of a North American number after its area code. */
const afterAreaCode = 7;

const keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

/** A typed phone number in ASCII: digits of any script and letters of a keypad as digits, any dash as `-`. */
export function plainPhone(typed: string): string {
  const plain = withPlainDigits(withPlainDashesAndSpaces(withoutUnseen(typed).normalize("NFKC")));
  return plain.replace(lettered, (text, area: string, digits: string, word: string) => {
    const [shown, letters] = [digits.replace(/\D/g, ""), word.replace(/[^a-z]/gi, "")];
    if (shown.length + letters.length < afterAreaCode) return text;
    // `1-800-CONTACTS`: what is longer than a number is there to be read, not dialed.
    return area + shown + onKeypad(letters.slice(0, afterAreaCode - shown.length));
  });
}

/** Digits that were typed as one number, in groups between which are spaces and punctuation at most. */
export type TypedNumber = { groups: readonly Group[]; hasPlus: boolean };

type Group = { digits: string; begins: number; ends: number };

/** Digits that may be grouped by this belong to one number. */
const between = /^(?:[\s().[\]\-/_'·•‧+]|,(?!\s))*$/u;

/** What stands before an extension: `x`, `ext.`, `;ext=`, `#`, `, `, and the pauses that phones dial. */
const extension =
  /^[\s.)\]]*(?:[,;(]*\s*(?:e?xt(?:n|ension|ensión|ensão)?|x|int|anexo|доб)[\s.:=#]*|[,;]+\s*#?(?=\d+\s*(?:[^\s\p{L}\d]|$))|[#~]\s*|[pw](?=\d))(\d{1,9})(?![\s.()\-/]*\d)/iu;

/** The numbers in a text of `plainPhone`, each of which may be two of one house: `703-555-0142 / 0143`. */
export function typedNumbers(plain: string): TypedNumber[] {
  const numbers: { groups: Group[]; hasPlus: boolean }[] = [];
  let ends = 0;
  for (const { 0: digits, index: begins } of plain.matchAll(/\d+/g)) {
    const before = plain.slice(ends, begins);
    ends = begins + digits.length;
    const group = { digits, begins, ends };
    const last = numbers.at(-1);
    if (last && between.test(before)) last.groups.push(group);
    else numbers.push({ groups: [group], hasPlus: before.includes("+") });
  }
  return numbers;
}

/** The digits of an extension that a text begins with; null when it begins with none. */
export function extensionAtStart(text: string): string | null {
  return extension.exec(text)?.[1] ?? null;
}

/** Whether digits are as many as phone numbers have (ITU-T E.164, section 6.2.1: 15 at most). */
export function isPhoneLength({ length }: string): boolean {
  return length >= 7 && length <= 15;
}

/** What follows the 011 of North America, or the 00 of most of the world; null without them. */
export function digitsAbroad(digits: string): string | null {
  return /^0(?:0|11)([1-9]\d*)$/.exec(digits)?.[1] ?? null;
}

/**
 * Whether it has as many digits as phone numbers have. An extension and a second number do not count. Whatever
 * `understoodPhone` understands has.
 */
export function hasPhoneDigits(phone: string): boolean {
  const plain = plainPhone(phone);
  const numbers = typedNumbers(plain);
  if (numbers.some(beginsWithNumber)) return true;
  const ends = numbers.map(({ groups }) => groups.at(-1)?.ends);
  const end = ends.find((at) => extensionAtStart(plain.slice(at)) !== null);
  return isPhoneLength(plain.slice(0, end).replace(/\D/g, ""));
}

/** `703-555-0142 / 703-555-0143` does. `1234 5678 9012 3456` does not: what is not from abroad has ten digits, or a 1 and ten. */
function beginsWithNumber({ groups, hasPlus }: TypedNumber): boolean {
  let digits = "";
  return groups.some((group, at) => {
    digits += group.digits;
    const abroad = hasPlus ? digits : digitsAbroad(digits);
    if (abroad !== null && isPhoneLength(abroad)) return true;
    const isAll = at === groups.length - 1;
    return isPhoneLength(digits) && (isAll || /^1?\d{10}$/.test(digits));
  });
}

function onKeypad(letters: string): string {
  return Array.from(letters.toLowerCase(), (letter) => {
    return 2 + keys.findIndex((key) => key.includes(letter));
  }).join("");
}
