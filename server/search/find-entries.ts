import { sql } from "kysely";
import { type SearchTier, searchTiers } from "#domain/lead/search-contract.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import { newestMatches } from "./newest-matches.ts";
import { type SearchAim, type TierMatch, type TierMatches, tierOf } from "./search-match.ts";

/** Where to look: moments from `from`, included, to `before`. */
type MomentSpan = { from: number; before: number };

export type Place = { tier: SearchTier; moment: number };

type Among = { span: MomentSpan; after: Place | null; limit: number };

/**
 * The first entries that a search finds within a span, best first and newest first in each tier. Most searches find few:
 * then one query finds them all. Otherwise a later tier is only searched when the earlier ones have not found enough.
 */
export async function findEntries(
  connection: Connection,
  { aim, matches }: { aim: SearchAim; matches: TierMatches },
  among: Among,
): Promise<Place[]> {
  const { span, after, limit } = among;
  if (after === null && matches.tiers.length > 1) {
    const all = await momentsOf[connection.engine](connection, matches.widest, { span, limit });
    if (all.length < limit) return inTiers(connection.database, all, aim);
  }
  return byTier(connection, matches.tiers, among);
}

async function inTiers(
  database: Database,
  moments: readonly number[],
  aim: SearchAim,
): Promise<Place[]> {
  if (moments.length === 0) return [];
  const entries = await database
    .selectFrom("search_entries")
    .select(["moment", "words"])
    .where("moment", "in", moments)
    .orderBy("moment", "desc")
    .execute();
  const places = entries.map(({ moment, words }) => ({ moment, tier: tierOf(words, aim) }));
  return places.sort(
    (one, other) => searchTiers.indexOf(one.tier) - searchTiers.indexOf(other.tier),
  );
}

async function byTier(
  connection: Connection,
  tiers: readonly TierMatch[],
  { span, after, limit }: Among,
): Promise<Place[]> {
  const places: Place[] = [];
  const first = after ? tiers.findIndex(({ tier }) => tier === after.tier) : 0;
  for (const { tier, match } of tiers.slice(Math.max(first, 0))) {
    const before = tier === after?.tier ? Math.min(after.moment, span.before) : span.before;
    const moments = await momentsOf[connection.engine](connection, match, {
      span: { from: span.from, before },
      limit: limit - places.length,
    });
    places.push(...moments.map((moment) => ({ tier, moment })));
    if (places.length === limit) break;
  }
  return places;
}

/** All entries of a span, newest first. */
export async function entriesWithin(
  { database }: Connection,
  { span, after, limit }: Among,
): Promise<Place[]> {
  const rows = await database
    .selectFrom("search_entries")
    .select("moment")
    .where("moment", ">=", span.from)
    .where("moment", "<", Math.min(after?.moment ?? span.before, span.before))
    .orderBy("moment", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ moment }) => ({ tier: "exact", moment }));
}

type Find = (
  connection: Connection,
  match: string,
  among: { span: MomentSpan; limit: number },
) => Promise<number[]>;

const momentsOf: Record<Connection["engine"], Find> = {
  sqlite: momentsOfSqlite,
  postgres: momentsOfPostgres,
};

/**
 * FTS5 finds entries newest first by itself and stops after a page. It begins at a row only if that is given as a whole
 * number, which Node's numbers are not.
 */
async function momentsOfSqlite(
  { database }: Connection,
  match: string,
  { span, limit }: Parameters<Find>[2],
): Promise<number[]> {
  const { rows } = await sql<{ moment: number }>`
    select rowid as moment from search_words
    where search_words match ${match} and rowid >= cast(${span.from} as integer) and rowid < cast(${span.before} as integer)
    order by rowid desc limit ${limit}`.execute(database);
  return rows.map(({ moment }) => moment);
}

function momentsOfPostgres(
  { database }: Connection,
  match: string,
  { span, limit }: Parameters<Find>[2],
): Promise<number[]> {
  const isMatch = sql<boolean>`vector @@ to_tsquery('simple', ${match})`;
  const entries = (from: Database, before: number) =>
    from
      .selectFrom("search_entries")
      .select(["moment", isMatch.as("is_match")])
      .where("moment", ">=", span.from)
      .where("moment", "<", before)
      .orderBy("moment", "desc");
  return newestMatches(
    database,
    {
      async newest(from, count) {
        const rows = await entries(from, span.before).limit(count).execute();
        return rows.map(({ moment, is_match }) => ({ place: moment, isMatch: is_match }));
      },
      async matchingBefore(from, before, count) {
        const rows = await entries(from, before).where(isMatch).limit(count).execute();
        return rows.map(({ moment }) => moment);
      },
    },
    limit,
  );
}
