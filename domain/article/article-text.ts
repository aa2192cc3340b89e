import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import type { Article } from "./article.ts";

/** Characters of an excerpt that the menu shows. */
const previewLength = 100;

/** The first 100 characters of an excerpt, with an ellipsis if it is longer. */
export function excerptPreview(excerpt: string): string {
  const characters = Array.from(excerpt);
  if (characters.length <= previewLength) return excerpt;
  return `${characters.slice(0, previewLength).join("")}…`;
}

/** `November 12, 2026` */
export function longDate(day: CalendarDay): string {
  return formatDay(day, "dated");
}

/**
 * An article's byline, with an initial for the badge. Without a name, the author is the company.
 */
export function articleAuthor(
  { authorName, authorTitle }: Pick<Article, "authorName" | "authorTitle">,
  company: string,
): { initial: string; name: string; title: string } {
  const [initial = "A"] = authorName ?? "";
  return {
    initial: initial.toUpperCase(),
    name: authorName || `${company} Author`,
    title: authorTitle || "Roofing Expert",
  };
}

/** Average silent reading speed in English (Brysbaert 2019). */
const wordsPerMinute = 238;

/** Whole minutes, at least one. @param text An article's text, without its HTML. */
export function readingMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
