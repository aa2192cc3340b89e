import type { ReactNode } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { PrintButton } from "#app/sections/print/print-button.tsx";
import { materialNames, result as words } from "#content/en/roof-cost.ts";
import { usualRoof } from "#content/usual-roof.ts";
import { priceBookOf } from "#domain/roof-cost/price-book.ts";
import {
  narrowing,
  openAnswersOf,
  type PriceBook,
  type RoofCost,
  type RoofCostQuestion,
  rangesOf,
} from "#domain/roof-cost/roof-cost.ts";
import type { RoofMaterial } from "#domain/roof-cost/roof-cost-form.ts";
import type { ShownRoof } from "./described-roof.ts";
import { amountsOf, roofInWords } from "./range-words.ts";
import { TakeAlong } from "./take-along.tsx";
import { rangeId } from "./use-roof-cost.ts";
import { Workings } from "./workings.tsx";

/**
 * The range with its workings, or in `children` why there is none: the likely one large, and below it all that is possible.
 * What is said aloud is the ranges alone.
 */
export function CostRange({
  shown,
  children,
}: {
  shown: ShownRoof | undefined;
  children: ReactNode;
}) {
  const f = useFacts();
  const book = priceBookOf(f);
  const ranges = shown && rangesOf(shown.question, book, usualRoof);
  return (
    <section
      id={rangeId}
      tabIndex={-1}
      data-print-sheet=""
      aria-labelledby="your-range"
      className="ground-light px-5 py-6 sm:px-8 lg:sticky lg:top-below-bar lg:py-8 forced-colors:border-2"
    >
      <h2 id="your-range" className="label-caps text-slate-500">
        {words.heading}
      </h2>
      <div role="status">
        {ranges ? (
          <>
            {shown.isExample && (
              <p className="mt-3 mb-5 border-l-4 border-copper-600 pl-3">
                <strong>{words.example.tag}.</strong> {words.example.text}
              </p>
            )}
            <Totals {...ranges} material={shown.question.material} />
          </>
        ) : (
          children
        )}
      </div>
      {ranges && (
        <>
          <p className="mt-3 text-slate-700">
            {roofInWords(shown, f)}.
            {ranges.possible && ` ${words.whyLikely(openAnswersOf(shown.question), usualRoof)}`}
          </p>
          {ranges.likely.price && (
            <div className="print:hidden">
              <Narrowing question={shown.question} book={book} />
            </div>
          )}
          <Workings {...ranges} material={shown.question.material} book={book} />
          <h3 className="mt-6 font-semibold">{words.moves.heading}</h3>
          <ul className="mt-2 grid list-disc gap-x-8 gap-y-1 pl-5 text-small text-slate-700 print:grid-cols-2">
            {words.moves.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <TakeAlong shown={shown} likely={ranges.likely.price} possible={ranges.possible?.price} />
          {!shown.isExample && (
            <div className="mt-4">
              <PrintButton sheet={rangeId}>{words.actions.print}</PrintButton>
            </div>
          )}
        </>
      )}
      <p className="mt-6 border-t border-limestone-400 pt-4 text-small text-slate-700">
        {words.date(f.priceBookDay)} <span className="print:hidden">{words.address}</span>
      </p>
    </section>
  );
}

function Totals({
  likely: { price },
  possible,
  material,
}: {
  likely: RoofCost;
  possible: RoofCost | undefined;
  material: RoofMaterial;
}) {
  const name = materialNames[material];
  // Large letters are wider than a phone: the second amount may stand below the first.
  const [from, to] = price ? amountsOf(price.total).split("-") : [];
  return price ? (
    <>
      <p className="mt-3">
        {possible && <span className="block font-semibold">{words.likely}</span>}
        <strong className="block font-heading text-title font-extrabold tabular-nums">
          {from}
          {to && (
            <>
              -<wbr />
              {to}
            </>
          )}
        </strong>
        {words.forRoof(name)}
      </p>
      {possible?.price && (
        <p className="mt-3 border-t border-limestone-400 pt-3">
          <span className="font-semibold tabular-nums">
            {words.possible}: {amountsOf(possible.price.total)}
          </span>
          <span className="block text-small text-slate-700 print:hidden">{words.whyPossible}</span>
        </p>
      )}
    </>
  ) : (
    <>
      <p className="mt-3 font-heading text-heading font-bold">{words.byEstimate(name)}</p>
      <p className="mt-2 text-slate-700">{words.whyByEstimate}</p>
    </>
  );
}

/** The answers that are missing, and what each is worth. */
function Narrowing({
  question,
  book,
}: {
  question: RoofCostQuestion<RoofMaterial>;
  book: PriceBook<RoofMaterial>;
}) {
  const open = narrowing(question, book);
  const { heading, which, topics, text, nothing } = words.narrow;
  return (
    <>
      <h3 className="mt-6 font-semibold">{heading}</h3>
      {open.length === 0 ? (
        <p className="mt-2 text-small text-slate-700">{nothing}</p>
      ) : (
        <>
          <p className="mt-2 text-small text-slate-700">{which}</p>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-small text-slate-700">
            {open.map(({ answer, dollars }) => (
              <li key={answer}>
                {topics[answer]}: {text(amountsOf({ from: dollars, to: dollars }))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
