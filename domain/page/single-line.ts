/** Control characters, NUL among them, and Unicode's own line and paragraph breaks. */
const breaks = "\\p{Cc}\\u2028\\u2029";
/** Marks that turn the direction of what follows (UAX #9), by which `exe.fdp` is read as `pdf.exe`. */
const turns = "\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069";

const anyBreak = new RegExp(`[${breaks}]+`, "gu");
const anyTurn = new RegExp(`[${turns}]+`, "gu");
const notOfOneLine = new RegExp(`[${breaks}${turns}\\p{Surrogate}]`, "u");

/** Replaces lone surrogates, which cannot be sent in a URL, in a mail or to PostgreSQL. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** Text without line breaks and other control characters, which become one space each. */
export function withoutBreaks(text: string): string {
  return wellFormed(text).replace(anyBreak, " ");
}

/** What a subject or another header of a mail may hold: one line, read in one direction. */
export function singleHeaderLine(text: string): string {
  return withoutBreaks(text).replace(anyTurn, "").trim();
}

/** Whether `singleHeaderLine` would change more than the spaces at the ends. */
export function isSingleHeaderLine(text: string): boolean {
  return !notOfOneLine.test(text);
}
