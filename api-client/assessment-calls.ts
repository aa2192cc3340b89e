import type { Answers, AssessmentResult } from "#domain/assessment/assessment.ts";
import type { AssessmentRequest } from "#domain/assessment/assessment-contract.ts";
import type { Registration } from "#domain/customer/registration.ts";
import { browserClient } from "./browser-client.ts";

/*
 * The two saves of a finished quiz (specification 1, section 7). A key makes a repeated call do
 * nothing twice. The id is optional, because an answer may come from another server than ours.
 */

export type AssessmentSource = NonNullable<AssessmentRequest["source"]>;

type Finished = { answers: Answers; result: AssessmentResult };

/** Saves a result without saying whose it is; gives the id under which it is kept. */
export function saveAnonymously(
  finished: Finished,
  source: AssessmentSource,
  idempotencyKey: string,
): Promise<string | undefined> {
  return save({ ...finished, source }, idempotencyKey);
}

/** Saves the result again with who asks; `assessmentId` is the anonymous save, where there is one. */
export function saveFollowUp(
  finished: Finished & { assessmentId: string | undefined },
  customerInfo: Registration,
  idempotencyKey: string,
): Promise<string | undefined> {
  const { answers, result, assessmentId } = finished;
  return save(
    { answers, result, customerInfo, ...(assessmentId && { assessmentId }) },
    idempotencyKey,
  );
}

async function save(json: object, idempotencyKey: string): Promise<string | undefined> {
  const answer = await browserClient().call<{ assessmentId?: string } | null>(
    "POST",
    "customers/assessments",
    { json, idempotencyKey },
  );
  return answer?.assessmentId;
}
