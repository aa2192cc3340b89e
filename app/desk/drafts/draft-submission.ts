import { newSubmissionKey } from "#api-client/submission-key.ts";

/** What was sent, and the key that it was sent with. */
export type SentDraft = { body: string; key: string };

/**
 * What to send this body with: the key of the last time while the body is the same, so that the
 * server recognizes a repeat whose first answer was lost. Another body needs a key of its own,
 * because the server refuses a key that it knows from another one.
 */
export function draftSubmission(last: SentDraft | undefined, body: unknown): SentDraft {
  const text = JSON.stringify(body);
  return last?.body === text ? last : { body: text, key: newSubmissionKey() };
}

/** How long a second press counts as a slip of the hand, in milliseconds: a double click's time. */
const doublePress = 1_000;

/**
 * Whether a press comes right after one that has already succeeded: a double click, whose second
 * half would do everything again with a new key.
 */
export function isDoublePress(
  call: { isSuccess: boolean; submittedAt: number },
  now = Date.now(),
): boolean {
  return call.isSuccess && now - call.submittedAt < doublePress;
}
