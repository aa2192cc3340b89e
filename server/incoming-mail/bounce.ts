import { saysNoMailbox } from "#domain/lead/mail-server-answer.ts";
import { type RecipientStatus, recipientsIn } from "./delivery-status.ts";
import { authorOf } from "./mail-sender.ts";
import { headerOf, type ReadMail, textOf } from "./read-mail.ts";

/** What a mail means that came to the address for bounces. */
export type ReturnedMail =
  | ({ is: "bounce" } & Failure)
  /** It is still being tried, or has arrived. */
  | { is: "progress" }
  /** A program answers, such as an out-of-office note. */
  | { is: "automatic" }
  /** Nothing that we understand. */
  | { is: "unknown" };

type Failure = {
  /** `5.1.1` (RFC 3463); null: the mail server gives no code. */
  status: string | null;
  /** What the mail server says, on one line. */
  diagnostic: string;
};

/** How much of a server's answer is kept, in characters. */
const longestDiagnostic = 300;
/** How much of a text is looked at, in characters: what a server says comes before the mail that it returns. */
const longestText = 20_000;

/**
 * Takes a returned mail apart: a report on delivery (RFC 3464), also one with letters beyond ASCII (RFC 6533); else a bounce
 * in qmail's form, or one that names the recipient in a header, as older Exims do. An answer of a program is none.
 */
export function returnedMailOf(mail: ReadMail): ReturnedMail {
  const report = mail.attachments.find(({ mimeType }) => isDeliveryStatus.test(mimeType));
  if (report) return ofRecipients(recipientsIn(textOf(report.content, longestText)));
  const text = (mail.text ?? "").slice(0, longestText);
  const answer = qmailAnswer(text);
  if (answer !== undefined) return failure(null, answer);
  if (headerOf(mail, "x-failed-recipients")) return failure(null, answerIn(text));
  return authorOf(mail) === "person" ? { is: "unknown" } : { is: "automatic" };
}

const isDeliveryStatus = /^message\/(?:global-)?delivery-status$/i;

/** One recipient that the mail has reached is enough: an address may stand for several. */
function ofRecipients(recipients: readonly RecipientStatus[]): ReturnedMail {
  const failed = recipients.find(({ action }) => action === "failed");
  const isThere = recipients.some(({ action }) => /^(?:delivered|relayed|expanded)$/.test(action));
  if (failed && !isThere) return failure(failed.status, failed.diagnostic);
  return { is: recipients.length > 0 ? "progress" : "unknown" };
}

/** Servers that give only a class (`5.0.0`) often say more in their answer. */
function failure(status: string | null, answer: string): ReturnedMail {
  const diagnostic = oneLine(answer);
  const isVague = status === null || /^[45]\.0\.0$/.test(status);
  return {
    is: "bounce",
    status: isVague ? (statusIn(diagnostic) ?? status) : status,
    diagnostic,
  };
}

function statusIn(answer: string): string | null {
  const code = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(answer)?.[0];
  if (code && !code.endsWith(".0.0")) return code;
  return /\b55[01]\b/.test(answer) && saysNoMailbox.test(answer) ? "5.1.1" : null;
}

/**
 * What qmail says of the recipient; undefined when the text is none of its bounces. Such a text begins with `Hi. This is the`,
 * has a paragraph for each recipient, and a line before the mail that it returns
 * (QSBMF, https://cr.yp.to/proto/qsbmf.txt).
 */
function qmailAnswer(text: string): string | undefined {
  if (!text.trimStart().startsWith("Hi. This is the")) return undefined;
  const paragraphs = text.replaceAll("\r\n", "\n").split(/\n{2,}/);
  const recipient = paragraphs.find((paragraph) => /^<[^>\n]*>:\n/.test(paragraph.trimStart()));
  return recipient?.slice(recipient.indexOf("\n") + 1);
}

/** The line of a text that has a mail server's answer; empty when none has. */
function answerIn(text: string): string {
  const lines = text.split("\n").slice(0, 100);
  return lines.find((line) => /(?:^|[\s:])[45]\d\d[ -]/.test(line)) ?? "";
}

function oneLine(text: string): string {
  const line = text
    .slice(0, 2 * longestDiagnostic)
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return Array.from(line).slice(0, longestDiagnostic).join("");
}
