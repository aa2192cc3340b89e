import { longestImportCell, mostImportColumns } from "#domain/import/import-field.ts";
import { wellFormed } from "#domain/page/single-line.ts";

/** A row of a file as texts, and its number as a spreadsheet shows it. */
export type TableRow = { number: number; cells: string[] };

/** Cells as they are kept: no more columns and characters than anybody uses, nothing that PostgreSQL refuses. */
export function keptCells(cells: readonly string[]): string[] {
  const kept = cells
    .slice(0, mostImportColumns)
    .map((cell) => wellFormed(cell.slice(0, longestImportCell)).replaceAll("\0", "").trim());
  while (kept.at(-1) === "") kept.pop();
  return kept;
}
