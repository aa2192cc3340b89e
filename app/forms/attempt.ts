import { newSubmissionKey } from "#api-client/submission-key.ts";
import { forget, keep, kept } from "./tab-memory.ts";

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

/**
 * The last attempt of a form in this tab, until one is known to have arrived: a page that was reloaded meanwhile, or left
 * and come back to, sends the same words with the same key.
 */
export function unansweredAttempt(formId: string): Attempt | undefined {
  const { words, idempotencyKey, stamp } = kept(memoryOf(formId));
  if (words === undefined || !idempotencyKey || stamp === undefined) return undefined;
  return { words, idempotencyKey, stamp };
}

export function keepAttempt(formId: string, attempt: Attempt): void {
  keep(memoryOf(formId), attempt);
}

export function forgetAttempt(formId: string): void {
  forget(memoryOf(formId));
}

function memoryOf(formId: string): string {
  return `${formId} attempt`;
}
