import type { StoredRow } from "./archived-rows.ts";

/**
 * Rows as one array of JSON, lossless, each on a line of its own, so that a program need not hold all of them.
 * @param counted is told of each row.
 */
export async function* jsonRows(
  rows: AsyncIterable<StoredRow>,
  counted: () => void,
): AsyncGenerator<string> {
  yield "[";
  let separator = "\n";
  for await (const row of rows) {
    counted();
    yield `${separator}${JSON.stringify(row)}`;
    separator = ",\n";
  }
  yield "\n]\n";
}

/** What a line of such an array says: a row, or undefined for its brackets. @throws SyntaxError when it is neither. */
export function rowOfLine(line: string): unknown {
  if (line === "[" || line === "]" || line === "") return undefined;
  return JSON.parse(line.endsWith(",") ? line.slice(0, -1) : line);
}
