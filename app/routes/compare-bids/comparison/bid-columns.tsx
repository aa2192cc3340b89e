import type { ReactNode } from "react";
import type { NamedBid } from "#app/routes/compare-bids/tool/use-bids.ts";

const columns = ["", "md:grid-cols-2 print:grid-cols-2", "md:grid-cols-3 print:grid-cols-3"];

/** One column for each bid, under its name. */
export function BidColumns({
  bids,
  children,
}: {
  bids: readonly NamedBid[];
  children: (bid: NamedBid, index: number) => ReactNode;
}) {
  return (
    <div
      className={`mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-10 print:mt-2 print:gap-x-4 ${columns[bids.length - 1] ?? ""}`}
    >
      {bids.map((bid, index) => (
        <div key={bid.place} className="wrap-anywhere">
          <h4 className="border-b-2 border-slate-900 pb-2 font-heading text-lead font-bold print:pb-1 print:text-small">
            {bid.name}
          </h4>
          {children(bid, index)}
        </div>
      ))}
    </div>
  );
}
