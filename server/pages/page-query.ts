import type { QueryValues } from "#domain/page/page-entry.ts";

/**
 * The part of a query that a page reads, in a fixed order: the first value of each parameter, if the page knows it.
 * Others, such as `utm_source`, are dropped.
 */
export function queryRead(query: string, known: QueryValues): string {
  if (!query) return "";
  const given = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const [name, values] of Object.entries(known)) {
    const value = given.get(name);
    if (value && (values === null || values.includes(value))) read.set(name, value);
  }
  return read.toString();
}
