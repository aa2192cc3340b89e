import type { QueryValues } from "#domain/page/page-entry.ts";

/** Longest text of a parameter, in characters, so that nobody can fill the memory with one page. */
const longest = 100;

/**
 * The part of a query that a page reads, in one spelling: the first value of each parameter that the page knows, in a
 * fixed order. Others, such as `utm_source`, are dropped.
 */
export function queryRead(query: string, known: QueryValues): string {
  if (!query) return "";
  const given = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const [name, values] of Object.entries(known)) {
    const text = Array.from((given.get(name) ?? "").trim())
      .slice(0, longest)
      .join("")
      .trim();
    const value = values === "any case" ? text.toLowerCase() : text;
    if (value && (!Array.isArray(values) || values.includes(value))) read.set(name, value);
  }
  return read.toString();
}
