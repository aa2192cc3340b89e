import type { NamedBid } from "#app/routes/compare-bids/tool/use-bids.ts";
import { lineNames, result } from "#content/en/compare-bids.ts";
import type { Bid, BidLine, Standing } from "#domain/bid-comparison/bid.ts";
import type { ComparedLine } from "#domain/bid-comparison/bid-lines.ts";
import { BidTable } from "./bid-table.tsx";
import { saidIn } from "./bid-words.ts";

const words = result.lines;

/** What each bid says of each line, with what it is worth. */
export function LineTable({
  bids,
  lines,
}: {
  bids: readonly NamedBid[];
  lines: readonly ComparedLine[];
}) {
  return (
    <div>
      <h3 id="line-by-line" className="text-heading">
        {words.heading}
      </h3>
      <p className="mt-2 max-w-prose text-slate-700 print:hidden">{words.lead}</p>
      <BidTable
        labelledBy="line-by-line"
        corner={words.line}
        bids={bids}
        rows={lines.map(({ line, standings, differs }) => ({
          id: line,
          label: lineNames[line],
          note: differs && <Differs />,
          cells: bids.map(({ bid }, index) => (
            <Said key={line} bid={bid} line={line} standing={standings[index] ?? "clear"} />
          )),
        }))}
      />
    </div>
  );
}

function Differs() {
  return (
    <span className="font-semibold text-copper-700">
      <span aria-hidden="true">≠ </span>
      {words.differs}
    </span>
  );
}

/** Not by color alone: a mark before it, and words after it. */
function Said({ bid, line, standing }: { bid: Bid; line: BidLine; standing: Standing }) {
  const said = saidIn(bid, line);
  if (standing === "clear") return said;
  const look = standing === "missing" ? "text-red-700" : "text-amber-700";
  return (
    <>
      {said && `${said} `}
      <span className={`font-semibold ${look} ${said ? "block text-small" : ""}`}>
        <span aria-hidden="true">{standing === "missing" ? "✕ " : "▲ "}</span>
        {words.standings[standing]}
      </span>
    </>
  );
}
