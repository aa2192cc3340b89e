import { type Bid, type BidLine, type BidRules, bidLines } from "./bid.ts";
import { type ComparedLine, compareLines, standingOf } from "./bid-lines.ts";
import { flagsOf, type RedFlag } from "./red-flags.ts";
import { type SameBasis, sameBasis } from "./same-basis.ts";

/** What to ask a bidder: about a line, or about what stands out. */
export type BidQuestion = BidLine | RedFlag;

/** Flags that a question about a line asks for already. */
const askedByLine: Partial<Record<RedFlag, BidLine>> = {
  "no-deposit": "deposit",
  "no-schedule": "balance",
  "no-dates": "dates",
  "owner-permit": "permit",
  "over-old": "tearOff",
};

/** Everything that can be said of bids side by side; each list is in their order. */
export type BidComparison = {
  basis: SameBasis;
  lines: readonly ComparedLine[];
  flags: readonly (readonly RedFlag[])[];
  questions: readonly (readonly BidQuestion[])[];
};

/** Compares one to three bids. It ranks none: what it says of a bid is the same at whatever place that stands. */
export function compareBids(bids: readonly Bid[], rules: BidRules): BidComparison {
  const lines = compareLines(bids, rules);
  const flags = bids.map((bid) => flagsOf(bid, rules));
  return {
    basis: sameBasis(bids, rules),
    lines,
    flags,
    questions: bids.map((bid, index) => questionsFor(bid, flags[index] ?? [], lines)),
  };
}

function questionsFor(
  bid: Bid,
  flags: readonly RedFlag[],
  lines: readonly ComparedLine[],
): BidQuestion[] {
  const areaDiffers = lines.some(({ line, differs }) => line === "area" && differs);
  const unclear = bidLines.filter(
    (line) => standingOf(bid, line) !== "clear" || (line === "area" && areaDiffers),
  );
  const about = flags.flatMap((flag) => askedByLine[flag] ?? flag);
  return [...new Set<BidQuestion>([...unclear, ...about])];
}
