import {
  type ArchiveColumn,
  type ArchivedTable,
  isLeftOut,
  sheetHeadings,
} from "#domain/archive/archive-table.ts";
import { phoneCell } from "#domain/person/phone-cell.ts";
import { type Cell, csvText, momentCells } from "#server/csv.ts";
import type { Database } from "#server/database/connection.ts";
import { inBatches, type StoredRow } from "./archived-rows.ts";

/** What a sheet knows beside the rows of its table. */
export type SheetFacts = {
  timeZone: string;
  /** Names of staff by id. */
  staff: ReadonlyMap<string, string>;
  /** The cells that only the sheet has, of one row, in the order of `inSheet`. */
  more?: (row: StoredRow) => readonly Cell[];
};

/** Rows as CSV for a spreadsheet: times of the business, dollars, names and lead numbers instead of ids. */
export function sheetRows(
  database: Database,
  { columns, inSheet = {} }: ArchivedTable,
  names: readonly string[],
  rows: AsyncIterable<StoredRow>,
  { timeZone, staff, more = () => [] }: SheetFacts,
): AsyncGenerator<string> {
  const shown = names.flatMap((name) => {
    const column = columns[name];
    return column && sheetHeadings(name, column).length > 0 ? [{ name, column }] : [];
  });
  const headings = shown.flatMap(({ name, column }) => sheetHeadings(name, column));
  const momentText = momentCells(timeZone);

  async function* lines(): AsyncGenerator<readonly Cell[]> {
    for await (const batch of inBatches(rows)) {
      const leads = await leadNumbers(database, batch, shown);
      const cellsOf = (row: StoredRow) =>
        shown.flatMap(({ name, column }) =>
          cells(row[name] ?? null, column, { momentText, staff, leads }),
        );
      for (const row of batch) yield [...cellsOf(row), ...more(row)];
    }
  }

  return csvText([...headings, ...Object.keys(inSheet)], lines());
}

type Names = {
  momentText: (at: string) => string;
  staff: ReadonlyMap<string, string>;
  leads: ReadonlyMap<string, number>;
};

function cells(value: string | number | null, column: ArchiveColumn, names: Names): Cell[] {
  if (isLeftOut(column)) return [];
  const text = value === null ? "" : String(value);
  switch (column.kind) {
    case "moment":
      return [isMoment(text) ? names.momentText(text) : text, text];
    case "cents":
      return [typeof value === "number" ? value / 100 : null];
    case "flag":
      return [value === null ? "" : value ? "Yes" : "No"];
    case "staff":
      return [names.staff.get(text) ?? text];
    case "lead":
      return [names.leads.get(text) ?? text];
    case "phone":
      return [text && phoneCell(text)];
    default:
      return [value];
  }
}

/** An earlier release may have stored something else. */
function isMoment(text: string): boolean {
  return text !== "" && !Number.isNaN(Date.parse(text));
}

async function leadNumbers(
  database: Database,
  batch: readonly StoredRow[],
  shown: readonly { name: string; column: ArchiveColumn }[],
): Promise<Map<string, number>> {
  const of = shown.filter(({ column }) => !isLeftOut(column) && column.kind === "lead");
  const ids = batch.flatMap((row) => of.flatMap(({ name }) => row[name] ?? [])).map(String);
  return numbersOf(database, ids);
}

/** Numbers of leads by id; of one that is gone, none. */
export async function numbersOf(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const leads = await database
    .selectFrom("leads")
    .select(["id", "number"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(leads.map(({ id, number }) => [id, number]));
}
