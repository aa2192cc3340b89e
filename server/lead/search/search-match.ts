import { isBeginning, type SearchTerm } from "#domain/lead/lead-search.ts";
import type { SearchKind, SearchTier } from "#domain/lead/search-contract.ts";
import type { Connection } from "#server/database/connection.ts";
import { kindWord, numberWord, soundWord } from "./entry-words.ts";
import { soundsOf } from "./sounds.ts";

/** What finds the entries of a tier, in the engine's query language; no entry is found by two. */
export type TierMatch = { tier: SearchTier; match: string };

/**
 * The searches that find what somebody looks for, best first. Empty when there is neither a term nor a kind. A number
 * by itself may be that of a lead.
 */
export function tierMatches(
  engine: Connection["engine"],
  {
    terms,
    number,
    kind,
  }: { terms: readonly SearchTerm[]; number: string | null; kind?: SearchKind | undefined },
): TierMatch[] {
  const syntax = syntaxes[engine];
  const { word, all, any } = syntax;
  const only = (match: string) => (kind ? all([match, word(kindWord(kind))]) : match);
  if (terms.length === 0) return kind ? [{ tier: "exact", match: word(kindWord(kind)) }] : [];
  const termsBy = (wordBy: (text: string) => string) =>
    all(terms.map((term) => any(term.map((words) => all(words.map(wordBy))))));
  const begun = (text: string) => (isBeginning(text) ? syntax.beginning(text) : word(text));
  const sounding = (text: string) =>
    any([begun(text), ...soundsOf(text).map((code) => word(soundWord(code)))]);
  const matches: TierMatch[] = [
    ...(number === null ? [] : [{ tier: "number" as const, match: word(numberWord(number)) }]),
    { tier: "exact", match: termsBy(word) },
    { tier: "beginning", match: termsBy(begun) },
    { tier: "sound", match: termsBy(sounding) },
  ];
  // Figures have no sound, and short ones are no beginnings: such a tier would repeat the one before.
  const tiers = matches.filter(({ match }, index) => match !== matches[index - 1]?.match);
  return tiers.map(({ tier, match }, index) => {
    const better = tiers.slice(0, index).map((one) => one.match);
    return { tier, match: only(better.length > 0 ? syntax.butNot(match, any(better)) : match) };
  });
}

type Syntax = {
  /** Words contain letters and digits only, so quoting them is safe. */
  word(text: string): string;
  beginning(text: string): string;
  all(matches: readonly string[]): string;
  any(matches: readonly string[]): string;
  butNot(match: string, other: string): string;
};

/** FTS5 (https://sqlite.org/fts5.html, "Full-text Query Syntax") and `to_tsquery` (PostgreSQL, "Text Search Types"). */
const syntaxes: Record<Connection["engine"], Syntax> = {
  sqlite: {
    word: (text) => `"${text}"`,
    beginning: (text) => `"${text}"*`,
    all: joined(" AND "),
    any: joined(" OR "),
    butNot: (match, other) => `(${match} NOT ${other})`,
  },
  postgres: {
    word: (text) => `'${text}'`,
    beginning: (text) => `'${text}':*`,
    all: joined(" & "),
    any: joined(" | "),
    butNot: (match, other) => `(${match} & !${other})`,
  },
};

function joined(by: string): (matches: readonly string[]) => string {
  return (matches) => {
    const [first, ...others] = matches;
    return first !== undefined && others.length === 0 ? first : `(${matches.join(by)})`;
  };
}
