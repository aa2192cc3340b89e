import { type ComponentType, useEffect, useLayoutEffect, useRef } from "react";
import type { AssessmentSource } from "#api-client/assessment-calls.ts";
import { asking } from "#content/en/assessment/questions.ts";
import type { Answers, AssessmentResult } from "#domain/assessment/assessment.ts";
import { AssessmentQuestions } from "./assessment-questions.tsx";
import { type AssessmentMode, type AssessmentValues, valuesOf } from "./assessment-state.ts";
import { carryResult, dropCarriedResult } from "./carried-values.ts";
import { ResultPanel } from "./result-panel.tsx";
import { type AnonymousSave, useAnonymousSave } from "./use-anonymous-save.ts";
import { useRoofAssessment } from "./use-roof-assessment.ts";

const sources: Record<AssessmentMode, AssessmentSource> = {
  page: "assessment_page",
  widget: "homepage_widget",
};

/**
 * The roof assessment on its own sheet: six questions one at a time,
 * then the result. Adapts to the width of its container. Without
 * scripts all questions are shown, with points to add up.
 *
 * `firstAnswer` is the value of an answer to the first question that was chosen elsewhere; an
 * unknown value is ignored. What only the page shows is passed in, so that the widget's page does not
 * load it.
 */
export function RoofAssessment({
  mode,
  firstAnswer,
  Reasons,
  FollowUp,
}: {
  mode: AssessmentMode;
  firstAnswer?: string;
  /** Below the result: the answers that weigh most. */
  Reasons?: ComponentType<{ values: AssessmentValues }>;
  /** Below the sheet: asks for contact details. */
  FollowUp?: ComponentType<{
    save: AnonymousSave;
    finished: { answers: Answers; result: AssessmentResult };
  }>;
}) {
  const assessment = useRoofAssessment();
  const { answers, result, adopt } = assessment;
  const save = useAnonymousSave(answers, result, sources[mode]);
  const form = useRef<HTMLFormElement>(null);
  const hasAdopted = useRef(false);

  // Answers may have been given before the scripts loaded, or restored by the browser.
  useLayoutEffect(() => {
    const element = form.current;
    if (hasAdopted.current || !element) return;
    hasAdopted.current = true;
    check(element, firstAnswer);
    const values = Object.fromEntries(new FormData(element));
    if (Object.keys(values).length > 0) adopt(values, element.contains(document.activeElement));
  });

  useEffect(() => {
    if (result) carryResult(valuesOf(answers));
  }, [answers, result]);

  function retake() {
    dropCarriedResult();
    assessment.retake();
  }

  return (
    <section
      aria-label={asking.name}
      className="ground-light cut-pitch @container forced-colors:border-2! forced-colors:[clip-path:none]"
    >
      <div className="px-5 pt-10 pb-8 @lg:px-8 @4xl:px-12 @4xl:pt-14 @4xl:pb-12 print:p-0!">
        {result ? (
          <ResultPanel mode={mode} result={result} onRetake={retake}>
            {Reasons && <Reasons values={valuesOf(answers)} />}
          </ResultPanel>
        ) : (
          <AssessmentQuestions ref={form} assessment={assessment} />
        )}
      </div>
      {result && FollowUp && (
        <div className="print:hidden bg-limestone-100 px-5 py-10 @lg:px-8 @4xl:px-12 @4xl:py-12">
          <FollowUp save={save} finished={{ answers: answers as Answers, result }} />
        </div>
      )}
    </section>
  );
}

/** Checks the first question's option with this value, if there is one. */
function check(form: HTMLFormElement, value: string | undefined) {
  const options = form.elements.namedItem("roofAge");
  if (value && options instanceof RadioNodeList) options.value = value;
}
