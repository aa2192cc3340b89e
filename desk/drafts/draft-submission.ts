import { newSubmissionKey } from "#api-client/submission-key.ts";

/** A digest of what was sent, and the key that it was sent with. */
export type SentDraft = { digest: string; key: string };

/**
 * What to send this body with: the key of the last time while the body is the same, so that the
 * server recognizes a repeat whose first answer was lost. Another body needs a key of its own,
 * because the server refuses a key that it knows from another one.
 */
export function draftSubmission(last: SentDraft | undefined, body: unknown): SentDraft {
  const digest = digestOf(JSON.stringify(body));
  return last?.digest === digest ? last : { digest, key: newSubmissionKey() };
}

/**
 * FNV-1a with 64 bits (RFC 9923): tells the bodies of one draft apart without a second copy of the text.
 * `crypto.subtle` would require a secure context.
 */
function digestOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16);
}

/** How long a second press counts as a slip of the hand, in milliseconds: a double click's time. */
const doublePress = 1_000;

/**
 * Whether a press comes right after one before, at `last` in epoch milliseconds: a double click, whose second half
 * would do everything again with a new key.
 */
export function isDoublePress(last: number, now = Date.now()): boolean {
  return now - last < doublePress;
}
