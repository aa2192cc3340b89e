import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { AssessmentSource } from "#api-client/assessment-calls.ts";
import { keep, kept } from "#app/forms/tab-memory.ts";
import { usePlaces } from "#app/forms/use-places.ts";
import type { PostedForm } from "#app/sections/lead-form/submit-form.server.ts";
import { asking } from "#content/en/assessment/questions.ts";
import type { Answers, AssessmentResult } from "#domain/assessment/assessment.ts";
import type { QuestionId } from "#domain/assessment/questions.ts";
import { AssessmentQuestions, sheetId } from "./assessment-questions.tsx";
import { type AssessmentMode, type AssessmentValues, valuesOf } from "./assessment-state.ts";
import { carryResult, dropCarriedResult } from "./carried-values.ts";
import { ResultPanel } from "./result-panel.tsx";
import { type AnonymousSave, useAnonymousSave } from "./use-anonymous-save.ts";
import { useRoofAssessment } from "./use-roof-assessment.ts";

const sources: Record<AssessmentMode, AssessmentSource> = {
  page: "assessment_page",
  widget: "homepage_widget",
};

const none: AssessmentValues = {};

/**
 * The roof assessment on its own sheet: six questions one at a time,
 * then the result. Adapts to the width of its container. Without scripts all questions are shown, and the page's address
 * takes the answers to the result.
 *
 * `address` are those answers, or the first one alone, which was chosen in the menu; unknown values are ignored. What only
 * the page shows is passed in, so that the widget's page does not load it.
 */
export function RoofAssessment({
  mode,
  address = none,
  Reasons,
  FollowUp,
  posted,
}: {
  mode: AssessmentMode;
  address?: AssessmentValues;
  /** Below the result: the answers that weigh most. */
  Reasons?: ComponentType<{ values: AssessmentValues }>;
  /** Below the sheet: asks for contact details. */
  FollowUp?: ComponentType<{
    save: AnonymousSave;
    finished: { answers: Answers; result: AssessmentResult };
    posted: PostedForm | undefined;
    onSent(): void;
  }>;
  /** What became of the contact details, if they were sent without scripts. */
  posted?: PostedForm | undefined;
}) {
  const assessment = useRoofAssessment(address);
  const { answers, result, adopt } = assessment;
  const [isLinked] = useState(result !== null);
  const saveKey = useRef("");
  const save = useAnonymousSave(answers, isLinked ? null : result, sources[mode], saveKey);
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const places = usePlaces("quiz");
  const isRead = useRef(false);
  const isSent = useRef(false);

  // Answers may have been given before the scripts loaded, before a reload, or before a link was followed.
  useLayoutEffect(() => {
    const element = form.current;
    if (isRead.current || !element) return;
    isRead.current = true;
    const { saveKey: keptKey = "", ...earlier } = kept(places.keyHere());
    saveKey.current = keptKey;
    const given = [...new FormData(element)].filter(
      ([question, value]) => value !== address[question as QuestionId],
    );
    check(element, { ...address, ...earlier, ...Object.fromEntries(given) });
    const values = Object.fromEntries(new FormData(element));
    if (Object.keys(values).length === 0) return;
    adopt(values, keptKey !== "", element.contains(document.activeElement));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a fragment takes the quiz to another place
  useEffect(() => {
    const values = valuesOf(answers);
    if (result) carryResult(values);
    if (isLinked || isSent.current) return;
    if (Object.keys(values).length > 0) {
      keep(places.keyHere(), { ...values, ...(result && { saveKey: saveKey.current }) });
    }
  }, [answers, result, isLinked, places.place]);

  function retake() {
    dropCarriedResult();
    // The next reload would show the answers of the address again.
    if (isLinked) return location.assign(location.pathname);
    // Otherwise the contact details would be back with the next result.
    for (const form of sheet.current?.querySelectorAll("form") ?? []) form.reset();
    places.forgetAll();
    isSent.current = false;
    saveKey.current = "";
    assessment.retake();
  }

  return (
    <section
      ref={sheet}
      id={mode === "page" ? sheetId : undefined}
      aria-label={asking.name}
      className="ground-light cut-pitch @container forced-colors:border-2! forced-colors:[clip-path:none]"
    >
      <div className="px-5 pt-10 pb-8 @lg:px-8 @4xl:px-12 @4xl:pt-14 @4xl:pb-12 print:p-0!">
        {result ? (
          <ResultPanel mode={mode} result={result} hasMoved={assessment.hasMoved} onRetake={retake}>
            {Reasons && <Reasons values={valuesOf(answers)} />}
          </ResultPanel>
        ) : (
          <AssessmentQuestions ref={form} address={address} assessment={assessment} />
        )}
      </div>
      {result && FollowUp && (
        <div className="print:hidden bg-limestone-100 px-5 py-10 @lg:px-8 @4xl:px-12 @4xl:py-12">
          <FollowUp
            save={isLinked ? { status: "linked" } : save}
            posted={posted}
            finished={{ answers: answers as Answers, result }}
            onSent={() => {
              isSent.current = true;
              places.forgetAll();
            }}
          />
        </div>
      )}
    </section>
  );
}

/** Checks the options with these values, by question, where there are such. */
function check(form: HTMLFormElement, values: Partial<Record<string, FormDataEntryValue>>) {
  for (const [question, value] of Object.entries(values)) {
    const options = form.elements.namedItem(question);
    if (options instanceof RadioNodeList) options.value = String(value);
  }
}
