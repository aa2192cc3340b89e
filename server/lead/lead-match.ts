import { type RawBuilder, sql } from "kysely";
import { isBeginning, type SearchTerm } from "#domain/lead/lead-search.ts";

/*
 * What somebody looks for, in the two engines' languages. Words hold letters and digits only (`searchTermsOf`), so
 * that a quoted one ends where it should.
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

/** Without an index, by the same rule; words of `leads.search` are parted by one space. */
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
