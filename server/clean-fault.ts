/** A report as a browser sent it: anybody can send anything. */
export type Fault = {
  kind: "error" | "submission";
  message: string;
  /** File, line and column in our scripts; empty for a submission. */
  place: string;
  /** The page's path. */
  page: string;
  release: string;
};

/** Characters of a message that are logged. */
const longest = 200;

/** The report as it may be logged: short, and without anything that could be of a person. */
export function cleanFault({ kind, message, place, page, release }: Fault): Fault {
  return {
    kind,
    message: cleanText(message),
    place: matching(/^assets\/[\w./-]{1,100}?(?::\d{1,7}){0,2}$/, place),
    page: matching(/^\/[\w./-]*$/, cleanText(page)),
    release: matching(/^[\w.+-]{1,40}$/, release),
  };
}

/**
 * Quotations go, since an error quotes what it could not read, except those of one word of code; so do ids, addresses
 * and numbers of five digits or more, however they are grouped.
 */
function cleanText(text: string): string {
  return text
    .slice(0, 4 * longest)
    .replace(/["“`][^"”`]*(?:["”`]|$)/g, "…")
    .replace(/(?<!\w)'([^']*)(?:'|$)/g, (quoted, text) => (isCode.test(text) ? quoted : "…"))
    .replace(/\S+@\S+/g, "…")
    .replace(/(?<=\/)(?=[\w-]*[A-Z_])[\w-]{16,}(?![\w.-])/g, "…")
    .replace(/\+?\d(?:[\s().-]*\d){4,}/g, "…")
    .replaceAll(/\s+/g, " ")
    .slice(0, longest);
}

/** A name in our scripts, which tells what was missing there. */
const isCode = /^[\w$.]{1,40}$/;

function matching(pattern: RegExp, text: string): string {
  return pattern.test(text.replaceAll("…", "x")) ? text : "";
}
