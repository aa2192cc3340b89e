/*
 * Who has written a mail: a person, or a program. Nobody is alerted of what a program writes, and nothing of ours answers it:
 * two programs that answer each other never end (RFC 3834, section 2).
 */

export const mailAuthors = ["person", "program", "list"] as const;

/** `program`: an out-of-office note and the like. `list`: a mailing list or a newsletter. */
export type MailAuthor = (typeof mailAuthors)[number];

/** What is looked at of a mail. `header` returns the first header of a name in lower case, or an empty text. */
export type AuthoredMail = {
  header(name: string): string;
  /** The sender's address; empty: none. */
  from: string;
  subject: string;
};

/** Headers that only programs write, in the words of others than the standard. */
const ofPrograms = [
  "x-autoreply",
  "x-autorespond",
  "x-autoresponse",
  "x-auto-response-suppress",
  "x-ms-exchange-generated-message-source",
];

/** Before the @ of mailboxes that nobody writes from. */
const programs =
  /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|noreply[-.+].*|auto-?(?:reply|responder)|bounces?[-+].*)$/;

/** What Exchange and others put before the subject of an out-of-office note, also where they add no header. */
const subjects =
  /^(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office)\b/i;

/** Who has written a mail, by its headers (RFC 3834, section 5; RFC 2919; RFC 5230; MS-OXCMAIL). */
export function mailAuthor({ header, from, subject }: AuthoredMail): MailAuthor {
  const precedence = header("precedence").trim().toLowerCase();
  const submitted = header("auto-submitted").trim().toLowerCase();
  if (submitted && submitted !== "no" && !submitted.startsWith("no;")) return "program";
  if (ofPrograms.some((name) => header(name))) return "program";
  if (precedence === "auto_reply") return "program";
  if (/report-type="?(?:disposition-notification|delivery-status)/i.test(header("content-type"))) {
    return "program";
  }
  // Where nothing can come back to (RFC 5321, section 4.5.5).
  if (/^\s*<\s*>\s*$/.test(header("return-path"))) return "program";
  if (programs.test(from.slice(0, Math.max(0, from.lastIndexOf("@"))).toLowerCase())) {
    return "program";
  }
  if (subjects.test(subject.trim())) return "program";
  if (header("list-id")) return "list";
  // Programs with which offices write to their customers put it into every answer.
  if (header("list-unsubscribe") && !header("in-reply-to")) return "list";
  return ["bulk", "junk", "list"].includes(precedence) ? "list" : "person";
}
