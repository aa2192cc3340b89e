import type { SubmissionResult } from "@conform-to/react";
import { useRef, useState } from "react";
import { ApiFailure } from "#api-client/api-client.ts";
import { saveFollowUp } from "#api-client/assessment-calls.ts";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import type { Answers, AssessmentResult } from "#domain/assessment/assessment.ts";
import type { Registration } from "#domain/customer/registration.ts";

const failure = "Could not save your information. Please try again.";

export type SavedQuiz = {
  answers: Answers;
  result: AssessmentResult;
  /** The anonymous save, where it worked. */
  assessmentId: string | undefined;
};

/** Sending the follow-up, and what became of it (specification 1, sections 4, 5 and 8). */
export function useFollowUp(finished: SavedQuiz, onSent: (customer: Registration) => void) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [message, setMessage] = useState("");
  const [result, setResult] = useState<SubmissionResult>();
  const attempt = useRef({ form: "", key: "" });

  async function send(customer: Registration): Promise<void> {
    if (isSubmitting) return;
    setIsSubmitting(true);
    setMessage("");
    // The same form again may have been stored the first time: only the same key tells.
    const form = JSON.stringify(customer);
    if (attempt.current.form !== form) attempt.current = { form, key: newSubmissionKey() };
    try {
      await saveFollowUp(finished, customer, attempt.current.key);
      onSent(customer);
    } catch (error) {
      const refused = error instanceof ApiFailure ? error : undefined;
      setResult({ status: "error", error: listed(refused?.fields ?? {}) });
      setMessage(`Error: ${refused?.message || failure}`);
      setIsSubmitting(false);
    }
  }

  return { send, isSubmitting, message, result };
}

function listed(fields: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));
}
