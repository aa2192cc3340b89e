import { type RawBuilder, sql } from "kysely";
import { isBeginning, type SearchTerm } from "#domain/lead/lead-search.ts";

/*
 * Search terms in each engine's query language. Words contain letters and digits only (`searchTermsOf`), so quoting
 * them is safe.
 */

/** For `match` of FTS5 (https://sqlite.org/fts5.html, "Full-text Query Syntax"). */
export function matchOfSqlite(terms: readonly SearchTerm[]): string {
  return inWords(terms, {
    word: (word) => (isBeginning(word) ? `"${word}"*` : `"${word}"`),
    and: " AND ",
    or: " OR ",
  });
}

/** For `to_tsquery` (PostgreSQL, "Text Search Types"). */
export function matchOfPostgres(terms: readonly SearchTerm[]): string {
  return inWords(terms, {
    word: (word) => (isBeginning(word) ? `'${word}':*` : `'${word}'`),
    and: " & ",
    or: " | ",
  });
}

/** The same rule without an index; words in `leads.search` are separated by one space. */
export function holdsWords(terms: readonly SearchTerm[]): RawBuilder<boolean> {
  const holds = (word: string) =>
    sql`' ' || leads.search || ' ' like ${isBeginning(word) ? `% ${word}%` : `% ${word} %`}`;
  const all = (conditions: readonly RawBuilder<unknown>[], by: string) =>
    sql<boolean>`(${sql.join(conditions, sql.raw(by))})`;
  return all(
    terms.map((anyOf) =>
      all(
        anyOf.map((words) => all(words.map(holds), " and ")),
        " or ",
      ),
    ),
    " and ",
  );
}

function inWords(
  terms: readonly SearchTerm[],
  { word, and, or }: { word(text: string): string; and: string; or: string },
): string {
  const allOf = (words: readonly string[]) => `(${words.map(word).join(and)})`;
  return terms.map((anyOf) => `(${anyOf.map(allOf).join(or)})`).join(and);
}
