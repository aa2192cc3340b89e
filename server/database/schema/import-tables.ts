import type { Generated } from "kysely";
import type { ImportDecision } from "#domain/import/import-contract.ts";
import type { ImportKind, ImportProgram } from "#domain/import/import-field.ts";
import type { ImportOutcome, ImportState, ImportVerdict } from "#domain/import/import-state.ts";
import type { Flag } from "./flag.ts";

/** A file of another program that an owner brings in. */
export type ImportsTable = {
  id: string;
  state: ImportState;
  file_name: string;
  program: ImportProgram;
  kind: ImportKind;
  /** JSON: the headings, and the field of each column (`ImportMapping`). */
  headings: string;
  mapping: string;
  /** How far the trial run has looked through the file, before it judges its rows; null: it has. */
  looked_to: Generated<number | null>;
  /** Whether some day of the file can only be read with its day first, as that look has found. */
  has_day_first: Generated<Flag>;
  /** Rows of the file below its headings. */
  rows: number;
  /** JSON of verdicts and outcomes, once its rows are deleted. */
  counts: Generated<string | null>;
  staff_id: string;
  created_at: string;
  /** When it began to be imported, and by whom. */
  started_at: Generated<string | null>;
  started_by: Generated<string | null>;
  imported_at: Generated<string | null>;
  undone_by: Generated<string | null>;
  undone_at: Generated<string | null>;
  /** When its rows are deleted. */
  ends_at: string;
};

/** A row of such a file, and what became of it. Deleted with everything that it says 30 days after it was imported. */
export type ImportRowsTable = {
  /** The import's, a hyphen and the number. */
  id: string;
  import_id: string;
  /** As a spreadsheet numbers it. */
  number: number;
  /** JSON: its cells as texts. */
  cells: string;
  verdict: ImportVerdict;
  /** JSON: what is wrong or doubtful about it (`StoredRemark`). */
  remarks: Generated<string>;
  /** JSON: whose it is, and why (server/import/stored-match.ts); null: nobody's that is known. */
  match: Generated<string | null>;
  decision: Generated<ImportDecision | null>;
  /** The person whom the owner has chosen. */
  chosen_id: Generated<string | null>;
  /** Of whoever it is about (`personKey`); empty when nothing identifies them. */
  person_key: Generated<string>;
  /** Digest of its cells and of what they are: the same row again has the same. */
  digest: Generated<string>;
  outcome: Generated<ImportOutcome | null>;
  person_id: Generated<string | null>;
  lead_id: Generated<string | null>;
  appointment_id: Generated<string | null>;
  /** JSON: what it has added to its person (`AddedToPerson`), which an undo takes away. */
  added: Generated<string | null>;
  done_at: Generated<string | null>;
};
