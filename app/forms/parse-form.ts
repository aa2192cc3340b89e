import type { z } from "zod/mini";

/** What is wrong with a form: one message for each faulty field. */
export type FieldErrors = Record<string, string>;

/** A parsed form: its values, or what is wrong with it. */
export type Checked<Form> =
  | { status: "success"; value: Form }
  | { status: "error"; error: FieldErrors };

/**
 * Parses a submitted form with the schema shared by browser, page action and API. Each field keeps
 * only its first message, so that there is one thing to fix at a time.
 */
export function parseForm<Form extends object>(
  body: FormData,
  schema: z.ZodMiniType<Form>,
): Checked<Form> {
  const result = schema.safeParse(entriesOf(body));
  if (result.success) return { status: "success", value: result.data };
  const error: FieldErrors = {};
  for (const issue of result.error.issues) error[issue.path.join(".")] ??= issue.message;
  return { status: "error", error };
}

/**
 * A form's fields as typed. Files are dropped, and of several values with one name only the last is
 * kept.
 */
export function entriesOf(body: FormData): Record<string, string> {
  const texts = [...body].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}
