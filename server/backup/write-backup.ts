import { createWriteStream, existsSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { pipeline as completing } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { executedMigrations } from "#server/database/later-release.ts";
import { release } from "#server/release.ts";
import type { End, Head } from "./lines.ts";
import { encrypt } from "./passphrase.ts";
import { readRows } from "./read-rows.ts";
import { inSnapshot, type Source } from "./snapshot.ts";
import { lastNumbers, tablesOf } from "./tables.ts";

/** Characters that are compressed at once. */
const chunk = 64 * 1024;

/**
 * Writes all rows of the database, as they are at one moment, to a new file that only this user can read. It is there
 * when it is whole.
 * @returns how many rows each table has, and the bytes of the file.
 * @throws Error in one line when the file exists or cannot be written.
 */
export async function writeBackup(
  source: Source,
  file: string,
  { passphrase, now }: { passphrase: string | undefined; now: Date },
): Promise<{ rows: End["rows"]; bytes: number }> {
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`);
  const draft = `${file}.draft`;
  const written: End = { rows: {}, numbers: {} };
  try {
    await inSnapshot(source, async (database) => {
      const lines = Readable.from(inChunks(linesOf({ ...source, database }, written, now)));
      // Reading the end tells of errors of both.
      const zip = pipeline(lines, createGzip(), () => {});
      const output = passphrase ? await encrypt(zip, passphrase) : zip;
      await completing(output, createWriteStream(draft, { mode: 0o600, flush: true }));
    });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw isOfFile(error) ? new Error(`${file} cannot be written (${error.code}).`) : error;
  }
  return { rows: written.rows, bytes: (await stat(file)).size };
}

/** @param written is filled while the lines are read. */
async function* linesOf(source: Source, written: End, now: Date): AsyncGenerator<string> {
  const migrations = await executedMigrations(source.database);
  const head: Head = { backup: 1, release, at: now.toISOString(), migrations };
  yield JSON.stringify(head);
  for (const table of await tablesOf(source)) {
    const { name, columns } = table;
    yield JSON.stringify({ table: name, columns });
    let rows = 0;
    for await (const row of readRows(source, table)) {
      rows += 1;
      yield JSON.stringify(row);
    }
    written.rows[name] = rows;
  }
  written.numbers = await lastNumbers(source);
  yield JSON.stringify(written);
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

function isOfFile(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && "path" in error;
}
