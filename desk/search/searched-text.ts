import { searchedKindNames } from "#content/en/desk/terms.ts";
import { calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import type { SearchResponse } from "#domain/lead/search-contract.ts";
import type { SearchAddress } from "./search-query.ts";

/** What was searched, and where, in words: `“smyth” in notes, on November 25, 2026`. */
export function searchedText(
  { search, kind }: Pick<SearchAddress, "search" | "kind">,
  span: SearchResponse["span"],
): string {
  const place = kind ? searchedKindNames[kind] : "everything about all leads";
  const words = search.trim();
  const what = words ? `“${words}” in ${place}` : kind ? `all ${place}` : place;
  const days = daysText(span);
  return days ? `${what}, ${days}` : what;
}

function daysText({ from, to }: SearchResponse["span"]): string {
  const [first, last] = [from, to].map((day) => day && formatDay(calendarDay(day), "dated"));
  if (first && last) return first === last ? `on ${first}` : `from ${first} to ${last}`;
  if (first) return `from ${first}`;
  return last ? `until ${last}` : "";
}
