/** A part of a mail that is no text, as it came: not decoded. */
export type MailFile = {
  /** As its header says: `base64`, `quoted-printable`, or nothing. */
  encoding: string;
  body: Uint8Array;
};

/** A mail without the content of its files, which is small whatever it had; and those files, in their order. */
export type MailParts = { text: Buffer; files: MailFile[] };

/** Far beyond what mail programs write. */
const most = { depth: 12, parts: 60, header: 200 * 1024 };
/**
 * How much of each part that is text is read, in bytes and lines, and of all of them together. What somebody wrote stands at its beginning; and each line
 * costs the parser some 50 microseconds, in which the process does nothing else.
 */
const ofText = { bytes: 96 * 1024, lines: 1_500 };
const ofAll = { bytes: 256 * 1024, lines: 4_000 };

/**
 * Takes files out of a raw mail (RFC 2046), so that whoever parses it reads words alone: a picture of 10 MB is 180,000 lines. In its place stands the
 * number of the file. Finds boundaries by their bytes, which takes a few milliseconds for the largest mail.
 */
export function mailParts(raw: Uint8Array): MailParts {
  const mail = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const pieces: Buffer[] = [];
  const files: MailFile[] = [];
  const left = { ...ofAll, parts: most.parts };
  takeApart(mail, 0, { pieces, files, left });
  return { text: Buffer.concat(pieces), files };
}

type Taking = {
  pieces: Buffer[];
  files: MailFile[];
  left: { bytes: number; lines: number; parts: number };
};

function takeApart(entity: Buffer, depth: number, taking: Taking): void {
  const { pieces, files, left } = taking;
  left.parts -= 1;
  if (left.parts < 0) return;
  const end = headerEnd(entity);
  const header = beginningOf(entity.subarray(0, end), { bytes: most.header, lines: ofText.lines });
  const body = entity.subarray(end);
  pieces.push(header);
  left.bytes -= header.length;
  const fields = header.toString("latin1").replace(/\r?\n[ \t]+/g, " ");
  const type = fieldOf(fields, "content-type");
  const boundary =
    depth < most.depth && /^\s*multipart\//i.test(type) ? boundaryOf(type) : undefined;
  if (boundary) {
    const parts = partsBetween(body, boundary);
    for (const part of parts) {
      pieces.push(Buffer.from(`\r\n--${boundary}\r\n`, "latin1"));
      takeApart(part, depth + 1, taking);
    }
    pieces.push(Buffer.from(`\r\n--${boundary}--\r\n`, "latin1"));
    return;
  }
  const encoding = fieldOf(fields, "content-transfer-encoding").trim().toLowerCase();
  if (isFile(type, fieldOf(fields, "content-disposition"))) {
    const place = String(files.push({ encoding, body }) - 1);
    pieces.push(Buffer.from(encoding === "base64" ? btoa(place) : place));
    return;
  }
  const text = beginningOf(body, {
    bytes: Math.min(ofText.bytes, Math.max(0, left.bytes)),
    lines: Math.min(ofText.lines, Math.max(0, left.lines)),
  });
  left.bytes -= text.length;
  left.lines -= lineCount(text);
  pieces.push(text);
}

/** The content of a file, at most so many bytes of it; undefined when it is more. */
export function fileContent({ encoding, body }: MailFile, mostBytes: number): Buffer | undefined {
  if (encoding === "base64") {
    if (body.length > mostBytes * 1.5) return undefined;
    const content = Buffer.from(
      Buffer.from(body.buffer, body.byteOffset, body.length).toString("latin1"),
      "base64",
    );
    return content.length > mostBytes ? undefined : content;
  }
  return body.length > mostBytes || encoding === "quoted-printable" ? undefined : Buffer.from(body);
}

/** The first bytes of a file, by which it is known what it is. */
export function fileBeginning({ encoding, body }: MailFile): Buffer {
  const beginning = Buffer.from(body.subarray(0, 128));
  return encoding === "base64" ? Buffer.from(beginning.toString("latin1"), "base64") : beginning;
}

/** Where the header of an entity ends, with the empty line after it. One without a body is all header. */
function headerEnd(entity: Buffer): number {
  if (entity[0] === newline) return 1;
  if (entity[0] === 0x0d && entity[1] === newline) return 2;
  const head = entity.subarray(0, most.header + 4);
  const ends = [
    { at: head.indexOf("\r\n\r\n"), length: 4 },
    { at: head.indexOf("\n\n"), length: 2 },
  ].filter(({ at }) => at >= 0);
  const [first] = ends.sort((one, other) => one.at - other.at);
  return first ? first.at + first.length : head.length;
}

const newline = 0x0a;

function fieldOf(fields: string, name: string): string {
  return new RegExp(`^${name}:([^\\r\\n]*)`, "im").exec(fields)?.[1] ?? "";
}

function boundaryOf(type: string): string | undefined {
  const found = /;\s*boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type);
  return (found?.[1] ?? found?.[2])?.trimEnd() || undefined;
}

/** The parts between the lines that begin with a boundary, up to the one that closes. */
function partsBetween(body: Buffer, boundary: string): Buffer[] {
  const mark = Buffer.from(`--${boundary}`, "latin1");
  const parts: Buffer[] = [];
  let begins: number | undefined;
  for (let at = nextLine(body, mark, 0); at >= 0; at = nextLine(body, mark, at + mark.length)) {
    if (begins !== undefined) parts.push(body.subarray(begins, withoutBreak(body, begins, at)));
    const after = at + mark.length;
    if (body[after] === 0x2d && body[after + 1] === 0x2d) return parts;
    const end = body.indexOf(newline, after);
    if (end < 0 || parts.length >= most.parts) return parts;
    begins = end + 1;
  }
  if (begins !== undefined) parts.push(body.subarray(begins));
  return parts;
}

/** Where a line begins with these bytes, from `from` on; -1: nowhere. */
function nextLine(body: Buffer, mark: Buffer, from: number): number {
  let at = body.indexOf(mark, from);
  while (at >= 0 && !isDelimiter(body, mark, at)) at = body.indexOf(mark, at + 1);
  return at;
}

/** Another part's boundary may begin with this one. */
function isDelimiter(body: Buffer, { length }: Buffer, at: number): boolean {
  if (at > 0 && body[at - 1] !== newline) return false;
  const next = body[at + length];
  return next === undefined || [0x2d, 0x20, 0x09, 0x0d, newline].includes(next);
}

/** The line break before a boundary belongs to the boundary (RFC 2046, section 5.1.1). */
function withoutBreak(body: Buffer, from: number, at: number): number {
  const end = body[at - 2] === 0x0d ? at - 2 : at - 1;
  return Math.max(from, end);
}

/** Reports, and mails that others carry, are text as well: a bounce says there why. */
function isFile(type: string, disposition: string): boolean {
  const isText = type.trim() === "" || /^\s*(?:text|message|multipart)\//i.test(type);
  if (!isText) return true;
  return /^\s*attachment/i.test(disposition) && !/^\s*message\//i.test(type);
}

function beginningOf(bytes: Buffer, { bytes: mostBytes, lines }: typeof ofText): Buffer {
  const read = bytes.subarray(0, mostBytes);
  let end = -1;
  for (let line = 0; line < lines; line += 1) {
    end = read.indexOf(newline, end + 1);
    if (end < 0) return read;
  }
  return read.subarray(0, end + 1);
}

function lineCount(text: Buffer): number {
  let count = 1;
  for (let at = text.indexOf(newline); at >= 0; at = text.indexOf(newline, at + 1)) count += 1;
  return count;
}
