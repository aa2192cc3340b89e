import { useFacts } from "#app/facts/use-facts.ts";
import { PrintButton } from "#app/sections/print/print-button.tsx";
import { materialNames, result as words } from "#content/en/roof-cost.ts";
import { priceBookOf } from "#domain/roof-cost/price-book.ts";
import {
  narrowing,
  type PriceBook,
  type RoofCost,
  type RoofCostQuestion,
  roofCost,
} from "#domain/roof-cost/roof-cost.ts";
import type { RoofMaterial, TypedRoof } from "#domain/roof-cost/roof-cost-form.ts";
import { amountsOf, roofInWords } from "./range-words.ts";
import { TakeAlong } from "./take-along.tsx";
import { rangeId } from "./use-roof-cost.ts";
import { Workings } from "./workings.tsx";

/** The range, or what is missing for it, with its workings. What is said aloud is the range alone. */
export function CostRange({
  question,
  roof,
}: {
  question: RoofCostQuestion<RoofMaterial> | undefined;
  /** As it was described. */
  roof: TypedRoof;
}) {
  const f = useFacts();
  const book = priceBookOf(f);
  const cost = question && roofCost(question, book);
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
        {cost ? (
          <Total cost={cost} material={question.material} />
        ) : (
          <p className="mt-4">{words.waiting}</p>
        )}
      </div>
      {cost && (
        <>
          <p className="mt-1 text-slate-700">{roofInWords(roof)}</p>
          {cost.price && <Narrowing question={question} book={book} />}
          <Workings cost={cost} material={question.material} book={book} />
          <h3 className="mt-6 font-semibold">{words.moves.heading}</h3>
          <ul className="mt-2 grid list-disc gap-1 pl-5 text-small text-slate-700">
            {words.moves.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <TakeAlong cost={cost} material={question.material} roof={roof} />
          <div className="mt-4">
            <PrintButton sheet={rangeId}>{words.actions.print}</PrintButton>
          </div>
        </>
      )}
      <p className="mt-6 border-t border-limestone-400 pt-4 text-small text-slate-700">
        {words.date(f.priceBookDay)} <span className="print:hidden">{words.address}</span>
      </p>
    </section>
  );
}

function Total({ cost: { price }, material }: { cost: RoofCost; material: RoofMaterial }) {
  const name = materialNames[material];
  // Large letters are wider than a phone: the second amount may stand below the first.
  const [from, to] = price ? amountsOf(price.total).split("-") : [];
  return price ? (
    <p className="mt-3">
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
  const { heading, topics, text, nothing } = words.narrow;
  return (
    <>
      <h3 className="mt-6 font-semibold">{heading}</h3>
      {open.length === 0 ? (
        <p className="mt-2 text-small text-slate-700">{nothing}</p>
      ) : (
        <ul className="mt-2 grid list-disc gap-1 pl-5 text-small text-slate-700">
          {open.map(({ answer, dollars }) => (
            <li key={answer}>
              {topics[answer]}: {text(amountsOf({ from: dollars, to: dollars }))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
