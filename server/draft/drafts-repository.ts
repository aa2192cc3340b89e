import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { EstimatesTable } from "#server/database/schema/estimate-tables.ts";
import type { ProjectsTable } from "#server/database/schema/project-tables.ts";
import type { ReportsTable } from "#server/database/schema/report-tables.ts";
import { Refusal } from "#server/refusal.ts";

/** What staff write for a lead and keep, with a revision, until it is sent or shown: by its table. */
export type DraftRows = {
  reports: ReportsTable;
  estimates: EstimatesTable;
  projects: ProjectsTable;
};

export type DraftTable = keyof DraftRows;

/** What differs between them. */
export type DraftKind<Table extends DraftTable = DraftTable> = {
  table: Table;
  /** Also the name of its events, and of its id in them. */
  noun: "report" | "estimate" | "project";
  /** How many a lead takes. */
  most: number;
};

/** Those that are sent to their person. */
export type SentTable = "reports" | "estimates";

export type SentKind<Table extends SentTable = SentTable> = DraftKind<Table> & {
  noun: "report" | "estimate";
};

/** Which one of which lead. */
export type Place = { leadId: string; id: string };

/** What is known of one of any lead. */
export async function findDraft<Table extends DraftTable>(
  database: Database,
  { table }: Pick<DraftKind<Table>, "table">,
  id: string,
): Promise<DraftRows[Table] | undefined> {
  const row = await database
    .selectFrom<DraftTable>(table)
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row as DraftRows[Table] | undefined;
}

/** One of a lead if it is there. @throws Refusal 404 when it is another lead's. */
export async function findDraftOf<Table extends DraftTable>(
  database: Database,
  kind: DraftKind<Table>,
  { id, leadId }: Place,
): Promise<DraftRows[Table] | undefined> {
  const row = await findDraft(database, kind, id);
  if (row && row.lead_id !== leadId) throw unknownDraft(kind);
  return row;
}

/** The same where it has to be there. @throws Refusal 404 */
export async function draftOf<Table extends DraftTable>(
  database: Database,
  kind: DraftKind<Table>,
  place: Place,
): Promise<DraftRows[Table]> {
  const row = await findDraftOf(database, kind, place);
  if (!row) throw unknownDraft(kind);
  return row;
}

export async function updateDraft<Table extends DraftTable>(
  transaction: DatabaseTransaction,
  { table }: DraftKind<Table>,
  id: string,
  columns: Partial<DraftRows[Table]>,
): Promise<void> {
  await transaction
    .updateTable<DraftTable>(table)
    .set(columns as Partial<DraftRows[DraftTable]>)
    .where("id", "=", id)
    .execute();
}

export async function deleteDraft(
  transaction: DatabaseTransaction,
  { table }: DraftKind,
  id: string,
): Promise<void> {
  await transaction.deleteFrom(table).where("id", "=", id).execute();
}

/** @throws Refusal 400 when a lead takes no other. */
export async function refuseTooMany(
  database: Database,
  { table, noun, most }: DraftKind,
  leadId: string,
): Promise<void> {
  const { count } = await database
    .selectFrom<DraftTable>(table)
    .select((row) => row.fn.countAll<number | string>().as("count"))
    .where("lead_id", "=", leadId)
    .executeTakeFirstOrThrow();
  if (Number(count) < most) return;
  const words = `A lead takes ${most} ${noun}s. Delete a draft first.`;
  throw new Refusal(400, words).because(`too many ${noun}s`);
}

export function unknownDraft({ noun }: Pick<DraftKind, "noun">): Refusal {
  return new Refusal(404, `This ${noun} is no longer here.`).because(`unknown ${noun}`);
}
