import { Comparison } from "#app/routes/compare-bids/comparison/comparison.tsx";
import { form as words } from "#content/en/compare-bids.ts";
import type { TypedBid } from "#domain/bid-comparison/bid-form.ts";
import { BidForm } from "./bid-form.tsx";
import { useBids } from "./use-bids.ts";

/** The form, and under it what it comes to, which follows every answer. */
export function BidTool({ posted }: { posted: readonly TypedBid[] | undefined }) {
  const { form, errorOf, clear, bids, faulty } = useBids(posted);
  return (
    <>
      <section
        aria-labelledby="each-bid"
        className="ground-dark shingle-courses page-grid gap-y-6 py-10 print:hidden"
      >
        <h2 id="each-bid" className="text-heading">
          {words.heading}
        </h2>
        <BidForm posted={posted} errorOf={errorOf} form={form} onClear={clear} />
      </section>
      <Comparison bids={bids} faulty={faulty} />
    </>
  );
}
