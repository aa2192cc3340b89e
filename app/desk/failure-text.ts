import { ApiFailure } from "#api-client/api-failure.ts";

/** What is told of a call that failed. Nothing that was typed is lost by it. */
export function failureText(error: unknown): string {
  if (error instanceof ApiFailure && error.message) return error.message;
  return "The server does not answer. What you typed is kept; try again in a moment.";
}
