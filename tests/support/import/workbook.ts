import { strToU8, zipSync } from "fflate";

/** A cell of a workbook: a text, a number, a day or a time as Excel counts it, or the XML of the cell itself. */
export type WorkbookCell = string | number | { day: number } | { xml: string } | null;

type Options = {
  /** Sheets before the one with the rows that are hidden. */
  hiddenSheets?: number;
  isFrom1904?: boolean;
  /** Texts in the cells instead of among those that cells share. */
  isInline?: boolean;
  /** More parts of the file. */
  parts?: Record<string, string>;
};

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** An Excel workbook as Excel writes it, of which the last sheet has these rows. */
export function workbookOf(
  rows: readonly (readonly WorkbookCell[])[],
  options: Options = {},
): Uint8Array {
  const { hiddenSheets = 0, isFrom1904 = false, isInline = false, parts = {} } = options;
  const shared: string[] = [];
  const cell = (value: WorkbookCell, at: string): string => {
    if (value === null || value === "") return "";
    if (typeof value === "number") return `<c r="${at}"><v>${value}</v></c>`;
    if (typeof value === "object" && "day" in value)
      return `<c r="${at}" s="1"><v>${value.day}</v></c>`;
    if (typeof value === "object") return value.xml.replace("<c", `<c r="${at}"`);
    if (isInline) return `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
    return `<c r="${at}" t="s"><v>${shared.push(value) - 1}</v></c>`;
  };
  const xmlOfRows = rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((value, column) => cell(value, `${letters(column)}${index + 1}`)).join("")}</row>`,
    )
    .join("");
  const count = hiddenSheets + 1;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const sheets = numbers.map(
    (number) =>
      `<sheet name="S${number}" sheetId="${number}"${number < count ? ' state="hidden"' : ""} r:id="rId${number}"/>`,
  );
  const targets = numbers.map(
    (number) =>
      `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  const sheetParts = numbers.map((number): [string, string] => [
    `xl/worksheets/sheet${number}.xml`,
    `${head}<worksheet ${main}><sheetData>${number === count ? xmlOfRows : '<row r="1"><c r="A1"><v>666</v></c></row>'}</sheetData></worksheet>`,
  ]);
  const files = {
    "[Content_Types].xml": `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "xl/workbook.xml": `${head}<workbook ${main} xmlns:r="${relations}"><workbookPr${isFrom1904 ? ' date1904="1"' : ""}/><sheets>${sheets.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.join("")}</Relationships>`,
    "xl/styles.xml": `${head}<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="m/d/yyyy\\ h:mm"/><numFmt numFmtId="165" formatCode="&quot;days&quot;\\ 0.0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `${head}<sst ${main}>${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("")}</sst>`,
    ...Object.fromEntries(sheetParts),
    ...parts,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}
