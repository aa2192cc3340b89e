import { createWriteStream, existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { pipeline as completing } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { executedMigrations } from "#server/database/later-release.ts";
import { codeOf, isFullDisk } from "#server/database/unavailable.ts";
import type { PhotoFiles } from "#server/photo/photo-files.ts";
import { photoSizes } from "#server/photo/photo-store.ts";
import { release } from "#server/release.ts";
import { type End, type Head, longestLine } from "./lines.ts";
import { encrypt } from "./passphrase.ts";
import { type CopiedPhotos, linesOfPhotos } from "./photo-lines.ts";
import { readRows } from "./read-rows.ts";
import { inSnapshot, type Source } from "./snapshot.ts";
import { lastNumbers, tablesOf } from "./tables.ts";

/** Characters that are compressed at once. */
const chunk = 64 * 1024;

type WrittenBackup = {
  /** How many rows each table has. */
  rows: End["rows"];
  /** Null when it was made without photos. */
  photos: CopiedPhotos | null;
  /** Of the file. */
  bytes: number;
};

type Contents = {
  /** Null leaves the files of photos out. */
  photoFiles: Pick<PhotoFiles, "load"> | null;
  now: Date;
};

/**
 * Writes all rows of the database, as they are at one moment, and the photos' files to a new file that only this user can
 * read. It is there when it is whole.
 * @throws Error in one line when the file exists or cannot be written.
 */
export async function writeBackup(
  source: Source,
  file: string,
  { passphrase, ...contents }: Contents & { passphrase: string | undefined },
): Promise<WrittenBackup> {
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`);
  const draft = `${file}.draft`;
  const written: Omit<WrittenBackup, "bytes"> = { rows: {}, photos: null };
  try {
    await inSnapshot(source, async (database) => {
      const lines = inChunks(linesOf({ ...source, database }, contents, written));
      // Reading the end tells of errors of both.
      const zip = pipeline(Readable.from(lines), createGzip(), () => {});
      const output = passphrase ? await encrypt(zip, passphrase) : zip;
      await completing(output, createWriteStream(draft, { mode: 0o600, flush: true }));
    });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    if (isFullDisk(error)) {
      throw new Error(`There is no room for ${file} (${codeOf(error)}). Make room on its disk.`, {
        cause: error,
      });
    }
    throw isOfFile(error) ? new Error(`${file} cannot be written (${error.code}).`) : error;
  }
  return { ...written, bytes: (await stat(file)).size };
}

/** @param written is filled while the lines are read. */
async function* linesOf(
  source: Source,
  { photoFiles, now }: Contents,
  written: Omit<WrittenBackup, "bytes">,
): AsyncGenerator<string> {
  const migrations = await executedMigrations(source.database);
  const head: Head = { backup: 2, release, at: now.toISOString(), migrations };
  yield JSON.stringify(head);
  const tables = await tablesOf(source);
  for (const table of tables) {
    const { name, columns } = table;
    yield JSON.stringify({ table: name, columns });
    let rows = 0;
    for await (const row of readRows(source, table)) {
      rows += 1;
      const line = JSON.stringify(row);
      // Nobody could restore it.
      if (line.length > longestLine) throw new Error(`A row of ${name} is too long for a backup.`);
      yield line;
    }
    written.rows[name] = rows;
  }
  // A release before photos has left a database without their table.
  if (photoFiles && tables.some(({ name }) => name === "photos")) {
    written.photos = { copied: 0, missing: 0 };
    yield* linesOfPhotos(source, { photoFiles, now }, written.photos);
  }
  const end: End = {
    rows: written.rows,
    numbers: await lastNumbers(source),
    ...(written.photos && { files: written.photos.copied * photoSizes.length }),
  };
  yield JSON.stringify(end);
}

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let text = "";
  for await (const line of lines) {
    text += `${line}\n`;
    if (text.length < chunk) continue;
    yield text;
    text = "";
  }
  yield text;
}

/** A file that was opened is not named in what happens to it later. */
function isOfFile(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error && "syscall" in error)) return false;
  return "path" in error || codeOf(error) === "EIO";
}
