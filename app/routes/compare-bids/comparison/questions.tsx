import type { NamedBid } from "#app/routes/compare-bids/tool/use-bids.ts";
import { everyone, questionWords, result } from "#content/en/compare-bids.ts";
import type { BidQuestion } from "#domain/bid-comparison/bid-comparison.ts";
import { BidColumns } from "./bid-columns.tsx";
import { questionsAsText } from "./bid-words.ts";
import { CopyButton } from "./copy-button.tsx";

const words = result.questions;

/** What to ask each bidder, and what to ask all of them, to copy or print. */
export function Questions({
  bids,
  questions,
}: {
  bids: readonly NamedBid[];
  questions: readonly (readonly BidQuestion[])[];
}) {
  return (
    <div>
      <h3 className="text-heading">{words.heading}</h3>
      <p className="mt-2 max-w-prose text-slate-700 print:hidden">{words.lead}</p>
      <BidColumns bids={bids}>
        {({ name }, index) => {
          const asked = questions[index] ?? [];
          return {
            count: asked.length > 0 ? words.count(asked.length) : undefined,
            list:
              asked.length > 0 ? (
                <List questions={asked.map((question) => questionWords[question])} />
              ) : (
                <p className="md:pt-3">{words.none}</p>
              ),
            foot: (
              <CopyButton text={questionsAsText(name, asked)} label={`${words.copy}: ${name}`} />
            ),
          };
        }}
      </BidColumns>
      <h4 className="mt-8 border-t-2 border-slate-900 pt-3 font-heading text-lead font-bold print:mt-3">
        {words.everyone}
      </h4>
      <List questions={everyone} />
    </div>
  );
}

function List({ questions }: { questions: readonly string[] }) {
  return (
    <ol className="mt-3 grid max-w-prose list-decimal gap-1.5 pl-6 print:gap-0.5 print:text-small">
      {questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
  );
}
