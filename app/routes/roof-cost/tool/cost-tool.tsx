import { useFacts } from "#app/facts/use-facts.ts";
import { result, form as words } from "#content/en/roof-cost.ts";
import { usualRoof } from "#content/usual-roof.ts";
import { isOffered } from "#domain/business/offers.ts";
import { priceBookOf } from "#domain/roof-cost/price-book.ts";
import { roofCost } from "#domain/roof-cost/roof-cost.ts";
import { CostRange } from "./cost-range.tsx";
import { shownRoof, typedOf } from "./described-roof.ts";
import { PaymentExamples } from "./payment-examples.tsx";
import { amountsOf } from "./range-words.ts";
import { RoofForm } from "./roof-form.tsx";
import { Unread } from "./unread.tsx";
import { rangeId, useRoofCost } from "./use-roof-cost.ts";

/** The questions and the range, and what it comes to each month. Every answer shows its effect at once. */
export function CostTool() {
  const { search, entries, errorOf, form } = useRoofCost();
  const f = useFacts();
  const described = typedOf(entries, f);
  const shown = shownRoof(described, f);
  const price = shown && roofCost(shown.question, priceBookOf(f), usualRoof).price;
  return (
    <>
      <section
        aria-labelledby="your-roof"
        className="ground-dark shingle-courses page-grid gap-y-6 py-10 print:bg-none print:py-0"
      >
        <h2 id="your-roof" className="text-heading print:hidden">
          {words.heading}
        </h2>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-1 lg:grid-cols-2">
          {/* Fields that get the focus keep clear of the line that sticks to the window's edge. */}
          <div className="ground-light px-5 py-6 sm:px-8 lg:py-8 print:hidden forced-colors:border-2 max-lg:[&_:is(input,select,button)]:scroll-mb-28">
            <RoofForm roof={typedOf(search, f)} errorOf={errorOf} form={form} />
            {price && !shown.isExample && (
              <p className="sticky bottom-contact-bar md:bottom-0 short:static -mx-5 mt-6 border-t-2 border-slate-900 bg-limestone-50 px-5 py-2 text-center font-semibold tabular-nums sm:-mx-8 lg:hidden">
                <a href={`#${rangeId}`} className="link inline-flex min-h-11 items-center">
                  {result.soFar} {amountsOf(price.total)}
                </a>
              </p>
            )}
          </div>
          <CostRange shown={shown}>
            <Unread roof={described} errorOf={errorOf} />
          </CostRange>
        </div>
      </section>
      {price && isOffered(f, { offer: "financing" }) && (
        <PaymentExamples total={price.total} isExample={shown.isExample} />
      )}
    </>
  );
}
