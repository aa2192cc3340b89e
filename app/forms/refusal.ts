import type { SubmissionResult } from "@conform-to/react";

/** A form's messages as Conform takes them; nothing when there are none. */
export function refusalOf(errors: Record<string, string[]>): SubmissionResult | undefined {
  return Object.keys(errors).length > 0 ? { status: "error", error: errors } : undefined;
}

/** The API's one message per field, as `refusalOf` takes them. */
export function listed(fields: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));
}
