import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { RichText } from "#app/sections/text/rich-text.tsx";
import { response } from "#content/en/emergency-contact.ts";
import { hours } from "#content/en/figures.ts";
import type { Span } from "#domain/page/span.ts";

/** Our response time, drawn to scale, and what happens next. */
export function ResponseSummary() {
  const { heading, text: lead, start, steps } = useWords(response);
  return (
    <section aria-labelledby="response" className="lg:col-span-7 lg:pr-4">
      <h2 id="response" className="text-heading">
        {heading}
      </h2>
      <p className="mt-2 text-slate-300 [&_strong]:text-limestone-50">
        <RichText text={lead} />
      </p>
      <HourScale start={start} />
      <ol className="mt-8 grid border-t border-slate-500 sm:grid-cols-2 sm:gap-x-8">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-b border-slate-500 py-4">
            <span
              aria-hidden="true"
              className="w-5 shrink-0 font-heading font-bold text-copper-400 tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="leading-snug">{title}</h3>
              <p className="mt-1 text-small text-slate-300">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const hourColumns = "grid auto-cols-fr grid-flow-col";

/** The hours until our callback as a dimension line. Repeats the sentence above it. */
function HourScale({ start }: { start: string }) {
  const { from, to } = useFacts().answers.emergencyHours;
  /** One entry per hour: the number of hours before it. */
  const scale = Array.from({ length: to }, (_, before) => before);
  /** The first hour within which we may call. */
  const first = Math.min(from, to - 1);
  return (
    <div aria-hidden="true" className="mt-6">
      <div
        className={`relative h-3 ${hourColumns} border-x-2 border-slate-300 before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-slate-300 before:forced-mark`}
      >
        {scale.map((before) => (
          <span
            key={before}
            className={
              before < first ? "border-r border-slate-300" : "forced-mark relative bg-copper-400"
            }
          />
        ))}
      </div>
      <div className={`mt-2 ${hourColumns} text-small text-slate-300 tabular-nums`}>
        {scale.map((before) => (
          <Mark key={before} before={before} from={from} to={to} start={start} />
        ))}
      </div>
    </div>
  );
}

/**
 * The label under an hour. The last label is at the end of its hour, with the space to itself.
 */
function Mark({ before, from, to, start }: { before: number; start: string } & Span) {
  if (before === to - 1)
    return <span className="text-right font-semibold text-limestone-50">{hours(to)}</span>;
  if (before === from)
    return <span className="-translate-x-2 font-semibold text-limestone-50">{hours(from)}</span>;
  return <span>{before === 0 && start}</span>;
}
