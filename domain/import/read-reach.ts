import { understoodMailbox } from "#domain/person/understood-mailbox.ts";
import { phoneInWords, understoodPhone } from "#domain/person/understood-phone.ts";

/** What was read of cells with mailboxes or phone numbers. */
export type ReadReach = {
  /** Each once, in the order of the file. */
  read: string[];
  /** What was meant to be one, and is none. */
  unread: string[];
};

/** How people say that there is none. */
const none = /^(?:n\/?a|none|no|unknown|null|-+|\.+|x+|tbd|0+|no e-?mail|no phone|not provided)$/iu;

/** Reads cells with mailboxes: several in one are apart by a comma, a semicolon, a slash, a bar, a space or a line. */
export function readMailboxes(cells: readonly string[]): ReadReach {
  const found: ReadReach = { read: [], unread: [] };
  for (const text of cells.flatMap((cell) => cell.split(/[,;|/\s]+/u))) {
    // `Dana <dana@x.example>`, `mailto:dana@x.example`, `Email:dana@x.example`.
    const plain = text.replace(/^<|>$|^(?:mailto|e-?mail|main|work|home|other|personal):/giu, "");
    if (plain === "" || none.test(plain)) continue;
    const address = understoodMailbox(plain);
    if (address) addOnce(found.read, plain);
    else if (plain.includes("@")) found.unread.push(plain);
    else if (!/^[\p{L}.'’-]+:?$/u.test(plain)) found.unread.push(plain);
  }
  if (found.read.length === 0 && found.unread.length === 0) {
    const said = cells.map((cell) => cell.trim()).filter((cell) => cell !== "" && !isNone(cell));
    found.unread.push(...said);
  }
  return found;
}

/**
 * Reads cells with phone numbers: several in one are apart by a comma, a semicolon, a bar, a line or what each is for, as in
 * QuickBooks' `Phone: (703) 555-0142 Mobile: (703) 555-0143`.
 */
export function readPhones(cells: readonly string[]): ReadReach {
  const found: ReadReach = { read: [], unread: [] };
  const texts = cells.flatMap((cell) =>
    cell
      .replace(faxNumber, "")
      .split(
        /[,;|\r\n]+|\s\/\s|\s*\b(?:alt\.? ?phone|phone|mobile|fax|other|main|work|home|cell|alt|tel)\s*#?\s*:/giu,
      ),
  );
  for (const text of texts.map((one) => one.trim())) {
    if (text === "" || none.test(text)) continue;
    const phone = understoodPhone(text);
    if (phone) addOnce(found.read, phoneInWords(phone));
    else found.unread.push(text);
  }
  return found;
}

/** A machine that nobody reads. */
const faxNumber = /\bfax\s*#?\s*:\s*[^\p{L}\r\n,;|]*/giu;

function isNone(text: string): boolean {
  return (
    none.test(text) ||
    text
      .toLowerCase()
      .split(/\s+/u)
      .every((word) => none.test(word))
  );
}

function addOnce(to: string[], text: string): void {
  if (!to.some((one) => one.toLowerCase() === text.toLowerCase())) to.push(text);
}
