import { type SearchedLead, searchTextOf, searchWordsOf } from "#domain/lead/lead-search.ts";
import type { SearchKind } from "#domain/lead/search-contract.ts";
import { soundsOf } from "./sounds.ts";

/*
 * An entry's words, each once, in the order of a text. Besides what somebody wrote they contain words that begin with a
 * zero and a letter, which nobody types: the lead's number, the kind, and how names and addresses sound. So one index
 * answers a search together with its filter, and both engines skip what only one of the two matches.
 */

export const numberWord = (number: number | string) => `0n${number}`;
export const kindWord = (kind: SearchKind) => `0k${kind}`;
export const soundWord = (code: string) => `0s${code}`;

/** The words of a lead: contact, message, number. `kinds`: all that it is found as. */
export function wordsOfLead(
  lead: SearchedLead & { number: number },
  kinds: readonly SearchKind[],
): string {
  const sounding = searchWordsOf(`${lead.name} ${lead.address}`).flatMap(soundsOf);
  return distinct([
    ...searchWordsOf(searchTextOf(lead)),
    numberWord(lead.number),
    ...kinds.map(kindWord),
    ...sounding.map(soundWord),
  ]);
}

/** The words of something in a timeline. */
export function wordsOfText(text: string, kind: SearchKind): string {
  return distinct([...searchWordsOf(text), kindWord(kind)]);
}

function distinct(words: readonly string[]): string {
  return [...new Set(words)].join(" ");
}
