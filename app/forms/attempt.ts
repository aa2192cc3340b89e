import { newSubmissionKey } from "#api-client/submission-key.ts";
import type { Outcome } from "./send-patiently.ts";
import { forget, keep, kept, keyHere } from "./tab-memory.ts";

/** One submission, including its retries. */
export type Attempt = {
  /** What the visitor wrote, to tell a retry from a new submission. */
  words: string;
  idempotencyKey: string;
  /** All that is sent, as JSON: the words, and what the page knows besides, such as where the visitor came from. */
  body: string;
  /** When it was first pressed, in epoch milliseconds. */
  at: number;
};

/** Milliseconds for which the server knows a repeat by its key. */
const recognizedFor = 24 * 3_600_000;

/** Whether the server still knows it by its key, so that sending it again counts once. A clock set back counts as well. */
export function isRecognized({ at }: Attempt, now = Date.now()): boolean {
  return Math.abs(now - at) < recognizedFor;
}

/**
 * The attempt for these words. The same words as last time reuse the last attempt, because perhaps
 * only its answer was lost. It keeps its body, even if the page would add something else by now, because a key
 * belongs to exactly one body. One whose key the server has forgotten by now is a new submission.
 * @param rest What is sent along with the words.
 */
export function attemptAt(form: object, rest: () => object, last: Attempt | undefined): Attempt {
  const words = JSON.stringify(form);
  if (last?.words === words && isRecognized(last)) return last;
  const body = JSON.stringify({ ...form, ...rest() });
  return { words, idempotencyKey: newSubmissionKey(), body, at: Date.now() };
}

/**
 * Sends an attempt. The tab remembers it until it is known to have arrived, or not to: a page that is reloaded meanwhile,
 * or left and come back to, sends the same words with the same key.
 * @param isHere Whether the form that was pressed is still in the page.
 * @param send Gets whether it may have arrived before.
 * @param onAnswer Hears of each answer, also of one that comes late, or once the form was left.
 */
export async function sendAttempt<Answer>(
  formId: string,
  attempt: Attempt,
  isHere: () => boolean,
  send: (isRepeat: boolean) => Promise<Outcome<Answer>>,
  onAnswer: (answer: Answer) => void,
): Promise<Outcome<Answer>> {
  const isRepeat = atLarge.has(attempt) || isKept(formId, attempt);
  keep(memoryOf(formId), attempt);
  keep(pressedAt(formId), { place: keyHere(formId) });
  const answered = (answer: Answer) => {
    forgetAttempt(formId, attempt);
    forget(pressedAt(formId));
    onAnswer(answer);
  };
  const outcome = await send(isRepeat);
  if ("answer" in outcome) answered(outcome.answer);
  else {
    if (outcome.mayHaveArrived) atLarge.add(attempt);
    else if (isHere()) forgetAttempt(formId, attempt);
    outcome.late.then(answered);
  }
  return outcome;
}

/** Attempts of this page that may have arrived; also where the tab can keep nothing. */
const atLarge = new WeakSet<Attempt>();

/** The last attempt of a form in this tab that may have arrived. */
export function unansweredAttempt(formId: string): Attempt | undefined {
  const { words, idempotencyKey, body, at } = kept(memoryOf(formId));
  if (words === undefined || !idempotencyKey || body === undefined) return undefined;
  return { words, idempotencyKey, body, at: Number(at) };
}

/**
 * What was entered where a form was last pressed that has had no answer, moved to this place in the tab's history: a page
 * that is reloaded without a network comes back at another one.
 */
export function entriesOfPress(formId: string): ReturnType<typeof kept> {
  const { place } = kept(pressedAt(formId));
  const here = keyHere(formId);
  if (place === undefined || place === here) return {};
  const entries = kept(place);
  forget(place);
  keep(here, entries);
  keep(pressedAt(formId), { place: here });
  return entries;
}

/** Another attempt of the form is left alone. */
function forgetAttempt(formId: string, attempt: Attempt): void {
  if (isKept(formId, attempt)) forget(memoryOf(formId));
}

function isKept(formId: string, { idempotencyKey }: Attempt): boolean {
  return unansweredAttempt(formId)?.idempotencyKey === idempotencyKey;
}

/** Where the place of the last press is kept; also while it is known not to have arrived. */
function pressedAt(formId: string): string {
  return `${formId} pressed`;
}

function memoryOf(formId: string): string {
  return `${formId} attempt`;
}
