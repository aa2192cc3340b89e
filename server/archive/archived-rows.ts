import { readRows } from "#server/backup/read-rows.ts";
import type { Source } from "#server/backup/snapshot.ts";
import type { Table } from "#server/backup/tables.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import { sequenceCounter } from "#server/database/schema/program-tables.ts";
import { kindOf, type OutboxKinds } from "#server/mail/kinds.ts";
import type { Archived } from "./archive-tables.ts";
import type { Pace } from "./pace.ts";

/** A row by its columns. */
export type StoredRow = Readonly<Record<string, string | number | null>>;

/** Settings that are the contractor's; all others are the server's own. */
const ownSettings = ["retention", sequenceCounter];

/** Columns by which a person would sort a table; of those that it has, the first. */
const inOrder = ["number", "version", "created_at", "at", "first_seen", "date"];

/** The rows of a table that belong into the archive, in the transaction of a snapshot. */
export async function* archivedRows(
  source: Source,
  { name }: Archived,
  { columns }: Table,
  { kinds, pace }: { kinds: OutboxKinds; pace: Pace },
): AsyncGenerator<StoredRow> {
  const orderBy = inOrder.find((column) => columns.includes(column));
  for await (const values of readRows(source, { name, columns }, { orderBy })) {
    const row = Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]));
    if (belongs(name, row, kinds)) yield row;
    await pace();
  }
}

function belongs(table: Archived["name"], row: StoredRow, kinds: OutboxKinds): boolean {
  switch (table) {
    case "settings":
      return ownSettings.includes(String(row.name));
    case "photos":
      return isKeptPhoto(row);
    case "outbox":
      return isShown(row as unknown as OutboxTable, kinds);
    default:
      return true;
  }
}

/** A picture that belongs to a lead, and is not being deleted. */
export function isKeptPhoto({ lead_id, ends_at }: StoredRow): boolean {
  return lead_id !== null && ends_at === null;
}

/** Whether a row of the outbox lets nobody in, for all that this release knows. */
export function isShown(
  row: Pick<OutboxTable, "kind" | "payload_version">,
  kinds: OutboxKinds,
): boolean {
  const kind = kindOf(kinds, row);
  return kind !== undefined && !("isSecret" in kind && kind.isSecret === true);
}

/** Rows that are looked up together. */
export async function* inBatches<Row>(rows: AsyncIterable<Row>, size = 100): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
