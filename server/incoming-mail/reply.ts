import { singleHeaderLine } from "#domain/page/single-line.ts";
import { keptText, writtenPartOf } from "#domain/reply/written-part.ts";
import { type HtmlText, textOfHtml } from "./html-text.ts";
import type { NamedFile, ReadMail } from "./read-mail.ts";

/** What somebody has written in a mail, as plain text. */
export type ReadReply = {
  subject: string;
  text: string;
  /** The mail that they answer, and their signature; empty: none. */
  rest: string;
  /** What they have sent with it. */
  files: NamedFile[];
};

/** Characters of a subject. */
const longestSubject = 200;

/**
 * Reads a mail as what its person has to say. Its HTML comes first, since lines of the plain form are broken by programs; nothing of
 * it is left but words. What is all quoted, and brings no file, is taken as written: nothing may be lost that somebody wrote between the lines.
 */
export function readReply(mail: ReadMail): ReadReply {
  const html = mail.html ? textOfHtml(mail.html) : undefined;
  const said = (html && ofHtml(html)) ?? writtenPartOf(mail.text ?? "");
  const files = mail.files.filter((file) => !isOnlyQuoted(file, html));
  const [text, rest] = [keptText(said.written), keptText(said.rest)];
  const isAllQuoted = text === "" && files.length === 0;
  return {
    subject: Array.from(singleHeaderLine(mail.subject ?? ""))
      .slice(0, longestSubject)
      .join(""),
    ...(isAllQuoted ? { text: rest, rest: "" } : { text, rest }),
    files,
  };
}

/** Undefined: it has no words, as the HTML of some programs beside their plain text. */
function ofHtml({ written, rest }: HtmlText) {
  if (!written.trim() && !rest.trim()) return undefined;
  const part = writtenPartOf(written);
  return { written: part.written, rest: [part.rest, rest].filter(Boolean).join("\n\n") };
}

/** A picture of the mail that is answered, such as our logo, which programs send back. */
function isOnlyQuoted({ contentId }: NamedFile, html: HtmlText | undefined): boolean {
  if (!html || contentId === "") return false;
  return html.picturesInRest.has(contentId) && !html.picturesWritten.has(contentId);
}
