import { fieldOfHeader, plainHeader } from "./header-names.ts";
import {
  type ImportField,
  type ImportKind,
  type ImportMapping,
  type ImportProgram,
  mostImportColumns,
} from "./import-field.ts";

/** The rows of a file as texts. */
export type TextTable = readonly (readonly string[])[];

/** What a file was recognized as. */
export type RecognizedTable = {
  program: ImportProgram;
  kind: ImportKind;
  /** The headings, one for each column; `Column 3` where the file has none. */
  headings: string[];
  mapping: (ImportField | null)[];
  /** How many rows come before the first that is data: titles, and the headings. */
  firstRow: number;
};

/** Rows in which headings are looked for: reports begin with a company's name and a title. */
export const headingsWithin = 15;

/** Columns by which the programs' files are known, as `plainHeader` writes them. The first whose columns are all there. */
const signatures: readonly {
  program: ImportProgram;
  kind: ImportKind;
  has: readonly string[];
  /** Of these at least one. */
  oneOf?: readonly string[];
}[] = [
  { program: "jobber", kind: "appointments", has: ["client name", "visit title"] },
  {
    program: "jobber",
    kind: "leads",
    has: ["client name"],
    oneOf: ["request number", "requested date", "request", "requested on"],
  },
  { program: "jobber", kind: "jobs", has: ["client name"], oneOf: ["job", "job number"] },
  { program: "jobber", kind: "leads", has: ["client name"], oneOf: ["quote", "quote number"] },
  {
    program: "jobber",
    kind: "customers",
    has: ["e mails"],
    oneOf: ["main phone", "mobile phone", "j id"],
  },
  { program: "jobber", kind: "customers", has: ["j id"] },
  { program: "housecall-pro", kind: "jobs", has: ["job amount"] },
  { program: "housecall-pro", kind: "jobs", has: ["job scheduled start date"] },
  { program: "housecall-pro", kind: "leads", has: ["estimate status"] },
  { program: "housecall-pro", kind: "customers", has: ["mobile number", "home number"] },
  { program: "housecall-pro", kind: "customers", has: ["notifications enabled"] },
  { program: "quickbooks", kind: "customers", has: ["customer", "phone numbers"] },
  { program: "quickbooks", kind: "customers", has: ["customer", "bill to 1"] },
  {
    program: "quickbooks",
    kind: "customers",
    has: ["customer", "billing address", "shipping address"],
  },
];

/** Recognizes a file by its headings, wherever its titles end. */
export function recognizeTable(table: TextTable): RecognizedTable {
  const at = headingRow(table);
  const width = Math.min(
    Math.max(0, ...table.slice(0, 200).map(({ length }) => length)),
    mostImportColumns,
  );
  const typed = at === undefined ? [] : (table[at] ?? []);
  const headings = Array.from(
    { length: width },
    (_, column) => typed[column]?.trim() || `Column ${column + 1}`,
  );
  const plain = headings.map(plainHeader);
  const fields = headings.map(fieldOfHeader);
  const signature = signatures.find(
    ({ has, oneOf }) =>
      has.every((name) => plain.includes(name)) &&
      (!oneOf || oneOf.some((name) => plain.includes(name))),
  );
  const program = signature?.program ?? "sheet";
  return {
    program,
    kind: signature?.kind ?? kindOf(fields),
    headings,
    mapping: settled(fields, plain),
    firstRow: at === undefined ? 0 : at + 1,
  };
}

/** The headings: of the first rows, the one with most names that are known, two at least. */
function headingRow(table: TextTable): number | undefined {
  let best: { at: number; known: number } | undefined;
  for (const [at, row] of table.slice(0, headingsWithin).entries()) {
    const known = row.filter((cell) => fieldOfHeader(cell) !== null).length;
    if (known >= 2 && known > (best?.known ?? 0)) best = { at, known };
  }
  return best?.at;
}

/** What the rows of a plain sheet are. */
function kindOf(fields: ImportMapping): ImportKind {
  if (fields.includes("date")) return fields.includes("amount") ? "jobs" : "appointments";
  if (fields.includes("amount")) return "jobs";
  return fields.includes("status") ? "leads" : "customers";
}

/** Where two columns could be the name, the fuller one is; the other is then what the program files them under. */
function settled(
  fields: readonly (ImportField | null)[],
  plain: readonly string[],
): (ImportField | null)[] {
  const hasFullName = plain.includes("full name") || fields.includes("firstName");
  return fields.map((field, column) =>
    field === "name" && hasFullName && plain[column] === "customer" ? "company" : field,
  );
}
