import { useFacts } from "#app/facts/use-facts.ts";
import {
  comparisonId,
  type FaultyBid,
  fieldId,
  type NamedBid,
} from "#app/routes/compare-bids/tool/use-bids.ts";
import { PrintButton } from "#app/sections/print/print-button.tsx";
import { bidRules } from "#content/bid-rules.ts";
import { result as words } from "#content/en/compare-bids.ts";
import { compareBids } from "#domain/bid-comparison/bid-comparison.ts";
import { Title } from "#ui/pages/title.tsx";
import { BasisTable } from "./basis-table.tsx";
import { Flags } from "./flags.tsx";
import { LineTable } from "./line-table.tsx";
import { Questions } from "./questions.tsx";

/** What the bids come to side by side. What is said aloud is one line. */
export function Comparison({
  bids,
  faulty,
}: {
  bids: readonly NamedBid[];
  faulty: readonly FaultyBid[];
}) {
  const rules = bidRules(useFacts());
  const compared = compareBids(
    bids.map(({ bid }) => bid),
    rules,
  );
  const points = compared.questions.reduce((sum, asked) => sum + asked.length, 0);
  return (
    <section
      id={comparisonId}
      tabIndex={-1}
      data-print-sheet=""
      aria-labelledby="side-by-side"
      // As wide as the window: outside of it, its ring would not be seen.
      className="page-grid gap-y-10 py-section -outline-offset-3 focus-visible:shadow-none print:py-0!"
    >
      <div>
        <Title id="side-by-side">{words.heading}</Title>
        <p role="status" className="mt-6 text-lead">
          {bids.length > 0 ? words.read(bids.length, points) : words.waiting}
        </p>
        <Faults faulty={faulty} />
      </div>
      {bids.length > 0 && (
        <>
          <BasisTable bids={bids} basis={compared.basis} />
          <LineTable bids={bids} lines={compared.lines} />
          <Flags bids={bids} flags={compared.flags} />
          <Questions bids={bids} questions={compared.questions} />
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <PrintButton sheet={comparisonId}>{words.print}</PrintButton>
            <p className="max-w-prose text-small text-slate-700">{words.neutral}</p>
          </div>
        </>
      )}
    </section>
  );
}

/** Bids that are not among the others yet, with links to what keeps them out. */
function Faults({ faulty }: { faulty: readonly FaultyBid[] }) {
  return faulty.map(({ name, errors }) => (
    <div
      key={errors[0]?.field}
      className="mt-4 border-l-4 border-red-700 bg-red-100 px-4 py-3 print:hidden"
    >
      <p className="font-semibold">{words.faulty(name)}</p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className="inline-flex min-h-11 items-center font-semibold text-red-700 underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
