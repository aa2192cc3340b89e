import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addDays, dayInZone } from "#domain/calendar/calendar-day.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import type { SearchQuery, SearchResponse } from "#domain/lead/search-contract.ts";
import { searchSpan } from "#domain/lead/search-span.ts";
import type { Connection } from "#server/database/connection.ts";
import { invalidInput } from "#server/refusal.ts";
import { search } from "./search.ts";

export type SearchServices = ReturnType<typeof createSearchServices>;

/** The search of the desk, in everything that is stored about all leads. */
export function createSearchServices(parts: {
  connection: Connection;
  profile: BusinessProfile;
  clock: () => Date;
}) {
  const { connection, profile, clock } = parts;
  return {
    /**
     * One page of what a search finds, best first. Days are those of the business.
     * @throws Refusal 400 when the span ends before it begins, or `after` is not from a search.
     */
    async search(query: SearchQuery): Promise<Omit<SearchResponse, "success">> {
      const { timeZone } = profile;
      const span = searchSpan(query, dayInZone(clock().getTime(), timeZone));
      const { from, to } = span;
      if (from && to && to < from) {
        throw invalidInput({ to: "The last day is before the first one." });
      }
      const found = await search(connection, query, {
        from: from && instantInZone(from, 0, timeZone),
        before: to && instantInZone(addDays(to, 1), 0, timeZone),
      });
      return { ...found, span };
    },
  };
}
