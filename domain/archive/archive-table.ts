/* What the archive of everything says about the tables that it holds, and about those that it does not. */

/**
 * What a column's values are. In JSON they are as they are stored; in a sheet as people read them:
 * `moment`: ISO 8601 in UTC; a sheet has the business's local time, and the instant beside it.
 * `cents`: whole cents; a sheet has dollars.
 * `flag`: 1 or 0; a sheet has Yes and No.
 * `staff`, `lead`: the id of a row; a sheet has the name, and the number.
 * `json`: JSON as text.
 */
export type ArchiveColumnKind =
  | "cents"
  | "day"
  | "flag"
  | "id"
  | "json"
  | "lead"
  | "moment"
  | "number"
  | "phone"
  | "slot"
  | "staff"
  | "text";

export type ArchiveColumn =
  | {
      kind: ArchiveColumnKind;
      /** What it says, with its unit where it has one. */
      words: string;
      /** Whether only a program can use it, so that no sheet has it. */
      isForMachines?: true;
    }
  | LeftOut;

/** Why the archive does not have it. */
export type LeftOut = { leftOut: string };

export type ArchivedTable = {
  /** Of its files, without their ending. */
  file: string;
  /** What its rows are. */
  words: string;
  /** Which rows are left out, and why. */
  rowsLeftOut?: string;
  columns: Readonly<Record<string, ArchiveColumn>>;
  /** Columns that only its sheet has, by their heading. */
  inSheet?: Readonly<Record<string, string>>;
};

export type ArchiveTable = ArchivedTable | LeftOut;

export function isLeftOut(one: object): one is LeftOut {
  return "leftOut" in one;
}

/** Headings of a column in a sheet: two for a moment, none for what only a program can use. */
export function sheetHeadings(name: string, column: ArchiveColumn): string[] {
  if (isLeftOut(column) || column.isForMachines) return [];
  switch (column.kind) {
    case "moment":
      return [name, `${name}_utc`];
    case "cents":
      return [name.replace(/_cents$/, "_dollars")];
    case "staff":
      return [name.replace(/_id$/, "")];
    case "lead":
      return [name.replace(/_id$/, "_number")];
    default:
      return [name];
  }
}
