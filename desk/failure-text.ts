import { ApiFailure } from "#api-client/api-failure.ts";
import { failureText as labels } from "#content/en/desk/shell.ts";

/** The message for a failed call. Drafts keep what was typed. */
export function failureText(error: unknown): string {
  if (error instanceof ApiFailure && error.message) return error.message;
  return labels.noAnswer;
}
