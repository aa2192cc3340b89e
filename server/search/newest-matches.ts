import { sql } from "kysely";
import type { Database } from "#server/database/connection.ts";

/** How rows in an order of their own are found by their words; `place` is a row's number in that order. */
type Matching = {
  /** The newest rows, whether their words match or not. */
  newest(database: Database, limit: number): Promise<{ place: number; isMatch: boolean }[]>;
  /** The newest of the rows before a place whose words match. */
  matchingBefore(database: Database, before: number, limit: number): Promise<number[]>;
};

/**
 * Rows that are looked through one by one. When fewer of them match than a page has, matches are so rare that finding
 * them all and sorting them is less work than looking through the rest.
 */
const lookedThrough = 1_500;

/**
 * The places of the newest rows whose words match, in PostgreSQL, whose word index has no order. Left alone it guesses
 * how common the words are among the rows, and reads the whole table when it is wrong.
 */
export async function newestMatches(
  database: Database,
  { newest, matchingBefore }: Matching,
  limit: number,
): Promise<number[]> {
  const rows = await newest(database, lookedThrough);
  const near = rows.filter(({ isMatch }) => isMatch).map(({ place }) => place);
  const last = rows.at(-1);
  if (near.length >= limit || !last || rows.length < lookedThrough) return near.slice(0, limit);
  const rest = await database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_indexscan = off`.execute(transaction);
    // For a guess that is too high, PostgreSQL would start processes, which takes ten times as long as finding all.
    await sql`set local max_parallel_workers_per_gather = 0`.execute(transaction);
    return matchingBefore(transaction, last.place, limit - near.length);
  });
  return [...near, ...rest];
}
