import { z } from "zod/mini";
import { registration } from "#domain/person/registration.ts";
import { photosOfForm } from "#domain/photo/photo-contract.ts";
import { spamTraps } from "#domain/spam/spam-traps.ts";
import type { Answers, AssessmentResult } from "./assessment.ts";
import type { AssessmentBodyInput } from "./assessment-contract.ts";

/** A completed assessment. */
export type FinishedAssessment = {
  answers: Answers;
  result: AssessmentResult;
  /** Id of the anonymous save, if it worked. */
  assessmentId: string | undefined;
};

/** The form below a result, fields in the page's order. */
export const followUpForm = z.extend(registration, {
  photos: photosOfForm,
  website: spamTraps.website,
});

export type FollowUpForm = z.output<typeof followUpForm>;

/** The request body for a completed follow-up form. */
export function followUpBody(
  { website, photos, ...customerInfo }: FollowUpForm,
  { answers, result, assessmentId }: FinishedAssessment,
): AssessmentBodyInput {
  return {
    answers,
    result,
    customerInfo,
    ...(assessmentId && { assessmentId }),
    ...(photos.length > 0 && { photos }),
    ...(website && { website }),
  };
}
