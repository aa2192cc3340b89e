import { z } from "zod/mini";
import { ApiFailure } from "#api-client/api-failure.ts";
import { leadConflict } from "#domain/lead/lead-page.ts";

/**
 * For a change that lost to an earlier one: what is stored for the lead instead. Undefined for any
 * other error.
 */
export function conflictOf(error: unknown): z.output<typeof leadConflict> | undefined {
  if (!(error instanceof ApiFailure && error.status === 409)) return undefined;
  return z.safeParse(leadConflict, error.answer).data;
}
