import PostalMime, { type Attachment, type Email } from "postal-mime";
import { type MailFile, mailParts } from "./mail-parts.ts";

/** A mail as it came in: postal-mime's form, but for its files, which are not decoded yet. */
export type ReadMail = Email & { files: NamedFile[] };

export type NamedFile = {
  /** As its sender calls it; empty: they do not. */
  name: string;
  /** By which the HTML shows it; empty: it does not. */
  contentId: string;
  file: MailFile;
};

/** How deep parts may nest, and the bytes of all headers: far beyond what mail servers write, and nothing that takes long. */
const limits = { maxNestingDepth: 12, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 0 };

/** Reads the words of a raw mail (RFC 5322), with the reports that it contains as attachments; undefined when it is beyond the limits. */
export async function readMail(raw: Uint8Array): Promise<ReadMail | undefined> {
  try {
    const { text, files } = mailParts(withoutEnvelopeLine(raw));
    const mail = await PostalMime.parse(text, limits);
    return { ...mail, files: mail.attachments.flatMap((one) => namedFile(one, files)) };
  } catch {
    return undefined;
  }
}

/** In a file's place stands its number. */
function namedFile(attachment: Attachment, files: readonly MailFile[]): NamedFile[] {
  const { filename, contentId, content } = attachment;
  const place = textOf(content, 10).trim();
  const file = /^\d{1,3}$/.test(place) ? files[Number(place)] : undefined;
  if (!file) return [];
  return [{ name: filename ?? "", contentId: (contentId ?? "").replace(/^<|>$/g, ""), file }];
}

/** What an attachment says, at most so many characters. */
export function textOf(content: Attachment["content"], most: number): string {
  if (typeof content === "string") return content.slice(0, most);
  return Buffer.from(content as Uint8Array)
    .toString("utf8")
    .slice(0, most);
}

const newline = 0x0a;

/** Some mail servers give a program a first line that is no header: `From sender date`. */
function withoutEnvelopeLine(raw: Uint8Array): Uint8Array {
  if (!Buffer.from(raw.subarray(0, 5)).equals(Buffer.from("From "))) return raw;
  const end = raw.indexOf(newline);
  return end < 0 ? raw : raw.subarray(end + 1);
}

/** The first header of this name, in lower case and without its comments; empty when there is none. */
export function headerOf({ headers }: Pick<ReadMail, "headers">, name: string): string {
  return headers.find(({ key }) => key === name)?.value ?? "";
}
