import type { Answers, AssessmentResult } from "#domain/assessment/assessment.ts";
import type { AssessmentBodyInput } from "#domain/assessment/assessment-contract.ts";
import { browserClient } from "./browser-client.ts";

/*
 * The two saves of a finished assessment (specification 1, section 7). A key makes a repeated call do
 * nothing twice. The id is optional, because an answer may come from another server than ours.
 */

export type AssessmentSource = NonNullable<AssessmentBodyInput["source"]>;

/** Saves a result without saying whose it is; gives the id under which it is kept. */
export function saveAnonymously(
  finished: { answers: Answers; result: AssessmentResult },
  source: AssessmentSource,
  idempotencyKey: string,
): Promise<string | undefined> {
  return save({ ...finished, source }, idempotencyKey);
}

/**
 * Saves the result again with who asks.
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
