import { isRefusal } from "#app/forms/failure.ts";
import type { Outcome } from "#app/forms/send-patiently.ts";
import { weakSignal as words } from "#content/en/weak-signal.ts";

/** What stands beside the button of a form that is no longer being sent; null when nothing is to be added. */
export function wordsAfter(outcome: Outcome<unknown>): string | null {
  if ("answer" in outcome) return null;
  if (outcome.mayHaveArrived) return words.stopped;
  return isRefusal(outcome.error) ? null : words.takenBack;
}
