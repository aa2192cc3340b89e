import { z } from "zod/mini";
import { ApiFailure } from "#api-client/api-failure.ts";
import { leadConflict } from "#domain/lead/lead-contract.ts";

/** What is stored of a lead in place of what was sent, and why: the answer to a change that came second. */
export function conflictOf(error: unknown): z.output<typeof leadConflict> | undefined {
  if (!(error instanceof ApiFailure && error.status === 409)) return undefined;
  return z.safeParse(leadConflict, error.answer).data;
}
