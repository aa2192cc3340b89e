import { sql } from "kysely";
import type { Database } from "#server/database/connection.ts";
import { comingIn, type StoredImport, type StoredRow } from "./stored-import.ts";

/** Another row of a file with the same words. */
export type SameRow = Pick<StoredRow, "number"> & { isDoubtful: boolean; isIn: boolean };

/** Of rows of one file that come in, or may do so, those with the same words. */
export type SameRows = {
  note(digest: string, row: SameRow): void;
  /**
   * As which row this one is said to be the same: one that has come in, or the first that stands before it and comes in, or
   * else may do so. A row behind it counts only once it has come in: otherwise each of two would be said to be the other.
   */
  before(digest: string, number: number): SameRow | undefined;
};

export function createSameRows(): SameRows {
  const all = new Map<string, SameRow[]>();
  return {
    note: (digest, row) => void all.set(digest, [...(all.get(digest) ?? []), row]),
    before(digest, number) {
      const found = (all.get(digest) ?? [])
        .filter((row) => row.isIn || row.number < number)
        .sort((one, other) => one.number - other.number);
      return (
        found.find(({ isIn }) => isIn) ?? found.find(({ isDoubtful }) => !isDoubtful) ?? found[0]
      );
    },
  };
}

/** What is known of rows with the digests of others. */
export type KnownSame = {
  same: SameRows;
  /** Digests of rows of other files that were imported and are still here. */
  here: Set<string>;
};

/** @param rows Those that are asked about, which are not compared with themselves. */
export async function knownSame(
  database: Database,
  bringing: StoredImport,
  rows: readonly { id: string; digest: string }[],
): Promise<KnownSame> {
  const alike = await sameAsDigests(
    database,
    rows.map(({ digest }) => digest),
    rows.map(({ id }) => id),
  );
  const same = createSameRows();
  const here = new Set<string>();
  for (const { import_id, digest, number, verdict, outcome } of alike) {
    const isIn = outcome === "imported" || outcome === "kept";
    const isDoubtful = verdict === "doubtful";
    if (import_id !== bringing.id) {
      if (isIn) here.add(digest);
    } else if (isDoubtful || comingIn.some((one) => one === verdict)) {
      same.note(digest, { number, isDoubtful, isIn });
    }
  }
  return { same, here };
}

/** Of a row that stands in a file very often, this many are judged anew at once; the others know when they come in. */
const mostLike = 50;

/** Other rows of the file that were judged, and did not come in, with the words that a row has or had. */
export async function rowsLike(
  database: Database,
  { id, import_id, digest }: StoredRow,
  newDigest: string,
): Promise<StoredRow[]> {
  const digests = [...new Set([digest, newDigest])].filter(Boolean);
  if (digests.length === 0) return [];
  return (
    database
      .selectFrom("import_rows")
      .selectAll()
      .where("digest", "in", digests)
      // As an expression: SQLite would take the index of the file, and go through all of it.
      .where(sql<string>`import_id || ''`, "=", import_id)
      .where("verdict", "<>", "unchecked")
      .where("outcome", "is", null)
      .where("id", "<>", id)
      .orderBy("number")
      .limit(mostLike)
      .execute()
  );
}

/**
 * What stands of rows with these digests, of all files, each once with the lowest number that is so: a file may have the same
 * row 20,000 times. Of which file is looked at afterwards, by the caller: asked for both, SQLite goes through the whole file,
 * for which it has an index as well.
 * @param besides Ids of rows that do not count.
 */
export function sameAsDigests(
  database: Database,
  digests: readonly string[],
  besides: readonly string[] = [],
) {
  return database
    .selectFrom("import_rows")
    .select(({ fn }) => [
      ...(["import_id", "digest", "verdict", "outcome"] as const),
      fn.min("number").as("number"),
    ])
    .where("digest", "in", [...new Set(digests)])
    .$if(besides.length > 0, (rows) => rows.where("id", "not in", [...besides]))
    .groupBy(["import_id", "digest", "verdict", "outcome"])
    .orderBy("number")
    .execute();
}
