import { newSubmissionKey } from "#api-client/submission-key.ts";

/** One submission, however often it has to be sent. */
export type Attempt = {
  /** What the visitor wrote, to tell a repeat from something new. */
  words: string;
  idempotencyKey: string;
  /** The form's time stamp, empty without one. */
  stamp: string;
};

/**
 * The attempt that sends these words. After the same words it is the last one again, in case only
 * its answer was lost: the same key, and with it the same stamp, though a newer one may have come,
 * because a key goes with one body.
 */
export function attemptAt(words: string, stamp: string, last: Attempt | undefined): Attempt {
  if (last?.words === words) return last;
  return { words, idempotencyKey: newSubmissionKey(), stamp };
}
