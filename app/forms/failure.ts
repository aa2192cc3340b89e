import { ApiFailure } from "#api-client/api-failure.ts";
import type { PageContext } from "#app/page-context.ts";
import type { FieldErrors } from "./parse-form.ts";

/** Why a form could not be sent, as shown on its page. */
export type Failure = {
  /** HTTP status of the answer; 0 when there was none. */
  status: number;
  /** Begins with 'Error: '. */
  message: string;
  /** What the server found wrong with the fields. */
  errors: FieldErrors;
};

/**
 * The failure of a call made by the browser. `otherwise` is the message when the server gives no
 * reason.
 */
export function failureOfCall(error: unknown, otherwise: string): Failure {
  const { status, fields } = error instanceof ApiFailure ? error : { status: 0, fields: {} };
  return { status, message: `Error: ${messageOfCall(error, otherwise)}`, errors: fields };
}

/** Whether a call's error is the server's word that it has taken nothing. A fault may have come after it had. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status < 500 || isPause(error));
}

/** Whether the server takes nothing while the site is being upgraded. */
export function isPause({ status, answer }: ApiFailure): boolean {
  return status === 503 && answer.code === "one-minute";
}

/**
 * The server's message for a failed call; `otherwise` when it gave none, or no answer came, or when it speaks to programs: of
 * a key that belongs to another request.
 */
export function messageOfCall(error: unknown, otherwise: string): string {
  return (error instanceof ApiFailure && error.status !== 422 && error.message) || otherwise;
}

/**
 * The failure of a service that a page called for a form without JavaScript. `otherwise` is the
 * message when the fault is ours. That is logged, and so is a pause of an upgrade, which asks for a minute.
 */
export function failureOfService(
  error: unknown,
  page: Pick<PageContext, "asRefusal" | "reportError">,
  otherwise: string,
): Failure {
  const { status, message, problem, fields = {} } = page.asRefusal(error);
  if (status < 500) return { status, message: `Error: ${message}`, errors: fields };
  page.reportError(error);
  const said = problem === "one-minute" ? message : otherwise;
  return { status, message: `Error: ${said}`, errors: {} };
}
