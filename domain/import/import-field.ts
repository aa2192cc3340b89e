/*
 * What is read of a file of customers, leads, jobs or appointments that another program has exported. Everything here is
 * data: the desk shows it, and the owner may map a column to another field.
 */

/** The programs whose exports are known; `sheet` is any other table. */
export const importPrograms = ["jobber", "housecall-pro", "quickbooks", "sheet"] as const;

export type ImportProgram = (typeof importPrograms)[number];

/** What a row of the file is. */
export const importKinds = ["customers", "leads", "jobs", "appointments"] as const;

export type ImportKind = (typeof importKinds)[number];

/**
 * What a column can hold. Several columns may hold the same: phone numbers and mailboxes add up, of anything else the first
 * that is not empty counts, and the parts of an address are put together.
 */
export const importFields = [
  "name",
  "firstName",
  "lastName",
  "company",
  "email",
  "phone",
  "address",
  "street",
  "street2",
  "city",
  "state",
  "zip",
  "billingAddress",
  "billingStreet",
  "billingStreet2",
  "billingCity",
  "billingState",
  "billingZip",
  "createdOn",
  "status",
  "amount",
  "date",
  "time",
  "subject",
  "notes",
  "leadSource",
  "reference",
  /** Yes: we must not write to them. */
  "doNotContact",
  /** No: we must not write to them. Yes allows nothing: what another program was allowed is no consent to us. */
  "mayContact",
] as const;

export type ImportField = (typeof importFields)[number];

/** The field of each column, in the file's order; null: the column is not read. */
export type ImportMapping = readonly (ImportField | null)[];

/** Bytes of a file. */
export const mostImportBytes = 25 * 2 ** 20;
/** Rows of a file, without its headings. */
export const mostImportRows = 60_000;
/** Columns that are kept; exports have up to about 80. */
export const mostImportColumns = 120;
/** Characters of a cell that are kept. */
export const longestImportCell = 5_000;
/** For how many days an import can be undone, after which its rows are deleted. */
export const importUndoDays = 30;
