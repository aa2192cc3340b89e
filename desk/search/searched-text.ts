import { searchedText as labels } from "#content/en/desk/search.ts";
import { searchedKindNames } from "#content/en/desk/terms.ts";
import { calendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import type { SearchResponse } from "#domain/lead/search-contract.ts";
import type { SearchAddress } from "./search-query.ts";

/** What was searched, and where, in words: `“smyth” in notes, on November 25, 2026`. */
export function searchedText(
  { search, kind }: Pick<SearchAddress, "search" | "kind">,
  span: SearchResponse["span"],
): string {
  const place = kind ? searchedKindNames[kind] : labels.everything;
  const words = search.trim();
  const what = words ? labels.quoted(words, place) : kind ? labels.all(place) : place;
  const days = daysText(span);
  return days ? `${what}, ${days}` : what;
}

function daysText({ from, to }: SearchResponse["span"]): string {
  const [first, last] = [from, to].map((day) => day && formatDay(calendarDay(day), "dated"));
  if (first && last) return first === last ? labels.on(first) : labels.span(first, last);
  if (first) return labels.from(first);
  return last ? labels.until(last) : "";
}
