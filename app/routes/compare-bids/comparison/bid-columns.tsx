import type { ReactNode } from "react";
import type { NamedBid } from "#app/routes/compare-bids/tool/use-bids.ts";
import { PhoneFold } from "#ui/pages/phone-fold.tsx";

const columns = ["", "md:grid-cols-2 print:grid-cols-2", "md:grid-cols-3 print:grid-cols-3"];

type Column = {
  /** How many things it lists, which a phone folds below; absent when there is nothing to fold. */
  count?: string | undefined;
  /** What stays in sight when the list is folded. */
  foot?: ReactNode;
  list: ReactNode;
};

/** One column for each bid, under its name. */
export function BidColumns({
  bids,
  children,
}: {
  bids: readonly NamedBid[];
  children: (bid: NamedBid, index: number) => Column;
}) {
  return (
    <div
      className={`mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 max-md:border-t-2 max-md:border-slate-900 print:mt-2 print:gap-x-4 ${columns[bids.length - 1] ?? ""}`}
    >
      {bids.map((bid, index) => {
        const { count, foot, list } = children(bid, index);
        const name = (
          <h4 className="font-heading text-lead leading-snug font-bold print:text-small">
            {bid.name}
          </h4>
        );
        return (
          <div
            key={bid.place}
            className="wrap-anywhere max-md:border-b max-md:border-limestone-400"
          >
            {count ? (
              <PhoneFold
                className="md:[&>summary]:border-b-2 md:[&>summary]:border-slate-900 md:[&>summary]:pb-2"
                summary={
                  <>
                    {name}
                    <span className="text-small text-slate-700 md:hidden print:hidden">
                      {count}
                    </span>
                  </>
                }
              >
                {list}
              </PhoneFold>
            ) : (
              <>
                <div className="py-3 md:border-b-2 md:border-slate-900 md:pt-0 md:pb-2">{name}</div>
                {list}
              </>
            )}
            {foot}
          </div>
        );
      })}
    </div>
  );
}
