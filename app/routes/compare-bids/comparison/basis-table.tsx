import type { ReactNode } from "react";
import type { NamedBid } from "#app/routes/compare-bids/tool/use-bids.ts";
import { lineNames, result } from "#content/en/compare-bids.ts";
import { dollars } from "#content/en/figures.ts";
import type { BidOnBasis, SameBasis } from "#domain/bid-comparison/same-basis.ts";
import { type BidRow, BidTable } from "./bid-table.tsx";
import { amountsOf, squaresOf } from "./bid-words.ts";

const words = result.basis;

/** From each price to what a square costs, and what is not known to be in it. */
export function BasisTable({ bids, basis }: { bids: readonly NamedBid[]; basis: SameBasis }) {
  const known = basis.bids.filter((bid) => bid !== null);
  const row = (
    label: string,
    cell: (bid: BidOnBasis) => ReactNode,
    more: Partial<BidRow> = {},
  ): BidRow => ({
    ...{ id: label, label, ...more },
    cells: basis.bids.map((bid) => (bid ? cell(bid) : words.noPrice)),
  });
  const area = basis.area === null ? null : words.squares(squaresOf(basis.area));
  const rows = [
    row(words.price, ({ price }) => dollars(price)),
    known.some(({ extras }) => extras > 0) && row(words.extras, ({ extras }) => dollars(extras)),
    basis.sheets > 0 &&
      bids.length > 1 &&
      row(words.decking(basis.sheets), ({ decking }) =>
        decking === null ? words.noSheetPrice : dollars(decking),
      ),
    row(words.total, ({ total }) => dollars(total)),
    row(words.surface, ({ surface }) => {
      if (!surface) return words.noSquares;
      const { from, to } = surface;
      return words.squares(from === to ? squaresOf(from) : `${squaresOf(from)}-${squaresOf(to)}`);
    }),
    row(words.perSquare, ({ perSquare }) => (perSquare ? amountsOf(perSquare) : words.noSquares), {
      isMain: true,
    }),
    area !== null &&
      bids.length > 1 &&
      row(words.onArea(area), ({ onArea }) => (onArea ? amountsOf(onArea, 10) : words.noSquares), {
        note: words.onAreaNote,
      }),
    row(words.open, ({ open }) => <Open lines={open.map((line) => lineNames[line])} />),
  ].filter((one) => one !== false);
  const isRange = known.some(({ perSquare }) => perSquare && perSquare.from !== perSquare.to);
  return (
    <div>
      <h3 id="same-basis" className="text-heading">
        {words.heading}
      </h3>
      <p className="mt-2 max-w-prose text-slate-700 print:hidden">{words.lead}</p>
      <div className="tabular-nums">
        <BidTable labelledBy="same-basis" corner={words.corner} bids={bids} rows={rows} />
      </div>
      {isRange && <p className="mt-3 max-w-prose text-small text-slate-700">{words.whyRange}</p>}
    </div>
  );
}

function Open({ lines }: { lines: readonly string[] }) {
  const [first = words.nothingOpen, ...others] = lines;
  return [first, ...others.map((line) => line.toLowerCase())].join(", ");
}
