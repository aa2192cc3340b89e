import type { z } from "zod/mini";

/** What is wrong with a form: one message for each faulty field. */
export type FieldErrors = Record<string, string>;

/** A form that was read: what it says, or what is wrong with it. */
export type Checked<Form> =
  | { status: "success"; value: Form }
  | { status: "error"; error: FieldErrors };

/**
 * Reads a submitted form with the schema that browser, page action and API share. Every field keeps
 * its first message only: one thing to mend at a time.
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

/** A form's fields as they were typed; of files, and of a name's earlier values, nothing is kept. */
export function entriesOf(body: FormData): Record<string, string> {
  const texts = [...body].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}
