import { useState } from "react";
import { Link } from "react-router";
import type { OpeningQuestion } from "#content/en/before-you-open.ts";
import { openingQuestion, reviewedFact } from "#content/en/desk/business.ts";
import { dayInWords } from "#content/en/desk/settled-questions.ts";
import { today } from "#desk/moment-text.ts";
import { entryAt } from "#domain/business/fact-entries.ts";
import { type BusinessFacts, factAt } from "#domain/business/facts.ts";
import { isCalendarDay } from "#domain/calendar/calendar-day.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { factInWords } from "./fact-words.ts";

/** A question with what the site says now, and the press that settles it or asks it again. */
export function OpeningQuestionItem({
  question: { asks, why, paths = [], isForLawyer, source, page, file },
  facts,
  settledOn,
  isBusy,
  onSettle,
}: {
  question: OpeningQuestion;
  /** What the site says now. */
  facts: BusinessFacts;
  /** Absent: it is open. */
  settledOn: string | undefined;
  isBusy: boolean;
  onSettle: (on: string | null) => void;
}) {
  const said = paths.flatMap((path) => {
    const [entry, value] = [entryAt(path), factAt(facts, path)];
    return entry && value !== undefined ? [{ entry, words: factInWords(entry, value) }] : [];
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line py-4">
      <h3 className="font-semibold">{asks}</h3>
      {settledOn ? (
        <p className="text-small text-soft">
          {isForLawyer ? openingQuestion.lawyerAskedOn : openingQuestion.settledOn}
          {dayInWords(settledOn)}
        </p>
      ) : (
        <p className="max-w-prose">{why}</p>
      )}
      {file && !settledOn && (
        <p className="max-w-prose text-small text-soft wrap-anywhere">
          {openingQuestion.byFiles(file)}
        </p>
      )}
      {source && !settledOn && (
        <a
          href={source}
          rel="noopener"
          className="justify-self-start py-0.5 text-link underline underline-offset-2"
        >
          {reviewedFact.source}
          <span className="sr-only">: {asks}</span>
        </a>
      )}
      {page && !settledOn && (
        <Link
          to={page.to}
          className="justify-self-start py-0.5 text-link underline underline-offset-2"
        >
          {page.label}
        </Link>
      )}
      {said.length > 0 && !settledOn && (
        <dl className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
          {said.map(({ entry, words }) => (
            <div key={entry.path} className="contents">
              <dt>
                <Link
                  to={`/desk/business?find=${encodeURIComponent(entry.label)}`}
                  className="inline-block py-0.5 text-link underline underline-offset-2"
                >
                  {entry.label}
                </Link>
              </dt>
              <dd className="text-end font-semibold tabular-nums wrap-anywhere">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {settledOn ? (
        <div>
          <Button look="plain" className="-ms-3" busy={isBusy} onClick={() => onSettle(null)}>
            {openingQuestion.askAgain}
            <span className="sr-only">: {asks}</span>
          </Button>
        </div>
      ) : (
        <Settle asks={asks} isForLawyer={isForLawyer} isBusy={isBusy} onSettle={onSettle} />
      )}
    </li>
  );
}

function Settle({
  asks,
  isForLawyer = false,
  isBusy,
  onSettle,
}: {
  asks: string;
  isForLawyer: boolean | undefined;
  isBusy: boolean;
  onSettle: (on: string) => void;
}) {
  const [day, setDay] = useState<string>(() => today());
  const [isTried, setTried] = useState(false);
  const fault = isTried && !isCalendarDay(day) ? openingQuestion.dayMissing : undefined;
  const settle = () => {
    setTried(true);
    if (isCalendarDay(day)) onSettle(day);
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      {isForLawyer && (
        <div className="w-44">
          <TextField
            type="date"
            label={
              <>
                {openingQuestion.askedOn}
                <span className="sr-only">: {asks}</span>
              </>
            }
            value={day}
            error={fault}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
      )}
      <Button look="quiet" busy={isBusy} onClick={settle}>
        {isForLawyer ? openingQuestion.lawyerHasLooked : openingQuestion.isSettled}
        <span className="sr-only">: {asks}</span>
      </Button>
    </div>
  );
}
