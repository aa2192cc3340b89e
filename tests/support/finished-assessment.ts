import { type Answers, type AssessmentResult, assess } from "#domain/assessment/assessment.ts";
import { questions } from "#domain/assessment/questions.ts";

/** An assessment that was answered with each question's last option, in the form the browser sends. */
export function finishedAssessment(): { answers: Answers; result: AssessmentResult } {
  const chosen = questions.map(({ id, options }) => {
    const { value, score } = options[options.length - 1] as (typeof options)[number];
    return [id, { value, score }] as const;
  });
  const result = assess(Object.fromEntries(chosen.map(([id, { value }]) => [id, value])));
  if (!result) throw new Error("every question has an answer");
  return { answers: Object.fromEntries(chosen) as Answers, result };
}
