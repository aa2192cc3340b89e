import type { ApiError } from "#domain/api/api-error.ts";

/** A call answered with an error. `message` is the server's sentence for visitors. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;
  /** The server's whole answer. A conflict at the desk includes what is stored now. */
  readonly answer: Partial<ApiError>;

  constructor(status: number, error: Partial<ApiError>) {
    super(error.error ?? "");
    this.name = "ApiFailure";
    this.status = status;
    this.fields = error.fields ?? {};
    this.answer = error;
  }
}
