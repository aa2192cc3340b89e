import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addDays, dayInZone } from "#domain/calendar/calendar-day.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import { searchTermsOf } from "#domain/lead/lead-search.ts";
import {
  type SearchHit,
  type SearchQuery,
  type SearchResponse,
  searchPageSize,
} from "#domain/lead/search-contract.ts";
import { searchSpan } from "#domain/lead/search-span.ts";
import type { Connection } from "#server/database/connection.ts";
import { invalidInput } from "#server/refusal.ts";
import { firstMoment } from "./entry-moment.ts";
import { entriesWithin, findEntries } from "./find-entries.ts";
import { readSearchCursor, writeSearchCursor } from "./search-cursor.ts";
import { searchHitsAt } from "./search-hits.ts";
import { tierMatches } from "./search-match.ts";
import { wordMarks } from "./word-marks.ts";

type Deps = {
  connection: Connection;
  profile: BusinessProfile;
  clock: () => Date;
};

export type SearchServices = ReturnType<typeof createSearchServices>;

/** The search of the desk, in everything that is stored about all leads. */
export function createSearchServices(deps: Deps) {
  return { search: (query: SearchQuery) => search(deps, query) };
}

/**
 * One page of what a search finds, best first. Days are those of the business.
 * @throws Refusal 400 when the span ends before it begins, or `after` is not from a search.
 */
export async function search(
  { connection, profile, clock }: Deps,
  query: SearchQuery,
): Promise<Omit<SearchResponse, "success">> {
  const { timeZone } = profile;
  const span = searchSpan(query, dayInZone(clock().getTime(), timeZone));
  const { from, to } = span;
  if (from && to && to < from) {
    throw invalidInput({ to: "The last day is before the first one." });
  }
  const found = await searchWithin(connection, query, {
    from: from && instantInZone(from, 0, timeZone),
    before: to && instantInZone(addDays(to, 1), 0, timeZone),
  });
  return { ...found, span };
}

/** Instants in epoch milliseconds: `from` included, `before` not; null: no limit on that side. */
export type InstantSpan = { from: number | null; before: number | null };

/**
 * One page of what a search finds, best first, and where the next one begins. Nothing when it names neither words nor a
 * kind nor a limit in time.
 * @throws Refusal 400 when `after` is not from a search.
 */
export async function searchWithin(
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
