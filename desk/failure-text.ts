import { ApiFailure } from "#api-client/api-failure.ts";

/** The message for a failed call. Drafts keep what was typed. */
export function failureText(error: unknown): string {
  if (error instanceof ApiFailure && error.message) return error.message;
  return "The server did not answer. What you typed is kept; try again in a moment.";
}
