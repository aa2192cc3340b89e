import type { Span } from "#domain/page/span.ts";
import { askedFor, type Bid, type BidRules, surfaceOf, workLines } from "./bid.ts";
import { standingOf } from "./bid-lines.ts";

/** A bid's price on what all of them are put on. Dollars; squares of 100 square feet. */
export type BidOnBasis = {
  price: number;
  extras: number;
  /** For as many sheets of decking as the bid with the most of them includes; null: its sheets have no price. */
  decking: number | null;
  total: number;
  /** Null: the bid names no squares. */
  surface: Span | null;
  /** Total for each square of surface. */
  perSquare: Span | null;
  /** The same for the area of the basis. */
  onArea: Span | null;
  /** What is not known to be in the total. */
  open: readonly (typeof workLines)[number][];
};

export type SameBasis = {
  /** The largest surface that a bid names; null: none does. */
  area: number | null;
  /** Sheets of decking in each total. */
  sheets: number;
  /** In the order of the bids; null is a bid without a price. */
  bids: readonly (BidOnBasis | null)[];
};

/** All bids with the same decking, for each square of the same kind, and on the same area. */
export function sameBasis(bids: readonly Bid[], rules: BidRules): SameBasis {
  const area = commonArea(bids, rules);
  const sheets = Math.max(0, ...bids.map(includedSheets));
  return { area, sheets, bids: bids.map((bid) => onBasis(bid, { area, sheets, rules })) };
}

function onBasis(
  bid: Bid,
  { area, sheets, rules }: { area: number | null; sheets: number; rules: BidRules },
): BidOnBasis | null {
  const asked = askedFor(bid);
  if (asked === null || bid.price === null) return null;
  const lacking = sheets - includedSheets(bid);
  const decking = lacking === 0 ? 0 : bid.sheetPrice === null ? null : lacking * bid.sheetPrice;
  const total = asked + (decking ?? 0);
  const surface = surfaceOf(bid, rules);
  const perSquare = surface && { from: total / surface.to, to: total / surface.from };
  return {
    ...{ price: bid.price, extras: bid.extras ?? 0, decking, total, surface, perSquare },
    onArea:
      perSquare && area !== null ? { from: perSquare.from * area, to: perSquare.to * area } : null,
    open: workLines.filter(
      (line) => standingOf(bid, line) !== "clear" || (line === "decking" && decking === null),
    ),
  };
}

function includedSheets({ decking, sheets }: Bid): number {
  return decking === "sheets" ? (sheets ?? 0) : 0;
}

/** What is said to be surface goes before what may be. */
function commonArea(bids: readonly Bid[], rules: BidRules): number | null {
  const measured = bids.filter(({ squaresOf }) => squaresOf === "surface");
  const areas = (some: readonly Bid[]) => some.flatMap((bid) => surfaceOf(bid, rules)?.to ?? []);
  const [said, all] = [areas(measured), areas(bids)];
  const known = said.length > 0 ? said : all;
  return known.length > 0 ? Math.max(...known) : null;
}
