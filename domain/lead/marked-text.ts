import { searchWordsOf } from "./lead-search.ts";

/** A text in pieces: those that a search matched, and what is between them. Joined, they are the text. */
export type MarkedText = { text: string; isMatch: boolean }[];

/** Whether a word, without accents and case, is one that the search looked for. */
export type WordRule = (word: string) => boolean;

/** How much of an excerpt comes before its first match, in characters. */
const leadIn = 50;

/** The text with the words marked that the rule accepts. */
export function markedText(text: string, isMatch: WordRule): MarkedText {
  const marked: MarkedText = [];
  let end = 0;
  for (const found of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (!searchWordsOf(found[0]).some(isMatch)) continue;
    if (found.index > end) marked.push({ text: text.slice(end, found.index), isMatch: false });
    marked.push({ text: found[0], isMatch: true });
    end = found.index + found[0].length;
  }
  if (end < text.length) marked.push({ text: text.slice(end), isMatch: false });
  return marked;
}

/** At most `most` characters around the first match, on one line, with dots where something is left out. */
export function markedExcerpt(text: string, isMatch: WordRule, most: number): MarkedText {
  const line = Array.from(text.replace(/\s+/gu, " ").trim());
  if (line.length <= most) return markedText(line.join(""), isMatch);
  const [before, match] = markedText(line.join(""), isMatch);
  const first = before && match && !before.isMatch ? Array.from(before.text).length : 0;
  const from = wordStart(line, Math.min(first - leadIn, line.length - most));
  const to = Math.min(from + most, line.length);
  const [start, end] = [from > 0 ? "…" : "", to < line.length ? "…" : ""];
  return markedText(`${start}${line.slice(from, to).join("")}${end}`, isMatch);
}

/** The beginning of the word at a place, or of the next one. */
function wordStart(line: readonly string[], at: number): number {
  if (at <= 0) return 0;
  const space = line.indexOf(" ", at - 1);
  return space < 0 || space > at + leadIn ? at : space + 1;
}
