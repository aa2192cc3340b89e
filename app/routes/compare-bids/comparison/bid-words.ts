import { everyone, fields, questionWords, result } from "#content/en/compare-bids.ts";
import { dollars, percent } from "#content/en/figures.ts";
import type { Bid, BidLine } from "#domain/bid-comparison/bid.ts";
import type { BidQuestion } from "#domain/bid-comparison/bid-comparison.ts";
import type { Span } from "#domain/page/span.ts";

const { lines: words } = result;

/**
 * `$476`, or `$430-$495`, rounded outward to whole steps of dollars. One amount is rounded to the nearest dollar. A narrow
 * column may break it after the dash.
 */
export function amountsOf({ from, to }: Span, step = 1): string {
  if (from === to) return dollars(from);
  const outward = { from: Math.floor(from / step) * step, to: Math.ceil(to / step) * step };
  return dollars(outward).replace("-", "-\u200b");
}

/** In tenths. */
export function squaresOf(squares: number): string {
  return String(Math.round(squares * 10) / 10);
}

/** What a bid says of a line, in words; empty where it says nothing. */
export function saidIn(bid: Bid, line: BidLine): string {
  if (line === "area") {
    return bid.squares === null ? "" : words.squares[bid.squaresOf](squaresOf(bid.squares));
  }
  if (line === "deposit") {
    if (bid.deposit === null) return "";
    return "share" in bid.deposit ? percent(bid.deposit.share) : dollars(bid.deposit.dollars);
  }
  if (line === "workmanship" || line === "manufacturer") {
    const term = bid[line];
    if (term === null) return "";
    return term === "lifetime" ? words.lifetime : words.years(term);
  }
  if (bid[line] === "unsaid") return "";
  const said = fields[line].answers?.[bid[line]] ?? "";
  return line === "decking" ? deckingIn(bid, said) : said;
}

function deckingIn({ decking, sheets, sheetPrice }: Bid, said: string): string {
  const { included, further, each } = words.sheets;
  const price = sheetPrice === null ? null : dollars(sheetPrice);
  if (decking === "by-sheet") return price === null ? said : each(price);
  if (decking !== "sheets") return said;
  return [sheets === null ? said : included(String(sheets)), price === null ? "" : further(price)]
    .filter(Boolean)
    .join(", ");
}

/** A list of questions to send, one on each line. */
export function questionsAsText(bid: string, questions: readonly BidQuestion[]): string {
  const all = [...questions.map((question) => questionWords[question]), ...everyone];
  return [
    result.questions.greeting(bid),
    "",
    ...all.map((question, index) => `${index + 1}. ${question}`),
  ].join("\n");
}
