import { z } from "zod/mini";
import { registration } from "#domain/person/registration.ts";
import { spamTraps } from "#domain/spam/spam-traps.ts";
import type { Answers, AssessmentResult } from "./assessment.ts";
import type { AssessmentBodyInput } from "./assessment-contract.ts";

/** An assessment that was taken to its end. */
export type FinishedAssessment = {
  answers: Answers;
  result: AssessmentResult;
  /** The anonymous save, where it worked. */
  assessmentId: string | undefined;
};

/** The form under a result (specification 1, sections 3 and 5), its fields in the order of the page. */
export const followUpForm = z.extend(registration, { website: spamTraps.website });

export type FollowUpForm = z.output<typeof followUpForm>;

/** The save that a filled follow-up form stands for (specification 1, section 7). */
export function followUpBody(
  { website, ...customerInfo }: FollowUpForm,
  { answers, result, assessmentId }: FinishedAssessment,
): AssessmentBodyInput {
  return {
    answers,
    result,
    customerInfo,
    ...(assessmentId && { assessmentId }),
    ...(website && { website }),
  };
}
