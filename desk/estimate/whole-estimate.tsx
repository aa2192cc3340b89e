import { wholeEstimate as words } from "#content/en/desk/estimate.ts";
import { gradeNames } from "#content/en/estimate/book-item-names.ts";
import {
  basisInWords,
  financingInWords,
  estimateHeadings as headings,
  type LineInWords,
  optionInWords,
  paymentsInWords,
  validText,
} from "#content/en/estimate/estimate-in-words.ts";
import type { EstimateBasis } from "#domain/estimate/estimate-basis.ts";
import type { EstimateContent } from "#domain/estimate/estimate-content.ts";
import { optionFigures } from "#domain/estimate/option-figures.ts";

/** An estimate as its person is told it: to read, with everything that its figures rest on. */
export function WholeEstimate({
  content,
  basis,
}: {
  content: EstimateContent;
  basis: EstimateBasis;
}) {
  const { options, payments, financing } = content;
  const valid = validText(content);
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-6">
      {content.correction && (
        <p className="whitespace-pre-line">
          <strong>{headings.correction}</strong> {content.correction}
        </p>
      )}
      {content.words && <p className="max-w-prose whitespace-pre-line">{content.words}</p>}
      {options.map((option) => {
        const told = optionInWords(option, basis);
        const { total, isWhole } = optionFigures(option);
        return (
          <article key={option.id} className="grid gap-3 rounded-md border border-line p-3 sm:p-4">
            <header className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-heading">
                <span className="block text-small font-normal text-soft">
                  {gradeNames[option.grade]}
                </span>
                {option.name || words.noName}
              </h3>
              <strong className="font-heading text-number tabular-nums">
                {told.total ?? words.notWhole}
              </strong>
              {told.rises && <p className="w-full text-small text-soft">{told.rises}</p>}
            </header>
            {option.words && <p className="max-w-prose whitespace-pre-line">{option.words}</p>}
            <Lines heading={headings.lines} lines={told.lines} />
            <Lines
              heading={headings.allowances}
              text={headings.allowancesText}
              lines={told.allowances}
            />
            {(told.isAllIn || told.notIncluded.length > 0) && (
              <section>
                <h4 className="text-small font-semibold text-soft">{headings.notIncluded}</h4>
                {told.isAllIn && <p>{headings.allIn}</p>}
                <ul className="list-disc ps-5">
                  {told.notIncluded.map(({ id, text, isFound }) => (
                    <li key={id} className={isFound ? "text-soon" : ""}>
                      {text}
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {told.when && (
              <section>
                <h4 className="text-small font-semibold text-soft">{headings.when}</h4>
                <p>{told.when}</p>
              </section>
            )}
            {isWhole && payments.length > 0 && (
              <section>
                <h4 className="text-small font-semibold text-soft">{headings.payments}</h4>
                <ul>
                  {paymentsInWords(total, payments).map(({ id, when, share, amount }) => (
                    <li key={id} className="flex justify-between gap-4 border-b border-line py-1">
                      <span>
                        {when} ({share})
                      </span>
                      <span className="tabular-nums">{amount}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {isWhole && financing.length > 0 && (
              <section className="grid gap-1">
                <h4 className="text-small font-semibold text-soft">{headings.financing}</h4>
                {financing.map((way) => (
                  <p key={way.id} className="text-small">
                    {financingInWords(total, way)}
                  </p>
                ))}
                <p className="text-small text-soft">{headings.onApproval}</p>
              </section>
            )}
          </article>
        );
      })}
      <p className="text-small text-soft">
        {valid} {basisInWords(basis)}
      </p>
    </div>
  );
}

function Lines({
  heading,
  text,
  lines,
}: {
  heading: string;
  text?: string;
  lines: readonly LineInWords[];
}) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h4 className="text-small font-semibold text-soft">{heading}</h4>
      {text && <p className="text-small text-soft">{text}</p>}
      <ul>
        {lines.map(({ id, what, material, amount, details }) => (
          <li key={id} className="border-b border-line py-1.5">
            <p className="flex justify-between gap-4">
              <span>
                {what || words.noName}
                {material && <span className="text-soft">, {material}</span>}
              </span>
              <span className="tabular-nums">{amount ?? words.noAmount}</span>
            </p>
            <p className="text-small text-soft">{details.join(" ")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
