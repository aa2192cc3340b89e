import {
  beforeNames,
  figureDefinitions,
  figureNames,
  answerFigures as words,
} from "#content/en/desk/numbers.ts";
import { listOfFigure } from "#domain/lead/number-lists.ts";
import { shareText } from "#domain/lead/number-share.ts";
import type { LeadFigures, LeadNumbers } from "#domain/lead/numbers-contract.ts";
import { FigureValue } from "./figure-value.tsx";
import { NumberLink } from "./number-link.tsx";

const shown = ["leads", "withinGoal", "medianMinutes", "waiting"] as const;

/** How many leads there were, and how fast they were answered. */
export function AnswerFigures({ numbers }: { numbers: LeadNumbers }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] border-y border-line @lg:grid-cols-2 @4xl:grid-cols-4">
      {shown.map((figure) => (
        <AnswerFigure key={figure} figure={figure} numbers={numbers} />
      ))}
    </dl>
  );
}

function AnswerFigure({
  figure,
  numbers,
}: {
  figure: (typeof shown)[number];
  numbers: LeadNumbers;
}) {
  const { period, days, before, figures, figuresBefore } = numbers;
  const isLate = figure === "waiting" && figures.waiting > 0;
  return (
    <div className="border-line py-3 not-first:border-t @lg:px-4 @lg:odd:ps-0 @lg:even:border-s @lg:nth-2:border-t-0 @4xl:border-t-0 @4xl:not-first:border-s @4xl:not-first:ps-4">
      <dt className="font-semibold">{figureNames[figure]}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pt-1">
        <span className={`font-heading text-number font-bold ${isLate ? "text-late" : ""}`}>
          <FigureValue figure={figure} of={{ days, figures }} />
        </span>
        {figure === "withinGoal" && <OfAnswered days={days} figures={figures} />}
        <span className="w-full text-small text-soft">
          <span className="sr-only">, </span>
          {words.before}
          <FigureValue
            figure={figure}
            of={{ days: before, figures: figuresBefore }}
            when={beforeNames[period]}
          />
          {figure === "withinGoal" && shareOf(figuresBefore)}
        </span>
      </dd>
      <dd className="max-w-[48ch] pt-1.5 text-small text-soft">{figureDefinitions[figure]}</dd>
    </div>
  );
}

function OfAnswered({ days, figures }: { days: LeadNumbers["days"]; figures: LeadFigures }) {
  const share = shareText(figures.withinGoal, figures.answered);
  return (
    <span>
      {share && <strong className="pe-1.5 font-semibold tabular-nums">{share}</strong>}
      <span className="text-soft">
        {words.of}
        <NumberLink list={listOfFigure(days, "answered")} label={words.answered(figures.answered)}>
          {figures.answered}
        </NumberLink>
        {words.answeredUnit}
      </span>
    </span>
  );
}

function shareOf({ withinGoal, answered }: LeadFigures): string {
  const share = shareText(withinGoal, answered);
  return share && `, ${share}`;
}
