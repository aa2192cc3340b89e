import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { rowLine, textLines } from "#server/backup/lines.ts";
import type { Row } from "#server/backup/read-rows.ts";
import { codeOf } from "#server/database/unavailable.ts";
import { type ArchiveManifest, archiveManifest, manifestName } from "./archive-manifest.ts";
import { rowOfLine } from "./json-rows.ts";

type ArchivedRows = ArchiveManifest["tables"][number];

export type OpenedArchive = Awaited<ReturnType<typeof openArchive>>;

/** Bytes of the longest file that is read at once: no picture and no manifest comes near it. */
const mostAtOnce = 64 * 2 ** 20;

/**
 * An archive of everything, to be read. Close it.
 * @throws Error in one line, from each call, that says what is wrong with the file.
 */
export async function openArchive(file: string) {
  const zip = await openPromise(file, { autoClose: false }).catch((error) => {
    const code = codeOf(error);
    if (/^E[A-Z]+$/.test(code)) throw new Error(`${file} cannot be read (${code}).`);
    throw notWhole(file, error);
  });
  try {
    const entries = await entriesOf(zip);
    const manifest = await readManifest(file, zip, entries);
    return {
      manifest,

      /** The rows of a table. What they are worth is known at their end, when their digest has been compared. */
      async *rows({ file: name, columns, rows, sha256 }: ArchivedRows): AsyncGenerator<Row> {
        const entry = entries.get(name);
        if (!entry) throw notWhole(file);
        let count = 0;
        const digest = createHash("sha256");
        try {
          const stream = await zip.openReadStreamPromise(entry);
          for await (const line of textLines(decoded(stream, digest))) {
            const found = rowOfLine(line);
            if (found === undefined) continue;
            const row = rowLine.parse(
              columns.map((column) => (found as Record<string, unknown>)[column]),
            );
            count += 1;
            yield row;
          }
        } catch (error) {
          throw notWhole(file, error);
        }
        if (count !== rows || digest.digest("hex") !== sha256) throw notWhole(file);
      },

      /** A file of a picture; undefined when it is not there. */
      async bytes(name: string): Promise<Buffer | undefined> {
        const entry = entries.get(name);
        return entry && bytesOf(file, zip, entry);
      },

      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

async function readManifest(
  file: string,
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
): Promise<ArchiveManifest> {
  const entry = entries.get(manifestName);
  if (!entry) throw new Error(`${file} is no archive of a site: it has no ${manifestName}.`);
  const text = (await bytesOf(file, zip, entry)).toString();
  const read = archiveManifest.safeParse(parsed(file, text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue?.path[0] === "archive") throw new Error(`${file} ${issue.message}.`);
  throw notWhole(file);
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw notWhole(file, error);
  }
}

async function bytesOf(file: string, zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > mostAtOnce) throw notWhole(file);
  const pieces: Buffer[] = [];
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece);
  } catch (error) {
    throw notWhole(file, error);
  }
  const bytes = Buffer.concat(pieces);
  if (crc32(bytes) !== entry.crc32) throw notWhole(file);
  return bytes;
}

async function* decoded(
  bytes: Readable,
  digest: ReturnType<typeof createHash>,
): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const piece of bytes) {
    digest.update(piece);
    yield decoder.decode(piece, { stream: true });
  }
  yield decoder.decode();
}

export function notWhole(file: string, cause?: unknown): Error {
  const words = `${file} is not a whole archive: part of it is missing or altered.`;
  return new Error(words, { cause });
}
