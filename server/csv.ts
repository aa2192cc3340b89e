/*
 * Lists as CSV (RFC 4180) for spreadsheets. They begin with a byte order mark, without which Excel takes UTF-8 for the
 * encoding of old Windows.
 */

import { dayInZone } from "#domain/calendar/calendar-day.ts";

export type Cell = string | number | null | undefined;

/** What makes a spreadsheet take a cell for a formula, also in the wide form of East Asian fonts (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * The text of a list in pieces: a line of headings, then one for each row, each ending in CRLF. A list of which only the
 * first rows are sent (`isCut`) says so in its last line, where nobody takes it for the whole.
 */
export async function* csvText(
  headings: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
  { isCut = false }: { isCut?: boolean } = {},
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(headings)}`;
  for await (const row of rows) yield csvLine(row);
  if (isCut) yield csvLine([cutLine]);
}

export const cutLine = "The list goes on: it is too long for one download. Narrow it with filters.";

/** One line. A cell that a spreadsheet would calculate begins with an apostrophe, so that it is read as text. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = cell ?? "";
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** `2026-06-02 14:05`, as spreadsheets read a moment, in a time zone. */
export function momentCells(timeZone: string): (at: string) => string {
  const time = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, hourCycle: "h23", hour: "2-digit", minute: "2-digit" },
  });
  return (at) => `${dayInZone(Date.parse(at), timeZone)} ${time.format(Date.parse(at))}`;
}
