import { newSubmissionKey } from "#api-client/submission-key.ts";

/** One submission, including its retries. */
export type Attempt = {
  /** What the visitor wrote, to tell a retry from a new submission. */
  words: string;
  idempotencyKey: string;
  /** The form's time stamp; empty when there is none. */
  stamp: string;
};

/**
 * The attempt for these words. The same words as last time reuse the last attempt, because perhaps
 * only its answer was lost. It keeps its stamp too, even if a newer one has arrived, because a key
 * belongs to exactly one body.
 */
export function attemptAt(words: string, stamp: string, last: Attempt | undefined): Attempt {
  if (last?.words === words) return last;
  return { words, idempotencyKey: newSubmissionKey(), stamp };
}
