import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { StartOver } from "#app/sections/lead-form/start-over.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { outcome as words } from "#content/en/assessment/result.ts";
import { costRange as costRangeWay, waysOn } from "#content/en/ways-on.ts";
import type { AssessmentResult } from "#domain/assessment/assessment.ts";
import { takeTo } from "#ui/take-to.ts";
import type { AssessmentMode } from "./assessment-state.ts";
import { resultLooks } from "./result-looks.ts";
import { ScoreBar } from "./score-bar.tsx";

/**
 * The result and what to do next; `children` explain it. Takes the focus, so that it is read out,
 * unless it is only back after a reload.
 */
export function ResultPanel(props: {
  mode: AssessmentMode;
  result: AssessmentResult;
  hasMoved: RefObject<boolean>;
  onRetake(): void;
  children?: ReactNode;
}) {
  const { category, recommendation, score, urgency } = props.result;
  const isPage = props.mode === "page";
  const Heading = isPage ? "h2" : "h3";
  const { hotline } = useFacts();
  const costRange = useWords(costRangeWay);
  const heading = useRef<HTMLHeadingElement>(null);
  const { hasMoved } = props;
  useEffect(() => {
    if (hasMoved.current && heading.current) takeTo(heading.current);
  }, [hasMoved]);

  return (
    <div className="grid gap-x-14 gap-y-8 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <div>
        <Heading ref={heading} tabIndex={-1} className="outline-none focus-visible:shadow-none">
          <span className="block font-text text-small font-semibold text-slate-700">
            {words.heading}
            <span className="sr-only">: </span>
          </span>
          <span
            className={`mt-3 inline-block rounded-sm px-4 py-2 text-heading forced-colors:border-2 ${resultLooks[urgency].badge}`}
          >
            {category}
          </span>
        </Heading>
        <ScoreBar score={score} urgency={urgency} />
      </div>
      <div>
        <p className="max-w-prose text-lead">{recommendation}</p>
        {urgency === "high" && (
          <p className="mt-3">
            {words.leaking.before}
            <a className="link font-semibold whitespace-nowrap" href={`tel:${hotline.e164}`}>
              {hotline.display}
            </a>
            {words.leaking.after}
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={waysOn.book.to}>{waysOn.book.label}</ButtonLink>
          <StartOver action="/roof-assessment" label={words.retake} onStartOver={props.onRetake} />
        </div>
        {costRange && (
          <p className="mt-4">
            <PageLink to={costRange.to} className="link inline-flex min-h-11 items-center">
              {costRange.label}
            </PageLink>
          </p>
        )}
        {!isPage && (
          <p className="mt-4">
            <PageLink to="/roof-assessment" className="link inline-flex min-h-11 items-center">
              {words.more}
            </PageLink>
          </p>
        )}
      </div>
      {props.children}
    </div>
  );
}
