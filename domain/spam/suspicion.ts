import { linkEndings, withSpacedAbbreviations } from "./advertising.ts";

/** Clues as to whether a person sent a submission. */
export type SubmissionSigns = {
  /** A field that people cannot see and bots fill in. */
  honeypot: string;
  /** One-line texts: name, address, subject. */
  lines: readonly string[];
  /** The free message. */
  text: string;
  /** Milliseconds from the form's first use to its submission; null when unknown. */
  fillingTime: number | null;
};

/** Consequences of a submission's signs. It is stored and sent to the office in any case. */
export type Suspicion = {
  /** The row and the office's mail are marked as possible spam. */
  isSuspected: boolean;
  /** The visitor gets no confirmation, so that nobody can use us to write to a third person. */
  isConfirmationWithheld: boolean;
};

/** Milliseconds. Nobody can type a name, a phone number and an address faster. */
const shortestFilling = 2_000;
const mostLinks = 2;
const link = /\bhttps?:\/\/|\bwww\.|\[url|<a\s/gi;
/**
 * Domains often used in links, without a scheme. Email addresses that ended up in the wrong field do not match, nor do
 * abbreviations once they are spaced.
 */
const bareLink = new RegExp(
  String.raw`(?<![@\w.-])[\w-]+(?:\.[\w-]+)*\.(?:${linkEndings.join("|")})\b(?!@)`,
  "i",
);

/**
 * The same for a booking, which has taken a seat: it is marked, and stays among the appointments. Its person gets a
 * confirmation, which repeats nothing that was typed if there are links: it may be aimed at somebody else. Only a form that a
 * program filled in gets none.
 */
export function suspicionOfBooking(signs: SubmissionSigns): Suspicion {
  const { isSuspected } = suspicionOf(signs);
  return { isSuspected, isConfirmationWithheld: signs.honeypot !== "" };
}

/** What the office is to do about a suspected booking. */
export const oddBooking = "Looks odd: call before you drive";

/**
 * The consequences of a submission's signs; its sender sees the normal answer, except that anyone who booked is told when
 * no mail comes. A filled honeypot or links have both. A fast form is only marked: browsers fill in a form within a second,
 * and a homeowner must not lose the confirmation because of that (docs/decisions/writing-to-people.md).
 */
export function suspicionOf(signs: SubmissionSigns): Suspicion {
  const isProgram = signs.honeypot !== "";
  const advertises = holdLinks(signs);
  const isHasty = signs.fillingTime !== null && signs.fillingTime < shortestFilling;
  return {
    isSuspected: isProgram || advertises || isHasty,
    isConfirmationWithheld: isProgram || advertises,
  };
}

/** Whether the words hold links as advertisements do. How fast they came says nothing of them. */
export function holdLinks({ lines, text }: Pick<SubmissionSigns, "lines" | "text">): boolean {
  return (
    lines.some((line) => countLinks(line) > 0 || bareLink.test(withSpacedAbbreviations(line))) ||
    countLinks(text) > mostLinks
  );
}

/** Prefix for the subject of the office's mail. A fast form is not proof of spam: whoever is on call must read on. */
export function suspicionMark(suspicion: Suspicion): string {
  if (suspicion.isConfirmationWithheld) return "[Suspected spam] ";
  return suspicion.isSuspected ? "[Filled in fast] " : "";
}

function countLinks(text: string): number {
  return Array.from(text.matchAll(link)).length;
}
