import { apiError } from "#domain/api/api-error.ts";

/** Response schemas of everything that is not a success. */
export const errorAnswers = { "4xx": apiError, "5xx": apiError };
