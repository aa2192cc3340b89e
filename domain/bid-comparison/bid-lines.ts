import {
  type Bid,
  type BidLine,
  type BidRules,
  bidLines,
  type ChoiceLine,
  choiceLines,
  type Standing,
  surfaceOf,
} from "./bid.ts";

/** One line of all bids, in their order. */
export type ComparedLine = {
  line: BidLine;
  standings: readonly Standing[];
  /** Whether bids that say something mean different things by it. */
  differs: boolean;
};

export function compareLines(bids: readonly Bid[], rules: BidRules): ComparedLine[] {
  return bidLines.map((line) => ({
    line,
    standings: bids.map((bid) => standingOf(bid, line)),
    differs: line === "area" ? differInArea(bids, rules) : differ(bids, line),
  }));
}

/** What a bid's answer to a line is worth. */
export function standingOf(bid: Bid, line: BidLine): Standing {
  if (line === "area") {
    if (bid.squares === null) return "missing";
    return bid.squaresOf === "unsaid" ? "vague" : "clear";
  }
  if (line === "deposit") return bid.deposit === null ? "missing" : "clear";
  if (line === "workmanship" || line === "manufacturer") {
    const term = bid[line];
    if (term === null) return "missing";
    return term === "lifetime" ? "vague" : "clear";
  }
  // "By the sheet" without a price, or "included" without a number, is no more than "as needed".
  if (line === "decking") {
    if (bid.decking === "by-sheet" && bid.sheetPrice === null) return "vague";
    if (bid.decking === "sheets" && (bid.sheets === null || bid.sheetPrice === null))
      return "vague";
  }
  return answerStanding(line, bid[line]);
}

function answerStanding(line: ChoiceLine, answer: string): Standing {
  const standings: Readonly<Record<string, Standing>> = choiceLines[line];
  return standings[answer] ?? "missing";
}

function differ(bids: readonly Bid[], line: Exclude<BidLine, "area">): boolean {
  const meanings = bids
    .filter((bid) => ["clear", "left-out"].includes(standingOf(bid, line)))
    .map((bid) => meaningOf(bid, line));
  return new Set(meanings).size > 1;
}

/** Equal for bids that mean the same. */
function meaningOf(bid: Bid, line: Exclude<BidLine, "area">): string {
  if (line === "decking") return `${bid.decking} ${bid.decking === "sheets" ? bid.sheets : 0}`;
  if (line !== "deposit") return String(bid[line]);
  const share = depositShare(bid);
  return share === null ? JSON.stringify(bid.deposit) : share.toFixed(2);
}

/** The deposit as a share of the price; null where a bid does not say enough. */
export function depositShare({ deposit, price }: Bid): number | null {
  if (deposit === null) return null;
  if ("share" in deposit) return deposit.share;
  return price === null || price === 0 ? null : deposit.dollars / price;
}

/** Whether they count different things, or measured areas that one roof cannot have. */
function differInArea(bids: readonly Bid[], rules: BidRules): boolean {
  const measured = bids.filter((bid) => standingOf(bid, "area") === "clear");
  if (new Set(measured.map(({ squaresOf }) => squaresOf)).size > 1) return true;
  const surfaces = bids.flatMap((bid) => surfaceOf(bid, rules) ?? []);
  const [least, most] = [
    Math.max(...surfaces.map(({ from }) => from)),
    Math.min(...surfaces.map(({ to }) => to)),
  ];
  return surfaces.length > 1 && least - most > rules.areaTolerance;
}
