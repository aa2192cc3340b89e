import type { ReactNode } from "react";
import type { PlanReceives } from "#domain/plan/plan-words.ts";
import { Section } from "#ui/pages/section.tsx";

/** What a customer has in hand after a year, drawn on one sheet: the year across it, details below. */
export function ReceivesSheet(props: {
  words: PlanReceives;
  /** The drawing of the year, then one for each detail. */
  drawings: readonly [year: ReactNode, ...details: ReactNode[]];
}) {
  const { heading, note, parts } = props.words;
  return (
    <Section headingId="receives" heading={heading} className="gap-y-8 py-section">
      <div className="border-2 border-slate-900 bg-white">
        <ol className="grid md:grid-cols-2">
          {parts.map(({ title, text }, index) => (
            <li
              key={title}
              className={`flex flex-col gap-5 border-limestone-400 p-5 not-first:border-t lg:p-8 ${index === 0 ? "md:col-span-2" : "justify-between"} ${index > 1 ? "md:border-l" : ""}`}
            >
              {props.drawings[index]}
              <div className="grid grid-cols-[2rem_1fr]">
                <span
                  aria-hidden="true"
                  className="font-heading font-bold text-copper-700 tabular-nums"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-lead leading-snug font-bold">{title}</h3>
                  <p className="mt-1 max-w-prose text-slate-700">{text}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
        <p className="border-t border-limestone-400 px-5 py-3 text-small text-slate-700 lg:px-8">
          {note}
        </p>
      </div>
    </Section>
  );
}
