import type { Selectable } from "kysely";
import type { StoredRemark } from "#domain/import/import-contract.ts";
import type { ImportField } from "#domain/import/import-field.ts";
import type { ImportOutcome, ImportVerdict } from "#domain/import/import-state.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { ImportRowsTable, ImportsTable } from "#server/database/schema/import-tables.ts";
import type { AddedDetail } from "#server/person/many-people.ts";
import { Refusal } from "#server/refusal.ts";
import { isId } from "#server/unguessable-id.ts";

export type StoredImport = Selectable<ImportsTable>;
export type StoredRow = Selectable<ImportRowsTable>;

/** Whose a row is, as its column `match` has it. */
export type StoredMatch = {
  by: "mailbox" | "phone" | "choice" | "row";
  personId: string | null;
  /** The earlier row of the file. */
  row: number | null;
};

/** What a row has added to its person besides a lead, so that an undo can take it away. */
export type AddedToPerson = {
  details: AddedDetail[];
  consents: string[];
  notes: string[];
  isNew: boolean;
  merge: string | null;
  /** The customer who was made for its appointment. */
  customerId: string | null;
};

export function headingsOf({ headings }: Pick<StoredImport, "headings">): string[] {
  return JSON.parse(headings);
}

export function mappingOf({ mapping }: Pick<StoredImport, "mapping">): (ImportField | null)[] {
  return JSON.parse(mapping);
}

export function cellsOf({ cells }: Pick<StoredRow, "cells">): string[] {
  return JSON.parse(cells);
}

export function remarksOf({ remarks }: Pick<StoredRow, "remarks">): StoredRemark[] {
  return JSON.parse(remarks);
}

export function matchOf({ match }: Pick<StoredRow, "match">): StoredMatch | null {
  return match === null ? null : JSON.parse(match);
}

export function addedOf({ added }: Pick<StoredRow, "added">): AddedToPerson | null {
  return added === null ? null : JSON.parse(added);
}

/** @throws Refusal 404 when there is none. */
export async function requireImport(database: Database, id: string): Promise<StoredImport> {
  const found = isId(id)
    ? await database.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!found) throw unknownImport();
  return found;
}

/** The same, and nobody else changes it until the transaction ends: no row of it is brought in twice. */
export async function lockImport(
  transaction: DatabaseTransaction,
  id: string,
): Promise<StoredImport> {
  const found = isId(id)
    ? await transaction
        .updateTable("imports")
        .set((row) => ({ state: row.ref("state") }))
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst()
    : undefined;
  if (!found) throw unknownImport();
  return found;
}

/** Rows with one of these verdicts come in. */
export const comingIn = ["new", "merged"] as const satisfies ImportVerdict[];

/**
 * The first rows of an import with one of these verdicts and this outcome, by their numbers. Each verdict is asked for by itself
 * and in the order of the index `import_rows_next`, which has them sorted: both engines sort all of them for a list of verdicts, and
 * PostgreSQL also where nothing is said of the outcome's order.
 */
export async function rowsInOrder(
  database: Database,
  id: string,
  {
    verdicts,
    outcome,
    order,
    most,
  }: {
    verdicts: readonly ImportVerdict[];
    outcome: ImportOutcome | null;
    order: "asc" | "desc";
    most: number;
  },
): Promise<StoredRow[]> {
  const found: StoredRow[] = [];
  for (const verdict of verdicts) {
    const rows = database
      .selectFrom("import_rows")
      .selectAll()
      .where("import_id", "=", id)
      .where("verdict", "=", verdict)
      .where("outcome", outcome === null ? "is" : "=", outcome)
      .orderBy("outcome", order)
      .orderBy("number", order)
      .limit(most);
    found.push(...(await rows.execute()));
  }
  const sign = order === "asc" ? 1 : -1;
  return found.sort((one, other) => sign * (one.number - other.number)).slice(0, most);
}

export type ImportCounts = {
  verdicts: Partial<Record<ImportVerdict, number>>;
  outcomes: Partial<Record<ImportOutcome, number>>;
};

/** How many rows of an import have each verdict and each outcome, without zeros: as it ended, once they are deleted. */
export async function countRows(
  database: Database,
  { id, counts }: Pick<StoredImport, "id" | "counts">,
): Promise<ImportCounts> {
  const rows = await database
    .selectFrom("import_rows")
    .select((row) => ["verdict", "outcome", row.fn.countAll<number | string>().as("rows")])
    .where("import_id", "=", id)
    .groupBy(["verdict", "outcome"])
    .execute();
  if (rows.length === 0 && counts !== null) return JSON.parse(counts);
  const found: ImportCounts = { verdicts: {}, outcomes: {} };
  for (const { verdict, outcome, rows: count } of rows) {
    found.verdicts[verdict] = (found.verdicts[verdict] ?? 0) + Number(count);
    if (outcome) found.outcomes[outcome] = (found.outcomes[outcome] ?? 0) + Number(count);
  }
  return found;
}

function unknownImport(): Refusal {
  return new Refusal(404, "This import is no longer kept.");
}
