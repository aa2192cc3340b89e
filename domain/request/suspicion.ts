/** What a submission tells about whether a person sent it. */
export type SubmissionSigns = {
  /** The field that people do not see and programs fill in. */
  honeypot: string;
  /** One-line texts: name, address, subject. */
  lines: readonly string[];
  /** The free message. */
  text: string;
  /** Milliseconds from the form's first use to its submission; null when that is not known. */
  fillingTime: number | null;
};

/** Nobody types a name, a number and an address in less, in milliseconds. */
const shortestFilling = 2_000;
const mostLinks = 2;
const link = /\bhttps?:\/\/|\bwww\.|\[url|<a\s/gi;

/**
 * Whether a submission looks like spam. Such a one is stored and marked, never dropped, and the
 * sender sees the normal answer; it only gets no confirmation mail, so that nobody can have us write
 * to a third person.
 */
export function isSuspected(signs: SubmissionSigns): boolean {
  return (
    signs.honeypot !== "" ||
    (signs.fillingTime !== null && signs.fillingTime < shortestFilling) ||
    signs.lines.some((line) => countLinks(line) > 0) ||
    countLinks(signs.text) > mostLinks
  );
}

function countLinks(text: string): number {
  return Array.from(text.matchAll(link)).length;
}
