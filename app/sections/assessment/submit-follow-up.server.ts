import type { PageContext } from "#app/page-context.ts";
import {
  type PostedForm,
  submissionOf,
  submitForm,
} from "#app/sections/lead-form/submit-form.server.ts";
import { followUp } from "#content/en/assessment/follow-up.ts";
import type { Answers } from "#domain/assessment/assessment.ts";
import { assessmentBody } from "#domain/assessment/assessment-contract.ts";
import { followUpBody, followUpForm } from "#domain/assessment/follow-up-form.ts";
import { type AssessmentValues, startWith } from "./assessment-state.ts";

/** Sends the form below the result of these answers without JavaScript. */
export async function submitFollowUp(
  fields: FormData,
  page: PageContext,
  values: AssessmentValues,
): Promise<PostedForm> {
  const { answers, result } = startWith(values);
  // No page of ours shows the form without a result. This one shows what is open.
  if (!result) return { status: 400, entries: {}, errors: {}, message: "", isSent: false };
  return submitForm(fields, page, {
    schema: followUpForm,
    failure: followUp.failure,
    async send(form) {
      const finished = { answers: answers as Answers, result, assessmentId: undefined };
      const sent = followUpBody(form, finished);
      const submission = await submissionOf("assessment-form", sent, page);
      await page.services.assessments.save(submission, assessmentBody.parse(sent));
    },
  });
}
