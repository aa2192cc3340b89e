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

/** What follows from a submission's signs. It is stored and the office gets it in any case. */
export type Suspicion = {
  /** The row and the office's mail say that it may be spam. */
  isSuspected: boolean;
  /** The visitor gets no confirmation mail, so that nobody can have us write to a third person. */
  isConfirmationWithheld: boolean;
};

/** Nobody types a name, a number and an address in less, in milliseconds. */
const shortestFilling = 2_000;
const mostLinks = 2;
const link = /\bhttps?:\/\/|\bwww\.|\[url|<a\s/gi;
/** Where links often lead, without their beginning. Not the address of a mailbox that strayed into a line. */
const bareLink =
  /(?<![@\w.-])[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|biz|io|me|ru|cn|xyz|top|shop|online|site|club|live|link|click|app|example)\b(?!@)/i;

/**
 * Which of the two consequences a submission has; its sender sees the normal answer in any case. A
 * filled honeypot and links have both. Haste only marks: browsers fill in a form within a second,
 * and a homeowner must not lose the confirmation by that (docs/decisions/0010-form-stamps.md).
 */
export function suspicionOf(signs: SubmissionSigns): Suspicion {
  const isProgram = signs.honeypot !== "";
  const advertises =
    signs.lines.some((line) => countLinks(line) > 0 || bareLink.test(line)) ||
    countLinks(signs.text) > mostLinks;
  const isHasty = signs.fillingTime !== null && signs.fillingTime < shortestFilling;
  return {
    isSuspected: isProgram || advertises || isHasty,
    isConfirmationWithheld: isProgram || advertises,
  };
}

/** How the office's mail begins its subject. Haste is no verdict: whoever is on call must read on. */
export function suspicionMark(suspicion: Suspicion): string {
  if (suspicion.isConfirmationWithheld) return "[Suspected spam] ";
  return suspicion.isSuspected ? "[Filled in fast] " : "";
}

function countLinks(text: string): number {
  return Array.from(text.matchAll(link)).length;
}
