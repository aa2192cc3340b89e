import type { Article } from "./article.ts";

/*
 * What comes closest to a search that finds nothing as a whole: articles with its single words, or with words that begin
 * the same ('leaks' with 'leak' and 'leaking').
 */

type Searched = Pick<Article, "title" | "excerpt" | "content"> & {
  tags: readonly string[];
  sections: readonly { title: string }[];
};
/** What a word is worth by where it stands: the more, the more an article is about it. */
const worth = { title: 6, tags: 4, excerpt: 3, sections: 2, content: 1 } as const;
type Part = keyof typeof worth;
/** At most, for a word that its text repeats: not as much as in its excerpt. */
const mostInContent = 2.5;

/** The words of all articles, in order, each with its worth in the articles that have it, by their place. */
export type ArticleWords = {
  count: number;
  words: readonly string[];
  worths: ReadonlyMap<string, ReadonlyMap<number, number>>;
};

/** How many are shown. */
const most = 6;

/** Those worth less than this part of the best are left out. */
const leastOfBest = 1 / 3;

/** Say nothing of what somebody looks for. */
const small = new Set(
  (
    "a about after all am an and any are as at be been by can could do does for from get had has have how i if in into is it " +
    "its me my need no not of on or our out should so than that the their them then there these they this to up us was we " +
    "what when where which who why will with would you your"
  ).split(" "),
);

export function articleWords(articles: readonly Searched[]): ArticleWords {
  const worths = new Map<string, Map<number, number>>();
  articles.forEach(({ title, tags, excerpt, sections, content }, place) => {
    const texts: Record<Part, string> = {
      ...{ title, excerpt },
      tags: tags.join(" "),
      sections: sections.map((section) => section.title).join(" "),
      content: content.replace(/<[^>]*>|&[^;\s]*;/g, " "),
    };
    for (const [part, text] of Object.entries(texts)) {
      for (const [word, count] of countsOf(wordsOf(text))) {
        const of = worths.get(word) ?? new Map<number, number>();
        const score = worthOf(part as Part, count);
        worths.set(word, of.set(place, Math.max(of.get(place) ?? 0, score)));
      }
    }
  });
  return { count: articles.length, words: [...worths.keys()].sort(), worths };
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function worthOf(part: Part, count: number): number {
  if (part !== "content") return worth[part];
  return Math.min(mostInContent, worth.content + Math.log2(count) / 2);
}

/**
 * Places of the articles that come closest to a search, the closest first; none if they have none of its words. A word that
 * few articles have counts for more.
 */
export function closestArticles(search: string, known: ArticleWords): number[] {
  const scores = new Map<number, number>();
  for (const word of new Set(wordsOf(search))) {
    if (small.has(word)) continue;
    const found = articlesWith(word, known);
    const rarity = Math.log(1 + known.count / found.size);
    for (const [place, score] of found) {
      scores.set(place, (scores.get(place) ?? 0) + score * rarity);
    }
  }
  const best = Math.max(...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best * leastOfBest)
    .sort(([one, its], [other, others]) => others - its || one - other)
    .slice(0, most)
    .map(([place]) => place);
}

/** What a word of the search is worth in each article that has it, or one that begins as it does. */
function articlesWith(asked: string, { words, worths }: ArticleWords): Map<number, number> {
  const found = new Map<number, number>();
  const beginning = beginningOf(asked);
  for (let at = firstFrom(words, beginning); words[at]?.startsWith(beginning); at += 1) {
    const word = words[at] ?? "";
    const likeness = likenessOf(word, asked, beginning);
    if (likeness === 0) continue;
    for (const [place, score] of worths.get(word) ?? []) {
      found.set(place, Math.max(found.get(place) ?? 0, score * likeness));
    }
  }
  return found;
}

/** From 0 to 1, of a word with the same beginning. */
function likenessOf(word: string, asked: string, beginning: string): number {
  if (word === asked) return 1;
  // Another form of the same word: 'leaks', 'leaking'.
  if (beginningOf(word) === beginning) return 0.8;
  return beginning.length >= 3 && word.length - beginning.length <= 5 ? 0.4 : 0;
}

/** A word without its ending, which is left on short ones: `clean` of `cleaning`, `gutter` of `gutters`. */
function beginningOf(word: string): string {
  const beginning = word.replace(/(?:ings?|ies|e?s|ed|e|y)$/, "");
  return beginning.length >= 4 ? beginning : word.replace(/s$/, "");
}

/** Where the first word is that does not come before another, in words in order. */
function firstFrom(words: readonly string[], sought: string): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((words[middle] ?? "") < sought) from = middle + 1;
    else to = middle;
  }
  return from;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
