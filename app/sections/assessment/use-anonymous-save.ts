import { type RefObject, useEffect, useRef, useState } from "react";
import { type AssessmentSource, saveAnonymously } from "#api-client/assessment-calls.ts";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { messageOfCall } from "#app/forms/failure.ts";
import type { Answers, AssessmentResult } from "#domain/assessment/assessment.ts";

export type AnonymousSave =
  | { status: "saving" }
  | { status: "saved"; assessmentId: string | undefined }
  | { status: "failed"; message: string }
  /** The answers are in the address: nobody knows who gave them, or whether they were saved. */
  | { status: "linked" };

const saving: AnonymousSave = { status: "saving" };

/**
 * Saves every finished assessment once, however often effects run: results are told apart by object
 * identity. A result that is shown again after a reload has its key in `saveKey`, under which the
 * server saves nothing twice; the others get one.
 */
export function useAnonymousSave(
  answers: Partial<Answers>,
  result: AssessmentResult | null,
  source: AssessmentSource,
  saveKey: RefObject<string>,
): AnonymousSave {
  const [save, setSave] = useState(saving);
  const sent = useRef<AssessmentResult>(null);

  useEffect(() => {
    if (sent.current === result) return;
    sent.current = result;
    setSave(saving);
    if (!result) return;
    saveKey.current ||= newSubmissionKey();
    // There is a result only when every question has an answer.
    saveAnonymously({ answers: answers as Answers, result }, source, saveKey.current).then(
      (assessmentId) => settle({ status: "saved", assessmentId }),
      (error: unknown) => {
        const why = navigator.onLine === false ? "You are offline" : "Unknown error";
        settle({ status: "failed", message: messageOfCall(error, why) });
      },
    );

    /** Ignores the outcome for an assessment that has been retaken in the meantime. */
    function settle(outcome: AnonymousSave) {
      if (sent.current === result) setSave(outcome);
    }
  }, [answers, result, source, saveKey]);

  return save;
}
