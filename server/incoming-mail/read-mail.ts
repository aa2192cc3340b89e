import PostalMime, { type Email } from "postal-mime";

/** A mail as it came in: postal-mime's form. */
export type ReadMail = Email;

/** How deep parts may nest, and the bytes of all headers: far beyond what mail servers write, and nothing that takes long. */
const limits = { maxNestingDepth: 12, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 0 };

/**
 * How much of a mail is read, in bytes and lines. A bounce says why at its beginning, before the mail that it returns; and each
 * line costs the parser some 50 microseconds, in which the process does nothing else.
 */
const mostRead = { bytes: 256 * 1024, lines: 4_000 };

/** Reads the beginning of a raw mail (RFC 5322), with what it contains as attachments; undefined when it is beyond the limits. */
export async function readMail(raw: Uint8Array): Promise<ReadMail | undefined> {
  try {
    return await PostalMime.parse(beginningOf(withoutEnvelopeLine(raw)), limits);
  } catch {
    return undefined;
  }
}

function beginningOf(raw: Uint8Array): Uint8Array {
  const read = raw.subarray(0, mostRead.bytes);
  let end = -1;
  for (let line = 0; line < mostRead.lines; line += 1) {
    end = read.indexOf(newline, end + 1);
    if (end < 0) return read;
  }
  return read.subarray(0, end + 1);
}

const newline = 0x0a;

/** Some mail servers give a program a first line that is no header: `From sender date`. */
function withoutEnvelopeLine(raw: Uint8Array): Uint8Array {
  if (!Buffer.from(raw.subarray(0, 5)).equals(Buffer.from("From "))) return raw;
  const end = raw.indexOf(newline);
  return end < 0 ? raw : raw.subarray(end + 1);
}

/** The first header of this name, in lower case and without its comments; empty when there is none. */
export function headerOf({ headers }: ReadMail, name: string): string {
  return headers.find(({ key }) => key === name)?.value ?? "";
}
