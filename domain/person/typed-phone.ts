import { withoutUnseen, withPlainDashesAndSpaces, withPlainDigits } from "./plain-characters.ts";

/*
 * Apart from `understood-phone.ts`, since every form checks with this, and none needs the metadata of numbers for that.
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

/** Whether it has as many digits as phone numbers have. */
export function hasPhoneDigits(phone: string): boolean {
  const digits = plainPhone(phone).replace(/\D/g, "").length;
  return digits >= 7 && digits <= 15;
}

function onKeypad(letters: string): string {
  return Array.from(letters.toLowerCase(), (letter) => {
    return 2 + keys.findIndex((key) => key.includes(letter));
  }).join("");
}
