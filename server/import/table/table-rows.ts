import { Refusal } from "#server/refusal.ts";
import { csvRows } from "./csv-rows.ts";
import { sheetRows } from "./sheet-rows.ts";
import type { TableRow } from "./table-row.ts";

/**
 * The rows of a file of another program, by what is in it, whatever its name says.
 * @throws Refusal 400 when it is neither CSV nor an Excel workbook, or is damaged; 413 when it is too large inside.
 */
export function tableRows(bytes: Uint8Array): AsyncGenerator<TableRow> {
  if (begins(bytes, [0x50, 0x4b, 0x03, 0x04])) return sheetRows(bytes);
  // Excel before 2007, and a workbook with a password.
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new Refusal(
      400,
      "This is an old or a locked Excel file. Open it, save it as .xlsx without a password or as CSV, and choose that.",
    ).because("old workbook");
  }
  if (begins(bytes, [0x25, 0x50, 0x44, 0x46])) {
    throw new Refusal(400, "This is a PDF. Export the list as CSV or Excel instead.").because(
      "pdf",
    );
  }
  return csvRows(bytes);
}

function begins(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}
