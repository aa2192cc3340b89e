import { createReadStream } from "node:fs";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import {
  type End,
  endLine,
  type Head,
  headLine,
  type PhotoLine,
  photoLine,
  rowLine,
  tableLine,
  textLines,
} from "./lines.ts";
import { decrypt, isEncrypted } from "./passphrase.ts";
import { sha256 } from "./photo-lines.ts";
import type { Row } from "./read-rows.ts";
import type { Table } from "./tables.ts";

/** What is done with each part of a backup, in the order of the file. */
export type Reader = {
  head?: (head: Head) => Promise<void> | void;
  row?: (table: Table, row: Row) => Promise<void> | void;
  photo?: (line: PhotoLine, bytes: Buffer) => Promise<void> | void;
  end?: (end: End) => Promise<void> | void;
};

/**
 * Reads a backup to its end.
 * @throws Error in one line that says what is wrong with the file, or the reader's own.
 */
export async function readBackup(
  file: string,
  passphrase: string | undefined,
  reader: Reader,
): Promise<void> {
  const rows: End["rows"] = {};
  let table: Table | undefined;
  let head: Head | undefined;
  let end: End | undefined;
  let photo: { line: PhotoLine; pieces: Buffer[] } | undefined;
  let files = 0;
  const photoDone = async () => {
    if (!photo) return;
    const { line, pieces } = photo;
    const bytes = Buffer.concat(pieces);
    if (sha256(bytes) !== line.sha256) throw notWhole(file);
    files += 1;
    photo = undefined;
    await reader.photo?.(line, bytes);
  };
  for await (const line of linesOf(file, passphrase)) {
    if (typeof line === "string" && photo) {
      photo.pieces.push(Buffer.from(line, "base64"));
      continue;
    }
    await photoDone();
    if (!head) {
      head = readHead(file, line);
      await reader.head?.(head);
    } else if (Array.isArray(line) && table) {
      const row = rowLine.safeParse(line);
      if (row.data?.length !== table.columns.length) throw notWhole(file);
      rows[table.name] = (rows[table.name] ?? 0) + 1;
      await reader.row?.(table, row.data);
    } else if (tableLine.safeParse(line).success) {
      const { table: name, columns } = tableLine.parse(line);
      table = { name, columns };
      rows[name] = 0;
    } else if (photoLine.safeParse(line).success) {
      photo = { line: photoLine.parse(line), pieces: [] };
    } else {
      const last = endLine.safeParse(line);
      if (!last.success) throw notWhole(file);
      end = last.data;
    }
  }
  if (!end || !isSame(end.rows, rows) || (end.files ?? 0) !== files) throw notWhole(file);
  await reader.end?.(end);
}

function readHead(file: string, line: unknown): Head {
  const head = headLine.safeParse(line);
  if (head.success) return head.data;
  const [issue] = head.error.issues;
  throw new Error(`${file} ${issue?.path[0] === "backup" ? issue.message : "is no backup."}`);
}

function isSame(some: End["rows"], others: End["rows"]): boolean {
  const names = Object.keys(some);
  return (
    names.length === Object.keys(others).length &&
    names.every((name) => some[name] === others[name])
  );
}

async function* linesOf(file: string, passphrase: string | undefined): AsyncGenerator<unknown> {
  // Reading the end tells of errors of all of them.
  const text = pipeline(await bytesOf(file, passphrase), createGunzip(), () => {});
  text.setEncoding("utf8");
  try {
    for await (const line of textLines(text)) yield JSON.parse(line);
  } catch (error) {
    throw notWhole(file, error);
  }
}

/** The compressed bytes, opened with the passphrase if they need one. */
async function bytesOf(file: string, passphrase: string | undefined): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (passphrase) return decrypt(createReadStream(file), passphrase);
  throw new Error(`${file} has a passphrase. Set BACKUP_PASSPHRASE.`);
}

function notWhole(file: string, cause?: unknown): Error {
  return new Error(`${file} is not a whole backup: part of it is missing or altered.`, { cause });
}
