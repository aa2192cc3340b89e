import { useEffect, useRef, useState } from "react";
import { type AssessmentSource, saveAnonymously } from "#api-client/assessment-calls.ts";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { messageOfCall } from "#app/forms/failure.ts";
import type { Answers, AssessmentResult } from "#domain/assessment/assessment.ts";

export type AnonymousSave =
  | { status: "saving" }
  | { status: "saved"; assessmentId: string | undefined }
  | { status: "failed"; message: string };

const saving: AnonymousSave = { status: "saving" };

/**
 * Saves every finished assessment once, however often effects run: results are told apart by object
 * identity.
 */
export function useAnonymousSave(
  answers: Partial<Answers>,
  result: AssessmentResult | null,
  source: AssessmentSource,
): AnonymousSave {
  const [save, setSave] = useState(saving);
  const sent = useRef<AssessmentResult>(null);

  useEffect(() => {
    if (sent.current === result) return;
    sent.current = result;
    setSave(saving);
    if (!result) return;
    // There is a result only when every question has an answer.
    saveAnonymously({ answers: answers as Answers, result }, source, newSubmissionKey()).then(
      (assessmentId) => settle({ status: "saved", assessmentId }),
      (error: unknown) =>
        settle({ status: "failed", message: messageOfCall(error, "Unknown error") }),
    );

    /** Ignores the outcome for an assessment that has been retaken in the meantime. */
    function settle(outcome: AnonymousSave) {
      if (sent.current === result) setSave(outcome);
    }
  }, [answers, result, source]);

  return save;
}
