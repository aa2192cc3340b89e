import { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { setImmediate as pause } from "node:timers/promises";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { longestImportCell, mostImportColumns } from "#domain/import/import-field.ts";
import { isFullDisk } from "#server/database/unavailable.ts";
import { Refusal } from "#server/refusal.ts";
import { type KeptFile, KeptZip, noRoom } from "./kept-file.ts";
import { createSharedTexts, type SharedTexts } from "./shared-texts.ts";
import { keptCells, type TableRow } from "./table-row.ts";

/*
 * The first visible sheet of an Excel workbook (ECMA-376, part 1, section 18), row by row: a workbook as a whole would be ten
 * times the file in memory. Formulas are the values that were calculated last; days and times are written as ISO 8601.
 */

/** Bytes of a workbook's parts when they are inflated. One of 60,000 rows has about 50 MB. */
const mostInflated = 250 * 2 ** 20;
/** Texts that cells share. One of 60,000 rows has a million at most. */
const mostShared = 1_500_000;
/** Characters of them all. */
const mostSharedCharacters = 40_000_000;
/** The part with the texts that cells share. */
const sharedTexts = "xl/sharedstrings.xml";
/** Parts of a workbook; real ones have some dozens. */
const mostParts = 2_000;

/** @throws Refusal 400 when it is no workbook, is encrypted, or is larger inside than any list of ours. */
export async function* sheetRows(file: KeptFile): AsyncGenerator<TableRow> {
  const workbook = await openWorkbook(file);
  // As the file names its size, to which reading it is held.
  const bytes = workbook.parts.get(sharedTexts)?.uncompressedSize ?? 0;
  const scratch = await file.scratch(bytes).catch((error: unknown) => {
    workbook.zip.close();
    throw error;
  });
  try {
    const { path, isFrom1904 } = await firstSheet(workbook);
    const shared = createSharedTexts(scratch);
    await readShared(workbook, shared);
    const dates = await dateStyles(workbook);
    yield* rowsOf(workbook, path, { shared, dates, isFrom1904 });
  } catch (error) {
    if (isFullDisk(error)) throw noRoom();
    throw error instanceof Refusal ? error : noWorkbook();
  } finally {
    workbook.zip.close();
    await scratch.close();
  }
}

type Workbook = { zip: ZipFile; parts: Map<string, Entry> };

async function openWorkbook(file: KeptFile): Promise<Workbook> {
  try {
    const zip = await yauzl.fromRandomAccessReaderPromise(new KeptZip(file), file.size, {
      autoClose: false,
    });
    const parts = new Map<string, Entry>();
    let inflated = 0;
    for await (const entry of zip.eachEntry()) {
      inflated += entry.uncompressedSize;
      if (inflated > mostInflated || parts.size > mostParts) throw tooLarge();
      parts.set(entry.fileName.toLowerCase(), entry);
    }
    return { zip, parts };
  } catch (error) {
    throw error instanceof Refusal ? error : noWorkbook();
  }
}

/** What a part of the workbook is parsed with: the names of elements have no prefix. */
type Reading = {
  open?(name: string, attributes: SaxesTagPlain["attributes"]): void;
  text?(text: string): void;
  close?(name: string): void;
};

/** Parses a part, one piece for each turn of the event loop. The sizes that the file names are held to. */
async function* parsed(
  { zip, parts }: Workbook,
  path: string,
  reading: Reading,
): AsyncGenerator<void> {
  const entry = parts.get(path.toLowerCase());
  if (!entry) return;
  const parser = new SaxesParser();
  parser.on("doctype", () => {
    throw noWorkbook();
  });
  parser.on("opentag", ({ name, attributes }) => reading.open?.(local(name), attributes));
  parser.on("text", (text) => reading.text?.(text));
  parser.on("cdata", (text) => reading.text?.(text));
  parser.on("closetag", ({ name }) => reading.close?.(local(name)));
  parser.on("error", () => {
    throw noWorkbook();
  });
  const decoder = new StringDecoder("utf8");
  const stream = await zip.openReadStreamPromise(entry);
  for await (const piece of Readable.from(stream)) {
    parser.write(decoder.write(piece as Buffer));
    yield;
    await pause();
  }
  parser.close();
}

async function parseWhole(workbook: Workbook, path: string, reading: Reading): Promise<void> {
  for await (const _ of parsed(workbook, path, reading));
}

/** The first sheet that is not hidden, and from when the workbook counts days. */
async function firstSheet(workbook: Workbook): Promise<{ path: string; isFrom1904: boolean }> {
  const sheets: { id: string; isHidden: boolean }[] = [];
  let isFrom1904 = false;
  await parseWhole(workbook, "xl/workbook.xml", {
    open(name, attributes) {
      if (name === "workbookPr") isFrom1904 = /^(?:1|true)$/.test(attributes.date1904 ?? "");
      if (name !== "sheet") return;
      const id = Object.entries(attributes).find(
        ([key]) => local(key) === "id" && key !== "id",
      )?.[1];
      sheets.push({ id: id ?? "", isHidden: (attributes.state ?? "visible") !== "visible" });
    },
  });
  const sheet = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  if (!sheet) throw noWorkbook();
  let path = "xl/worksheets/sheet1.xml";
  await parseWhole(workbook, "xl/_rels/workbook.xml.rels", {
    open(name, { Id, Target }) {
      if (name === "Relationship" && Id === sheet.id && Target) path = placeOf(Target);
    },
  });
  if (!workbook.parts.has(path.toLowerCase())) throw noWorkbook();
  return { path, isFrom1904 };
}

/** Targets are relative to the workbook, or to the root. */
function placeOf(target: string): string {
  return target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//u, "")}`;
}

async function readShared(workbook: Workbook, texts: SharedTexts): Promise<void> {
  let text = "";
  let kept = 0;
  let isText = false;
  let phonetic = 0;
  await parseWhole(workbook, sharedTexts, {
    open(name) {
      if (name === "si") text = "";
      // How East Asian words are pronounced is not what they are.
      if (name === "rPh") phonetic += 1;
      isText = name === "t" && phonetic === 0;
    },
    text(piece) {
      if (isText && text.length < longestImportCell) text += piece;
    },
    close(name) {
      if (name === "rPh") phonetic -= 1;
      if (name === "t") isText = false;
      if (name !== "si") return;
      kept += text.length;
      if (texts.add(text) > mostShared || kept > mostSharedCharacters) throw tooLarge();
    },
  });
}

/** Formats of days and times that have numbers of their own (section 18.8.30). */
const builtInDates = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** By style of a cell, whether its number is a day or a time. */
async function dateStyles(workbook: Workbook): Promise<boolean[]> {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isOfCells = false;
  await parseWhole(workbook, "xl/styles.xml", {
    open(name, { numFmtId, formatCode }) {
      const id = Number(numFmtId);
      if (name === "numFmt") own.set(id, isDateFormat(formatCode ?? ""));
      if (name === "cellXfs") isOfCells = true;
      if (name === "xf" && isOfCells) styles.push(own.get(id) ?? builtInDates(id));
    },
    close(name) {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  return styles;
}

/** Whether a format shows a day or a time: letters in quotes, after a backslash or in brackets are none of it. */
function isDateFormat(code: string): boolean {
  const bare = code.replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, "");
  return /[dmyhs]/iu.test(bare) && !/general/iu.test(bare);
}

type CellRules = {
  shared: Pick<SharedTexts, "at">;
  dates: readonly boolean[];
  isFrom1904: boolean;
};

async function* rowsOf(
  workbook: Workbook,
  path: string,
  rules: CellRules,
): AsyncGenerator<TableRow> {
  const done: TableRow[] = [];
  let row: TableRow | undefined;
  let last = 0;
  let column = 0;
  let cell = { type: "n", style: 0 };
  let text = "";
  let isValue = false;
  const reading = parsed(workbook, path, {
    open(name, attributes) {
      if (name === "row") {
        last = numberOf(attributes.r, last);
        row = { number: last, cells: [] };
        column = -1;
      }
      if (name === "c") {
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        cell = { type: attributes.t ?? "n", style: Number(attributes.s ?? 0) };
        text = "";
      }
      isValue = name === "v" || name === "t";
    },
    text(piece) {
      if (isValue && text.length < longestImportCell) text += piece;
    },
    close(name) {
      if (name === "v" || name === "t") isValue = false;
      if (name === "c" && row && column < mostImportColumns)
        setCell(row.cells, column, cellText(text, cell, rules));
      if (name === "row" && row) done.push({ ...row, cells: keptCells(row.cells) });
    },
  });
  for await (const _ of reading) yield* done.splice(0);
  yield* done.splice(0);
}

/** A row's number as the file names it; the next one where that is none, or comes again. */
function numberOf(named: string | undefined, last: number): number {
  const number = Number(named);
  return Number.isInteger(number) && number > last && number < 2 ** 31 ? number : last + 1;
}

function setCell(cells: string[], column: number, text: string): void {
  if (text === "") return;
  while (cells.length < column) cells.push("");
  cells[column] = text;
}

/** `C7` is in the third column: 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/u.exec(reference)?.[0] ?? "A") {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

function cellText(
  text: string,
  { type, style }: { type: string; style: number },
  { shared, dates, isFrom1904 }: CellRules,
): string {
  if (type === "s") return text === "" ? "" : shared.at(Number(text));
  if (type === "b") return text === "1" ? "TRUE" : "FALSE";
  // `#N/A` says nothing of anybody.
  if (type === "e") return "";
  if (type !== "n" || text === "") return text;
  const number = Number(text);
  if (Number.isNaN(number)) return text;
  return dates[style] ? dayText(number, isFrom1904) : String(Number(number.toPrecision(15)));
}

const dayMilliseconds = 86_400_000;

/** A day as Excel counts it, for which 1900 was a leap year: `2023-05-03`, `2023-05-03T14:30`, or a time alone, `14:30`. */
function dayText(serial: number, isFrom1904: boolean): string {
  const epoch = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const minutes = Math.round(serial * 1_440);
  const instant = new Date(epoch + minutes * (dayMilliseconds / 1_440));
  if (Number.isNaN(instant.getTime()) || instant.getUTCFullYear() > 9_999) return String(serial);
  const [day = "", time = ""] = instant.toISOString().split("T");
  if (serial < 1 && serial >= 0) return time.slice(0, 5);
  return minutes % 1_440 === 0 ? day : `${day}T${time.slice(0, 5)}`;
}

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function noWorkbook(): Refusal {
  return new Refusal(
    400,
    "This Excel file cannot be read. Save it as CSV and choose that.",
  ).because("workbook unreadable");
}

function tooLarge(): Refusal {
  return new Refusal(
    413,
    "This Excel file is too large inside. Save its list as CSV and choose that.",
  ).because("workbook too large");
}
