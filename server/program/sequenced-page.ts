import type { SelectQueryBuilder } from "kysely";
import type { Connection } from "#server/database/connection.ts";
import type { SequencedKind, SequencedRowsTable } from "#server/database/schema/program-tables.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import { findBeganAnew } from "./began-anew.ts";
import { readPlace, writePlace } from "./change-cursor.ts";
import { lastSequence, sequenceChanges } from "./sequence.ts";

type Rows = SelectQueryBuilder<
  Schema & { row: SequencedRowsTable },
  "row",
  { id: string; sequence: number }
>;

/** A page of what has changed, by ids, in the order of changes; what is gone stands among it. */
export type SequencedPage = { ids: string[]; next: string; hasMore: boolean };

/**
 * One page of the changes of a kind.
 * @param after Where the page before ended; absent: from the beginning.
 * @param only Leaves out what the caller does not want.
 * @throws Refusal as `readPlace` does.
 */
export async function sequencedPage(
  connection: Connection,
  kind: SequencedKind,
  { after, limit, now }: { after?: string | undefined; limit: number; now: Date },
  only: (rows: Rows) => Rows = (rows) => rows,
): Promise<SequencedPage> {
  await sequenceChanges(connection, now);
  const last = await lastSequence(connection);
  const began = await findBeganAnew(connection.database);
  const behind = after === undefined ? 0 : readPlace(after, { now, last, began });
  const all: Rows = connection.database
    .selectFrom("sequenced_rows as row")
    .select(["row.id", "row.sequence"])
    .where("row.kind", "=", kind)
    .where("row.sequence", ">", behind)
    .orderBy("row.sequence")
    .limit(limit + 1);
  const rows = await only(all).execute();
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  // At the end, up to `last` every row was looked at, also those that the caller does not want.
  const end = Math.max(page.at(-1)?.sequence ?? behind, hasMore ? 0 : last);
  return {
    ids: page.map(({ id }) => id),
    next: writePlace({ sequence: end, at: now }, began),
    hasMore,
  };
}
