import { Readable } from "node:stream";
import { setImmediate as pause } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { Refusal } from "#server/refusal.ts";
import { encodingOfFile, textOf } from "./file-text.ts";
import type { KeptFile } from "./kept-file.ts";
import { keptCells, type TableRow } from "./table-row.ts";

/** Bytes that are parsed in one turn of the event loop: about a millisecond. */
const atOnce = 16_384;
/** Characters of a row. Longer ones are no rows: a quote was never closed. */
const longestRow = 400_000;
/** Lines by which the delimiter is known. */
const linesLookedAt = 40;
const bytesOfStart = 100_000;

const delimiters = ["\t", ";", ",", "|"] as const;

/**
 * The rows of a CSV file, whatever its encoding and delimiter.
 * @throws Refusal 400 with the row in which a quote is never closed.
 */
export async function* csvRows(file: KeptFile): AsyncGenerator<TableRow> {
  const encoding = await encodingOfFile(file);
  const start = new TextDecoder(encoding).decode(await file.read(0, bytesOfStart));
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(start),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRow,
  });
  const source = Readable.from(pieces(file, encoding));
  source.pipe(parser);
  let number = 0;
  try {
    for await (const record of parser) {
      number += 1;
      yield { number, cells: keptCells(record as string[]) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw notReadable(number + 1);
    throw error;
  } finally {
    source.destroy();
  }
}

/** As bytes, since the parser puts a character together that two pieces have a part of. */
async function* pieces(file: KeptFile, encoding: string): AsyncGenerator<Buffer> {
  for await (const text of textOf(file, encoding, atOnce)) {
    if (text) yield Buffer.from(text);
    await pause();
  }
}

/** What stands most often in most of the first lines, outside of quotes. */
export function delimiterOf(text: string): string {
  const lines = firstLines(text).filter((line) => line.trim() !== "");
  const scores = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).sort((a, b) => a - b);
    return { delimiter, median: counts[Math.floor(counts.length / 2)] ?? 0 };
  });
  const best = scores.reduce((one, other) => (other.median > one.median ? other : one));
  return best.median > 0 ? best.delimiter : ",";
}

/** Lines of a file's beginning with everything in quotes left out. */
function firstLines(text: string): string[] {
  const start = text.slice(0, 50_000).replace(/"(?:[^"]|"")*"/gu, "");
  return start.split(/\r\n|\r|\n/u).slice(0, linesLookedAt);
}

function notReadable(row: number): Refusal {
  const message = `This file cannot be read from row ${row} on: a quotation mark there is never closed.`;
  return new Refusal(400, message).because("csv unreadable");
}
