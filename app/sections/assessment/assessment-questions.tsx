import { type FormEvent, type RefObject, useEffect } from "react";
import { topics, asking as words } from "#content/en/assessment/questions.ts";
import { questions } from "#domain/assessment/questions.ts";
import { Button } from "#ui/pages/button.tsx";
import { takeTo } from "#ui/take-to.ts";
import { AnswersSheet } from "./answers-sheet.tsx";
import { type AssessmentValues, countAnswered } from "./assessment-state.ts";
import { QuestionPanel } from "./question-panel.tsx";
import { RoofProgress } from "./roof-progress.tsx";
import type { useRoofAssessment } from "./use-roof-assessment.ts";

/** Of the sheet on the assessment's page, which opens there. */
export const sheetId = "roof-quiz";

/**
 * All questions are stacked in one place, so that its height stays the same as they change; without
 * scripts they follow one another.
 */
export function AssessmentQuestions(props: {
  ref: RefObject<HTMLFormElement | null>;
  address: AssessmentValues;
  assessment: ReturnType<typeof useRoofAssessment>;
}) {
  const { assessment, address, ref: form } = props;
  const { position, answers, hasMoved } = assessment;
  const answered = countAnswered(answers);
  const current = questions[position];

  // Focuses the question that the visitor moved to: it is read out, and keys work on its options.
  useEffect(() => {
    if (!hasMoved.current) return;
    const fieldset = form.current?.querySelectorAll("fieldset")[position];
    const option =
      fieldset?.querySelector<HTMLInputElement>("input:checked") ??
      fieldset?.querySelector("input");
    if (option) takeTo(option, fieldset?.querySelector("legend") ?? option);
  }, [form, hasMoved, position]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    assessment.forward();
  }

  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 print:block @4xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 noscript:hidden print:hidden @4xl:flex-col @4xl:items-stretch @4xl:justify-start">
        <RoofProgress answered={answered} total={questions.length} />
        <p
          aria-live="polite"
          className="order-first font-heading text-heading font-bold whitespace-nowrap tabular-nums @4xl:order-none"
        >
          {words.answered(answered, questions.length)}
        </p>
        <AnswersSheet answers={answers} position={position} />
      </div>
      <div className="noscript:col-span-full">
        <div className="hidden noscript:block">
          <OpenQuestions address={address} />
          <p className="max-w-prose text-lead">{words.atOnce}</p>
        </div>
        <div className="grid noscript:mt-8 noscript:gap-10 noscript:@4xl:grid-cols-2 print:grid-cols-2! print:gap-x-8 print:gap-y-4">
          {questions.map((question, index) => (
            <QuestionPanel
              key={question.id}
              question={question}
              number={index + 1}
              isShown={index === position}
              given={address[question.id]}
              onLook={(value) => assessment.record(question.id, value)}
              onChoose={(value) => assessment.choose(question.id, value)}
            />
          ))}
        </div>
        <div className="mt-6 flex flex-wrap justify-between gap-4 noscript:hidden print:hidden">
          <Button type="button" look="quiet" disabled={position === 0} onClick={assessment.back}>
            {words.back}
          </Button>
          <Button look="quiet" disabled={!current || !answers[current.id]}>
            {position < questions.length - 1 ? words.next : words.finish}
          </Button>
        </div>
        <div className="mt-10 hidden noscript:block">
          <Button formAction={`/roof-assessment#${sheetId}`}>{words.finish}</Button>
        </div>
      </div>
    </form>
  );
}

/** Which questions have no answer, when it was asked for a result without scripts. */
function OpenQuestions({ address }: { address: AssessmentValues }) {
  const open = questions.filter(({ id }) => !address[id]);
  if (open.length === questions.length) return null;
  return (
    <p
      role="alert"
      className="mb-6 max-w-prose border-l-4 border-amber-700 bg-amber-100 px-4 py-3.5"
    >
      {words.open(open.map(({ id }) => topics[id].short))}
    </p>
  );
}
