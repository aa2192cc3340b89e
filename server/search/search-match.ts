import { isBeginning, type SearchTerm } from "#domain/lead/lead-search.ts";
import type { SearchKind, SearchTier } from "#domain/lead/search-contract.ts";
import type { Connection } from "#server/database/connection.ts";
import { kindWord, numberWord, soundWord } from "./entry-words.ts";
import { soundsOf } from "./sounds.ts";

/** What somebody looks for. A number by itself may be that of a lead. */
export type SearchAim = {
  terms: readonly SearchTerm[];
  number: string | null;
  kind?: SearchKind | undefined;
};

/** What finds the entries of a tier, in the engine's query language; no entry is found by two. */
export type TierMatch = { tier: SearchTier; match: string };

/** The tiers, best first, and what finds the entries of all of them. */
export type TierMatches = { tiers: TierMatch[]; widest: string };

/** The searches that find what somebody looks for; null when there is neither a term nor a kind. */
export function tierMatches(
  engine: Connection["engine"],
  { terms, number, kind }: SearchAim,
): TierMatches | null {
  const syntax = syntaxes[engine];
  const { word, all, any } = syntax;
  const only = (match: string) => (kind ? all([match, word(kindWord(kind))]) : match);
  if (terms.length === 0) {
    if (!kind) return null;
    const widest = word(kindWord(kind));
    return { tiers: [{ tier: "exact", match: widest }], widest };
  }
  const termsBy = (wordBy: (text: string) => string) =>
    all(terms.map((term) => any(term.map((words) => all(words.map(wordBy))))));
  const begun = (text: string) => (isBeginning(text) ? syntax.beginning(text) : word(text));
  const sounding = (text: string) =>
    any([begun(text), ...soundsOf(text).map((code) => word(soundWord(code)))]);
  const byNumber = number === null ? [] : [word(numberWord(number))];
  const matches: TierMatch[] = [
    ...byNumber.map((match) => ({ tier: "number" as const, match })),
    { tier: "exact", match: termsBy(word) },
    { tier: "beginning", match: termsBy(begun) },
    { tier: "sound", match: termsBy(sounding) },
  ];
  // Figures have no sound, and short ones are no beginnings: such a tier would repeat the one before.
  const tiers = matches.filter(({ match }, index) => match !== matches[index - 1]?.match);
  return {
    tiers: tiers.map(({ tier, match }, index) => {
      const better = tiers.slice(0, index).map((one) => one.match);
      return { tier, match: only(better.length > 0 ? syntax.butNot(match, any(better)) : match) };
    }),
    widest: only(any([...byNumber, termsBy(sounding)])),
  };
}

/** The tier in which a search finds an entry with these words; it finds it in one. */
export function tierOf(entryWords: string, { terms, number }: SearchAim): SearchTier {
  const words = entryWords.split(" ");
  const holds = (wordIs: (word: string, wanted: string) => boolean) =>
    terms.every((term) =>
      term.some((all) => all.every((wanted) => words.some((word) => wordIs(word, wanted)))),
    );
  if (number !== null && words.includes(numberWord(number))) return "number";
  if (holds((word, wanted) => word === wanted)) return "exact";
  const isBegun = (word: string, wanted: string) =>
    word === wanted || (isBeginning(wanted) && word.startsWith(wanted));
  return holds(isBegun) ? "beginning" : "sound";
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
