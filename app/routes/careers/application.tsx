import type { ComponentProps } from "react";
import { PairList } from "#app/sections/text/pair-list.tsx";
import { card } from "#content/en/careers.ts";

/** How to apply, in answers, and what to write, as the empty lines of a job card. */
export function Application(props: {
  answers: readonly {
    question: string;
    text: ComponentProps<typeof PairList>["pairs"][number][1];
  }[];
}) {
  return (
    <div className="lg:col-span-7 lg:pr-8">
      <PairList
        pairs={props.answers.map(({ question, text }) => [question, text])}
        className="border-b border-limestone-400"
        row="border-t border-limestone-400 py-5"
        term="font-heading text-heading font-bold"
        text="mt-2 max-w-prose text-slate-700"
      />
      <div className="mt-10 border-2 border-slate-900">
        <h2 className="bg-slate-900 px-5 py-3 text-lead text-limestone-50 forced-colors:border-b-2">
          {card.heading}
        </h2>
        <ul className="px-5 pb-6">
          {card.lines.map((line) => (
            <li key={line} className="border-b border-dashed border-limestone-500 pt-4 pb-1">
              {line}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
