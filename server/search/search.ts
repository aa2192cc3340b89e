import { searchTermsOf } from "#domain/lead/lead-search.ts";
import { type SearchHit, type SearchQuery, searchPageSize } from "#domain/lead/search-contract.ts";
import type { Connection } from "#server/database/connection.ts";
import { firstMoment } from "./entry-moment.ts";
import { entriesWithin, findEntries } from "./find-entries.ts";
import { readSearchCursor, writeSearchCursor } from "./search-cursor.ts";
import { searchHitsAt } from "./search-hits.ts";
import { tierMatches } from "./search-match.ts";
import { wordMarks } from "./word-marks.ts";

/** Instants in epoch milliseconds: `from` included, `before` not; null: no limit on that side. */
export type InstantSpan = { from: number | null; before: number | null };

/**
 * One page of what a search finds, best first, and where the next one begins. Nothing when it names neither words nor a
 * kind nor a limit in time.
 * @throws Refusal 400 when `after` is not from a search.
 */
export async function search(
  connection: Connection,
  { search: text, kind, after: from }: Pick<SearchQuery, "search" | "kind" | "after">,
  instants: InstantSpan,
): Promise<{ hits: SearchHit[]; next: string | null }> {
  const after = from === undefined ? null : readSearchCursor(from);
  const terms = searchTermsOf(text);
  const number = /^\s*#?\s*(\d{1,9})\s*$/.exec(text)?.[1] ?? null;
  const aim = { terms, number: withoutZeros(number), kind };
  const matches = tierMatches(connection.engine, aim);
  const page = { span: momentsOf(instants), after, limit: searchPageSize + 1 };
  const isLimited = instants.from !== null || instants.before !== null;
  // What was typed may contain no word at all, such as a question mark.
  const isNothing = !matches && (text.trim() !== "" || !isLimited);
  const places = isNothing
    ? []
    : matches
      ? await findEntries(connection, { aim, matches }, page)
      : await entriesWithin(connection, page);
  const shown = places.slice(0, searchPageSize);
  const last = places.length > searchPageSize ? shown.at(-1) : undefined;
  return {
    hits: await searchHitsAt(connection.database, shown, (tier) => wordMarks(terms, tier)),
    next: last ? writeSearchCursor(last) : null,
  };
}

function withoutZeros(number: string | null): string | null {
  return number && String(Number(number));
}

function momentsOf({ from, before }: InstantSpan) {
  return {
    from: from === null ? 0 : firstMoment(from),
    before: before === null ? Number.MAX_SAFE_INTEGER : firstMoment(before),
  };
}
