import { Refusal } from "#server/refusal.ts";
import { csvRows } from "./csv-rows.ts";
import type { KeptFile } from "./kept-file.ts";
import { sheetRows } from "./sheet-rows.ts";
import type { TableRow } from "./table-row.ts";

/**
 * The rows of a file of another program, by what is in it, whatever its name says.
 * @throws Refusal 400 when it is neither CSV nor an Excel workbook, or is damaged; 413 when it is too large inside.
 */
export async function* tableRows(file: KeptFile): AsyncGenerator<TableRow> {
  const start = await file.read(0, 4);
  yield* begins(start, [0x50, 0x4b, 0x03, 0x04]) ? sheetRows(file) : csvRows(readable(start, file));
}

function readable(start: Uint8Array, file: KeptFile): KeptFile {
  // Excel before 2007, and a workbook with a password.
  if (begins(start, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new Refusal(
      400,
      "This is an old or a locked Excel file. Open it, save it as .xlsx without a password or as CSV, and choose that.",
    ).because("old workbook");
  }
  if (begins(start, [0x25, 0x50, 0x44, 0x46])) {
    throw new Refusal(400, "This is a PDF. Export the list as CSV or Excel instead.").because(
      "pdf",
    );
  }
  return file;
}

function begins(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}
