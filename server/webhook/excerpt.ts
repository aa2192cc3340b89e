import { longestExcerpt } from "#domain/webhook/webhook.ts";

/** What a refusal says, as one line of plain text: of a page, its text. It is shown as text and nothing else. */
export function excerptOf(body: Buffer): string {
  const text = body
    .toString("utf8")
    .replaceAll(/<(script|style)\b.*?(<\/\1\s*>|$)/gis, " ")
    .replaceAll(/<[^<>]*>/g, " ")
    // Also what is invisible, or turns the direction of writing.
    .replaceAll(/[\p{C}\s\ufffd]+/gu, " ")
    .trim();
  return text.length <= longestExcerpt ? text : `${text.slice(0, longestExcerpt - 1).trimEnd()}…`;
}
