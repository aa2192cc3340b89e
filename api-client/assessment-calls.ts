import type { Answers, AssessmentResult } from "#domain/assessment/assessment.ts";
import type { AssessmentBodyInput } from "#domain/assessment/assessment-contract.ts";
import { browserClient } from "./browser-client.ts";

/*
 * The two saves of a finished assessment. The key makes repeated calls
 * harmless. The id is optional, because the answer may come from a server other than ours.
 */

export type AssessmentSource = NonNullable<AssessmentBodyInput["source"]>;

/** Saves a result without contact details and returns the id it is stored under. */
export function saveAnonymously(
  finished: { answers: Answers; result: AssessmentResult },
  source: AssessmentSource,
  idempotencyKey: string,
): Promise<string | undefined> {
  return save({ ...finished, source }, idempotencyKey);
}

/**
 * Saves the result again, now with the visitor's contact details.
 * @throws ApiFailure when the server refuses it, other errors when no answer came.
 */
export function saveFollowUp(
  body: AssessmentBodyInput,
  idempotencyKey: string,
): Promise<string | undefined> {
  return save(body, idempotencyKey);
}

async function save(
  body: AssessmentBodyInput,
  idempotencyKey: string,
): Promise<string | undefined> {
  const { data } = await browserClient().POST("/customers/assessments", {
    body,
    params: { header: { "idempotency-key": idempotencyKey } },
  });
  return data?.assessmentId;
}
