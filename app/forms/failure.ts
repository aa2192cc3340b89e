import { ApiFailure } from "#api-client/api-failure.ts";
import type { PageContext } from "#app/page-context.ts";
import type { FieldErrors } from "./parse-form.ts";

/** Why a form could not be sent, as its page tells it (specification 1, section 8). */
export type Failure = {
  /** HTTP status of the answer; 0 when there was none. */
  status: number;
  /** Begins with 'Error: '. */
  message: string;
  /** What the server found wrong with the fields. */
  errors: FieldErrors;
};

/** Of a call that the browser made. `otherwise` is told when the server gives no reason. */
export function failureOfCall(error: unknown, otherwise: string): Failure {
  const { status, fields } = error instanceof ApiFailure ? error : { status: 0, fields: {} };
  return { status, message: `Error: ${messageOfCall(error, otherwise)}`, errors: fields };
}

/** The server's sentence about a call that failed; `otherwise` when it gave none, or no answer came. */
export function messageOfCall(error: unknown, otherwise: string): string {
  return (error instanceof ApiFailure && error.message) || otherwise;
}

/**
 * Of a service that a page called for a form without JavaScript. `otherwise` is told when the fault is
 * ours, which goes to the log.
 */
export function failureOfService(
  error: unknown,
  page: Pick<PageContext, "asRefusal" | "reportError">,
  otherwise: string,
): Failure {
  const { status, message, fields = {} } = page.asRefusal(error);
  if (status < 500) return { status, message: `Error: ${message}`, errors: fields };
  page.reportError(error);
  return { status, message: `Error: ${otherwise}`, errors: {} };
}
