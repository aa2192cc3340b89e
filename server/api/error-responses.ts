import { apiError } from "#domain/api/api-error.ts";

/** Response schemas of every failure. */
export const errorResponses = { "4xx": apiError, "5xx": apiError };
